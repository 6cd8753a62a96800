"""What pairs add up to: means, and how far they can be trusted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from engines.euchre.duplicate.pairs import PairOfDeals


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error; without two values there is no error, without one no mean."""

    mean: float | None
    error: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """The first contestant against the second.

    pairs: of deals, each played twice; points: what he gains over the other in a deal; dealing,
    not_dealing: in the deals of either. matches: how many; wins, win_rate: how many of them he won.

    The two halves of a pair have the same cards, so it is pairs that are independent: each counts
    as one value, and the standard errors are taken over pairs.
    """

    pairs: int
    points: Estimate
    dealing: Estimate
    not_dealing: Estimate
    matches: int
    wins: int
    win_rate: Estimate


class Sum:
    """Independent whole numbers, added up one by one; nothing is rounded, so no order matters."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self._squares = 0

    def add(self, value: int) -> None:
        """One more."""
        self.count += 1
        self.total += value
        self._squares += value * value

    def estimate(self, unit: int = 1) -> Estimate:
        """Their mean, where `unit` of them make one."""
        if not self.count:
            return Estimate(None, None)
        mean = self.total / (self.count * unit)
        if self.count == 1:
            return Estimate(mean, None)
        spread = self.count * self._squares - self.total**2
        return Estimate(mean, sqrt(spread / (self.count - 1)) / (self.count * unit))


class Score:
    """A contest, as far as it has been played."""

    def __init__(self) -> None:
        self._both = Sum()
        self._dealing = Sum()
        self._not_dealing = Sum()
        self._wins = Sum()

    def add_deals(self, pairs: Iterable[PairOfDeals]) -> None:
        """Some more pairs of deals have been played."""
        for pair in pairs:
            self._both.add(pair.dealing + pair.not_dealing)
            self._dealing.add(pair.dealing)
            self._not_dealing.add(pair.not_dealing)

    def add_matches(self, wins: int) -> None:
        """One more pair of matches has been played; the first has won so many of the two."""
        self._wins.add(wins)

    @property
    def figures(self) -> Figures:
        """What it adds up to."""
        return Figures(
            pairs=self._both.count,
            points=self._both.estimate(unit=2),
            dealing=self._dealing.estimate(),
            not_dealing=self._not_dealing.estimate(),
            matches=2 * self._wins.count,
            wins=self._wins.total,
            win_rate=self._wins.estimate(unit=2),
        )
