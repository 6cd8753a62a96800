"""What each call is worth: exact means over every hand the other may hold.

What the other says next is weighed by his habits, and what he takes up and lays away by what is
sound; from then on all cards are open. So a pass is worth what may come after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from operator import mul
from typing import Final

from engines.cards import Suit
from engines.euchre import double_dummy, table
from engines.euchre.actions import Action, Discard, NameTrump, OrderUp, Pass
from engines.euchre.belief import belief, habits
from engines.euchre.belief.calls import may_pass, nameable
from engines.euchre.belief.laying_away import after_laying_away
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits, singles
from engines.euchre.hands import known
from engines.euchre.players.stakes import stakes
from engines.euchre.state import Phase, View

Weights = Sequence[float]
"""How likely each hand of the other is, together with all that was said until then."""


# As many hands as a call is weighed against within its time: all there are with 24 or 25 cards. Of
# the 65,780 with 32, which come in order, every fourth tells as much.
_MOST_HANDS: Final = 20_000


def worth_of_calls(view: View, options: Sequence[Action]) -> dict[Action, float]:
    """The chance to win the match with each call, or with each card laid away."""
    believed = belief(view)
    step = ceil(len(believed.hands) / _MOST_HANDS)
    bidding = _Bidding(view, believed.hands[::step])
    weights = believed.weights[::step]
    total = sum(weights)
    return {option: bidding.worth(option, weights) / total for option in options}


class _Bidding:
    """The bidding as one player sees it, against all hands of the other.

    Every worth is a sum over the weights it is given, not a mean: those of the ways a hand may go
    add up.
    """

    def __init__(self, view: View, hands: Sequence[int]) -> None:
        (self._other,) = table.against(view.seat)
        self._view = view
        self._hands = hands
        self._mine = bits(known(view.hand))
        self._upcard = bits(known((view.upcard,)))
        self._deals = view.dealer == view.seat
        self._stakes = stakes(view)
        self._tricks: dict[tuple[Suit, int, bool], list[int]] = {}

    def worth(self, option: Action, weights: Weights) -> float:
        """What an action that is legal now is worth."""
        match option:
            case OrderUp():
                return self._upcard_made_trump(weights)
            case NameTrump(suit):
                return self._named(suit, weights)
            case Pass() if self._view.phase is Phase.ROUND_ONE:
                return self._passed_upcard(weights)
            case Pass():
                return self._passed(weights)
            case Discard(card):
                return self._laid_away(bit(card), weights)
            case _:
                return self._laid_away(self._upcard, weights)

    def _upcard_made_trump(self, weights: Weights) -> float:
        if not self._deals:
            return self._played(self._suit, weights, self._stakes.making, taken_up=True)
        cards = self._mine | (self._upcard if self._view.rules.may_discard_upcard else 0)
        return max(self._laid_away(card, weights) for card in singles(cards))

    def _laid_away(self, card: int, weights: Weights) -> float:
        """The upcard is taken up for a card; laying away the upcard itself is leaving it."""
        mine = (self._mine | self._upcard) & ~card
        defends = self._view.maker == self._other
        ends = self._stakes.defending if defends else self._stakes.making
        return self._played(self._suit, weights, ends, mine=mine)

    def _passed_upcard(self, weights: Weights) -> float:
        if self._deals:
            return self._his_turn(weights)
        accepts = habits.makes_upcard_trump(self._hands, self._suit, self._upcard, is_dealer=True)
        accepted = list(map(mul, weights, accepts))
        declined = [weight - part for weight, part in zip(weights, accepted, strict=True)]
        made = self._played(self._suit, accepted, self._stakes.defending, taken_up=True)
        return made + self._own_turn(declined)

    def _own_turn(self, weights: Weights) -> float:
        """The best to be said in the second round."""
        worth = [self._named(suit, weights) for suit in nameable(self._view)]
        if may_pass(self._view, self._view.seat):
            worth.append(self._passed(weights))
        return max(worth)

    def _his_turn(self, weights: Weights) -> float:
        """What the other may say in the second round."""
        named, passes = habits.names(
            self._hands,
            nameable(self._view),
            is_dealer=not self._deals,
            may_pass=may_pass(self._view, self._other),
        )
        worth = sum(
            self._played(suit, list(map(mul, weights, chances)), self._stakes.defending)
            for suit, chances in named.items()
        )
        left = list(map(mul, weights, passes))
        return worth + (self._own_turn(left) if self._deals else self._all_passed(left))

    def _named(self, suit: Suit, weights: Weights) -> float:
        return self._played(suit, weights, self._stakes.making)

    def _passed(self, weights: Weights) -> float:
        return self._all_passed(weights) if self._deals else self._his_turn(weights)

    def _all_passed(self, weights: Weights) -> float:
        return sum(weights) * self._stakes.thrown_in

    @property
    def _suit(self) -> Suit:
        """The suit the upcard stands for."""
        assert self._view.upcard_suit is not None
        return self._view.upcard_suit

    def _played(
        self,
        trump: Suit,
        weights: Weights,
        ends: Sequence[float],
        *,
        mine: int | None = None,
        taken_up: bool = False,
    ) -> float:
        """What the ends are worth when the tricks are played.

        mine: one's own cards, if not those in hand now; taken_up: whether the other takes up the
        upcard first.
        """
        tricks = self._solved(trump, self._mine if mine is None else mine, taken_up)
        by_leader = ends[::-1] if self._deals else ends
        return sum(weight * by_leader[taken] for weight, taken in zip(weights, tricks, strict=True))

    def _solved(self, trump: Suit, mine: int, taken_up: bool) -> list[int]:
        """The tricks of the non-dealer, who leads, against each of the hands."""
        asked = trump, mine, taken_up
        if asked not in self._tricks:
            hands = self._hands
            if taken_up:
                hands = after_laying_away(
                    hands,
                    self._upcard,
                    trump,
                    may_discard_upcard=self._view.rules.may_discard_upcard,
                )
            tricks = double_dummy.table()
            positions = keys(trump, mine, hands, leads=not self._deals)
            self._tricks[asked] = [tricks[position] for position in positions]
        return self._tricks[asked]
