"""What may come of each call: exact means over every hand the other may hold.

What the other says next is weighed by his habits, and what he takes up and lays away by what is
sound; from then on all cards are open. So a pass is worth what may come after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final

from engines.cards import Suit
from engines.euchre import double_dummy, table
from engines.euchre.actions import Action, Discard, NameTrump, OrderUp, Pass
from engines.euchre.belief import belief, habits
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits, singles
from engines.euchre.hands import known
from engines.euchre.players.prospect import Prospect
from engines.euchre.players.stakes import stakes
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import Phase, View

Weights = Sequence[float]
"""How likely each hand of the other is, together with all that was said until then."""


# As many hands as a call is weighed against within its time: all there are with 24 or 25 cards.
_MOST_HANDS: Final = 20_000


def prospects_of_calls(view: View, options: Sequence[Action]) -> dict[Action, Prospect]:
    """How the hand may end after each call, or with each card laid away."""
    believed = belief(view, _MOST_HANDS)
    bidding, weights = _Bidding(view, believed.hands), believed.weights
    total = sum(weights)
    return {option: bidding.prospect(option, weights).of(total) for option in options}


class _Bidding:
    """The bidding as one player sees it, against all hands of the other.

    Every prospect is a sum over the weights it is given, not a mean: those of the ways a hand may
    go add up. The best is what is worth most for the match.
    """

    def __init__(self, view: View, hands: Sequence[int]) -> None:
        (self._other,) = table.against(view.seat)
        self._view = view
        self._hands = hands
        self._mine = bits(known(view.hand))
        self._upcard = bits(known((view.upcard,)))
        self._deals = view.dealer == view.seat
        self._stakes = stakes(view)
        self._tricks: dict[tuple[Suit, int, bool | None], list[int]] = {}

    def prospect(self, option: Action, weights: Weights) -> Prospect:
        """What may come of an action that is legal now."""
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

    def _upcard_made_trump(self, weights: Weights) -> Prospect:
        if not self._deals:
            return self._played(self._suit, weights, makes=True, ordered_up=True)
        cards = self._mine | (self._upcard if self._view.rules.may_discard_upcard else 0)
        return self._best(self._laid_away(card, weights) for card in singles(cards))

    def _laid_away(self, card: int, weights: Weights) -> Prospect:
        """The upcard is taken up for a card; laying away the upcard itself is leaving it."""
        mine = (self._mine | self._upcard) & ~card
        defends = self._view.maker == self._other
        return self._played(self._suit, weights, makes=not defends, mine=mine)

    def _passed_upcard(self, weights: Weights) -> Prospect:
        if self._deals:
            return self._his_turn(weights)
        accepts = habits.makes_upcard_trump(self._view, self._hands, is_dealer=True)
        accepted = list(map(mul, weights, accepts))
        declined = [weight - part for weight, part in zip(weights, accepted, strict=True)]
        made = self._played(self._suit, accepted, makes=False, ordered_up=False)
        return made + self._own_turn(declined)

    def _own_turn(self, weights: Weights) -> Prospect:
        """The best to be said in the second round."""
        prospects = [self._named(suit, weights) for suit in habits.nameable(self._view)]
        if not (self._deals and self._view.rules.stick_the_dealer):
            prospects.append(self._passed(weights))
        return self._best(prospects)

    def _best(self, prospects: Iterable[Prospect]) -> Prospect:
        return max(prospects, key=lambda prospect: prospect.worth(self._stakes))

    def _his_turn(self, weights: Weights) -> Prospect:
        """What the other may say in the second round."""
        named, passes = habits.names(self._view, self._hands, is_dealer=not self._deals)
        left = list(map(mul, weights, passes))
        prospect = self._own_turn(left) if self._deals else self._all_passed(left)
        for suit, chances in named.items():
            prospect += self._played(suit, list(map(mul, weights, chances)), makes=False)
        return prospect

    def _named(self, suit: Suit, weights: Weights) -> Prospect:
        return self._played(suit, weights, makes=True)

    def _passed(self, weights: Weights) -> Prospect:
        return self._all_passed(weights) if self._deals else self._his_turn(weights)

    def _all_passed(self, weights: Weights) -> Prospect:
        return Prospect(thrown_in=sum(weights))

    @property
    def _suit(self) -> Suit:
        """The suit the upcard stands for."""
        assert self._view.upcard_suit is not None
        return self._view.upcard_suit

    def _played(
        self,
        trump: Suit,
        weights: Weights,
        *,
        makes: bool,
        mine: int | None = None,
        ordered_up: bool | None = None,
    ) -> Prospect:
        """How the hand ends when the tricks are played.

        makes: whether it is he who made trump, not the other.
        mine: one's own cards, if not those in hand now. ordered_up: set if the other takes the
        upcard up first, ordered to or not.
        """
        tricks = self._solved(trump, self._mine if mine is None else mine, ordered_up)
        by_leader = [0.0] * (HAND_SIZE + 1)
        for weight, taken in zip(weights, tricks, strict=True):
            by_leader[taken] += weight
        ends = by_leader[::-1] if self._deals else by_leader
        return Prospect(making=ends) if makes else Prospect(defending=ends)

    def _solved(self, trump: Suit, mine: int, ordered_up: bool | None) -> list[int]:
        """The tricks of the non-dealer, who leads, against each of the hands."""
        asked = trump, mine, ordered_up
        if asked not in self._tricks:
            hands = self._hands
            if ordered_up is not None:
                hands = habits.after_laying_away(self._view, hands, ordered_up=ordered_up)
            tricks = double_dummy.table()
            positions = keys(trump, mine, hands, leads=not self._deals)
            self._tricks[asked] = [tricks[position] for position in positions]
        return self._tricks[asked]
