"""Many deals at once: so many of the random deals of a seed, or of all deals of a small pack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import ClassVar, Final, TypeAlias

from engines.beggar.kinds import KINDS, PLAIN
from engines.beggar.lab.shuffling import dealt
from engines.beggar.lab.tally import Tally, tallied
from engines.beggar.playing_out import play_out
from engines.beggar.rules import USUAL_RULES, Rules


@dataclass(frozen=True, slots=True)
class RandomDeals:
    """So many random deals of a seed, from deal number `first` on; `keep` of them are finds."""

    rules: Rules
    seed: int
    first: int
    deals: int
    keep: int

    def hands(self, number: int) -> tuple[str, ...]:
        """The hands of the deal of a number, in kinds."""
        return dealt(self.seed, number, self.rules.players)


TWENTY: Final = 20
TWENTY_COURTS: Final = "JJQQKK"


@cache
def court_places() -> tuple[tuple[int, ...], ...]:
    """Where in twenty cards six court cards can be: 38,760 ways."""
    return tuple(combinations(range(TWENTY), len(TWENTY_COURTS)))


@cache
def court_orders() -> tuple[str, ...]:
    """In which orders two jacks, two queens and two kings can come: 90 ways."""
    return tuple(sorted(set(map("".join, permutations(TWENTY_COURTS))), key=_order))


def _order(courts: str) -> tuple[int, ...]:
    return tuple(map(KINDS.index, courts))


@dataclass(frozen=True, slots=True)
class TwentyCards:
    """So many of the 3,488,400 deals of fourteen plain cards, two jacks, two queens and two kings.

    Each of two players holds ten; deals are numbered by the places of the court cards, and then by
    their order. For each deal there is one with the hands exchanged, but as player 1 leads in both
    the two games differ, and both are played.
    """

    NUMBER: ClassVar[int] = 3_488_400
    rules: ClassVar[Rules] = USUAL_RULES

    first: int
    deals: int
    keep: int

    def hands(self, number: int) -> tuple[str, ...]:
        """The hands of the deal of a number, in kinds."""
        place, order = divmod(number, len(court_orders()))
        cards = [PLAIN] * TWENTY
        for at, court in zip(court_places()[place], court_orders()[order], strict=True):
            cards[at] = court
        told = "".join(cards)
        return told[: TWENTY // 2], told[TWENTY // 2 :]


Lot: TypeAlias = RandomDeals | TwentyCards
"""Deals to be played out, by number."""


def play_lot(lot: Lot) -> Tally:
    """What a lot comes to, in plain Python; `engines.compiled.lots` has the same, compiled."""
    numbers = range(lot.first, lot.first + lot.deals)
    results = ((number, play_out(lot.hands(number), lot.rules)) for number in numbers)
    return tallied(results, lot.rules.players, lot.keep)
