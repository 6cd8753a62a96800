"""What many deals come to: how long they are, who wins them, and which are the longest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from engines.beggar.result import Result


@dataclass(frozen=True, slots=True)
class Find:
    """A deal worth keeping, by its number, and how long it is; an endless one to its first repeat.

    Finds are in the order of their worth, the best first.
    """

    number: int
    cards: int
    tricks: int
    endless: bool = False

    def __lt__(self, other: Find) -> bool:
        return self._worth < other._worth

    @property
    def _worth(self) -> tuple[bool, int, int, int]:
        return not self.endless, -self.cards, -self.tricks, self.number

    @classmethod
    def of(cls, number: int, result: Result) -> Find:
        """A deal of that number which came out so."""
        return cls(number, result.cards, result.tricks, result.reason == "endless")


@dataclass(frozen=True)
class Lengths:
    """How many games were how long: `counts` by length."""

    counts: Mapping[int, int] = field(default_factory=dict)

    def __add__(self, other: Lengths) -> Lengths:
        return Lengths(Counter(self.counts) + Counter(other.counts))

    @cached_property
    def games(self) -> int:
        """How many games there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean length; 0 without a game."""
        total = sum(length * count for length, count in self.counts.items())
        return total / self.games if self.games else 0.0

    def quantile(self, share: float) -> int:
        """The least length that so large a share of the games does not exceed; 0 without a game."""
        lengths = sorted(self.counts)
        reached = accumulate(self.counts[length] for length in lengths)
        for length, games in zip(lengths, reached, strict=True):
            if games >= share * self.games:
                return length
        return 0

    @property
    def median(self) -> int:
        """The length that half of the games do not exceed."""
        return self.quantile(0.5)

    @property
    def longest(self) -> int:
        """The greatest length; 0 without a game."""
        return max(self.counts, default=0)

    def between(self, first: int, last: int) -> int:
        """How many games have a length from `first` up to `last`, both included."""
        return sum(count for length, count in self.counts.items() if first <= length <= last)


@dataclass(frozen=True)
class Tally:
    """The sum of some deals. Tallies are added, in any order, to the same sum.

    cards, tricks: of the games that end. wins: by seat. best: the best finds, the best first, at
    most `keep` of those that end, and every endless one.
    """

    keep: int
    wins: tuple[int, ...]
    cards: Lengths = Lengths()
    tricks: Lengths = Lengths()
    best: tuple[Find, ...] = ()

    @classmethod
    def empty(cls, players: int, keep: int) -> Tally:
        """No deal yet."""
        return cls(keep, (0,) * players)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.keep,
            tuple(mine + yours for mine, yours in zip(self.wins, other.wins, strict=True)),
            self.cards + other.cards,
            self.tricks + other.tricks,
            best_of((*self.best, *other.best), self.keep),
        )

    @property
    def endless(self) -> int:
        """How many games never end."""
        return sum(find.endless for find in self.best)

    @property
    def deals(self) -> int:
        """How many deals there are in all."""
        return self.cards.games + self.endless


def best_of(finds: Iterable[Find], keep: int) -> tuple[Find, ...]:
    """The best of some finds, in order: all that are endless, and so many of the others."""
    ordered = sorted(finds)
    return tuple(ordered[: keep + sum(find.endless for find in ordered)])


def tallied(results: Iterable[tuple[int, Result]], players: int, keep: int) -> Tally:
    """The sum of some deals, each given by its number and how it came out."""
    cards, tricks, wins = Counter[int](), Counter[int](), [0] * players
    best: list[Find] = []
    for number, result in results:
        best.append(Find.of(number, result))
        if len(best) > max(2 * keep, _MANY):
            best = list(best_of(best, keep))
        if result.winners:
            cards[result.cards] += 1
            tricks[result.tricks] += 1
            wins[result.winners[0]] += 1
    return Tally(keep, tuple(wins), Lengths(cards), Lengths(tricks), best_of(best, keep))


_MANY = 1000
"""Finds are put in order whenever there are so many."""
