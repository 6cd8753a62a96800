"""What each action is worth when all cards lie open and both players do their best from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Final

from engines.cards import Card, Suit
from engines.euchre import double_dummy, ranking, scoring, table
from engines.euchre.actions import Action, Discard, LeaveUpcard, NameTrump, Pass, Play
from engines.euchre.deciding import decide, legal_actions
from engines.euchre.double_dummy.positions import bit, bits, key, stand
from engines.euchre.evolving import evolve
from engines.euchre.hands import known
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import Phase, State

# Of two ends with the same points, the one with more tricks; far less than any point is worth.
_A_TRICK: Final = 1e-7
# Worths that differ by less are the same, and were only added up in another order.
_DIGITS: Final = 10


def worth_of_open(state: State) -> dict[Action, float]:
    """For each legal action of the player to act, the points of this hand he gains by it.

    They are his points less those of the other, who does his best too. In the state both hands are
    known; the talon and a card laid away do not matter.
    """
    options = legal_actions(state)
    if state.phase is Phase.PLAYING:
        cards = [option.card for option in options if isinstance(option, Play)]
        return {Play(card): gain for card, gain in _of_cards(state, cards).items()}
    bidding = _Bidding(state)
    sign = -1 if state.to_act == state.dealer else 1
    return {option: sign * bidding.worth(option, state) for option in options}


def best(worth: Mapping[Action, float], state: State) -> Action:
    """The action that is worth most; of those worth the same, the one that commits to least.

    That is a pass, then the lowest card, plain before trump: so the other has more room to err,
    which is worth 0.07 points a deal to who sees every card.
    """

    def place(option: Action) -> tuple[float, bool, bool, int]:
        worth_of_it = round(worth[option], _DIGITS)
        match option:
            case Play(card):
                plain = ranking.suit_of(card, state.trump) != state.trump
                return worth_of_it, False, plain, -ranking.height(card, state.trump)
            case _:
                return worth_of_it, isinstance(option, Pass), False, 0

    return max(worth, key=place)


@cache
def _gains(seat: int, maker: int) -> Sequence[float]:
    """What a seat gains, by the tricks it takes, when `maker` made trump."""
    gains = []
    for tricks in range(HAND_SIZE + 1):
        points = scoring.points_of(maker, tricks if seat == maker else HAND_SIZE - tricks)
        gains.append(2 * points[seat] - sum(points) + tricks * _A_TRICK)
    return gains


def _of_cards(state: State, cards: Sequence[Card]) -> dict[Card, float]:
    """What each card that may be played now is worth."""
    seat, trump, lead = state.to_act, state.trump, state.led
    assert seat is not None and trump is not None and state.maker is not None
    (other,) = table.against(seat)
    mine, his = (bits(known(state.hands[each])) for each in (seat, other))
    by_tricks = _gains(seat, state.maker)[state.tricks_taken[seat] :]
    if lead is None:
        leads = double_dummy.leads(key(trump, mine, his))
        places = {card: stand(bit(card), trump, mine) for card in cards}
        return {card: by_tricks[leads[suit][nth]] for card, (suit, nth) in places.items()}
    return {card: by_tricks[_tricks_of_reply(card, lead, trump, mine, his)] for card in cards}


def _tricks_of_reply(card: Card, lead: Card, trump: Suit, mine: int, his: int) -> int:
    """The tricks, from this one on, of a player who follows with a card."""
    left = mine & ~bit(card)
    if ranking.beats(card, lead, trump):
        return 1 + double_dummy.table()[key(trump, left, his)]
    return left.bit_count() - double_dummy.table()[key(trump, his, left)]


class _Bidding:
    """The calls of a hand, and what each is worth to the player who does not deal: he leads."""

    def __init__(self, state: State) -> None:
        (self._leader,) = table.against(state.dealer)
        self._hand = bits(known(state.hands[self._leader]))
        self._dealers = bits(known(state.hands[state.dealer]))
        self._upcard = bits(known((state.upcard,)))
        self._tricks: dict[tuple[Suit, int], int] = {}

    def worth(self, action: Action, state: State) -> float:
        """What comes of an action that is legal in a state."""
        match action:
            case NameTrump(suit) if state.phase is Phase.ROUND_TWO:
                return self._played(state.to_act, suit, self._dealers)
            case Discard(card):
                kept = (self._dealers | self._upcard) & ~bit(card)
                return self._played(state.maker, state.trump, kept)
            case LeaveUpcard():
                return self._played(state.maker, state.trump, self._dealers)
            case _:
                return self._best(reduce(evolve, decide(state, action), state))

    def _best(self, state: State) -> float:
        """What comes of the best that the player to act can do; nothing when all have passed."""
        if state.to_act is None:
            return 0.0
        worth = (self.worth(option, state) for option in legal_actions(state))
        return min(worth) if state.to_act == state.dealer else max(worth)

    def _played(self, maker: int | None, trump: Suit | None, dealers: int) -> float:
        """What the tricks bring when trump is made and the dealer holds these cards."""
        assert maker is not None and trump is not None
        if (trump, dealers) not in self._tricks:
            position = key(trump, self._hand, dealers)
            self._tricks[trump, dealers] = double_dummy.table()[position]
        return _gains(self._leader, maker)[self._tricks[trump, dealers]]
