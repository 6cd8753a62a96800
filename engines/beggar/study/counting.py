"""How long a game is, by each way of counting that is in use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engines.beggar.dealing import standing_in
from engines.beggar.events import SeatOut
from engines.beggar.notation import Hands, kind_strings
from engines.beggar.playing_out import play_out
from engines.beggar.rules import USUAL_RULES, Rules, Seat
from engines.beggar.study.ancestry import DUEL
from engines.beggar.study.course import course

Convention = Literal["cards laid", "attempts too", "first empty hand"]
"""What is counted.

"cards laid": only cards really laid, to the end that the rules of this house give; the published
records count so. "attempts too": also the attempt to turn a card from an empty hand, as in the
older lists, where a game that ends in the middle of a trick is a card longer. "first empty hand":
the game is over as soon as a hand is empty, even that of a claimant who is still to be paid, and
whoever has cards has won. The last two are in use for two players alone.
"""


@dataclass(frozen=True, slots=True)
class Count:
    """What a deal comes to by one convention: nobody wins an endless game."""

    convention: Convention
    cards: int
    tricks: int
    winners: tuple[Seat, ...]


def counts(hands: Hands, rules: Rules = USUAL_RULES) -> tuple[Count, ...]:
    """The count of the house, and each other that comes to something else.

    There are as many players as hands, whatever `rules` say, and seat 0 leads, or the first after
    it who has cards. Raises `BadDeal` for hands that cannot be read.
    """
    told = kind_strings(hands)
    result = play_out(told, rules)
    house = Count("cards laid", result.cards, result.tricks, result.winners)
    if len(told) != DUEL:
        return (house,)
    others = _others(told, house)
    return (house, *(count for count in others if replace(count, convention="cards laid") != house))


def _others(told: tuple[str, ...], house: Count) -> Iterator[Count]:
    stopped = False
    for event, state in course(standing_in(told), USUAL_RULES):
        if isinstance(event, SeatOut) and state.pile:
            yield replace(house, convention="attempts too", cards=house.cards + 1)
        if not stopped and not all(state.hands):
            stopped = True
            winners = tuple(seat for seat, hand in enumerate(state.hands) if hand)
            tricks = state.tricks + (1 if state.pile else 0)
            yield Count("first empty hand", state.cards, tricks, winners)
