"""What may become of a hand after an action: how likely it is to end in each of its ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add
from typing import Final

from engines.euchre.players.stakes import Stakes
from engines.euchre.rules import HAND_SIZE
from engines.euchre.scoring import NEEDED, POINTS, outcome_of

NONE: Final = (0.0,) * (HAND_SIZE + 1)


@dataclass(frozen=True, slots=True)
class Prospect:
    """How often a hand ends in each way, for one of its players; each chance 0 to 1, in all 1.

    making, defending: by the tricks he takes, 0 to 5, when he makes trump and when the other does.
    thrown_in: when all pass.
    """

    making: Sequence[float] = NONE
    defending: Sequence[float] = NONE
    thrown_in: float = 0.0

    def __add__(self, other: Prospect) -> Prospect:
        return Prospect(
            tuple(map(add, self.making, other.making)),
            tuple(map(add, self.defending, other.defending)),
            self.thrown_in + other.thrown_in,
        )

    def of(self, total: float) -> Prospect:
        """The chances, of counts that are `total` in all."""
        return Prospect(
            tuple(count / total for count in self.making),
            tuple(count / total for count in self.defending),
            self.thrown_in / total,
        )

    def worth(self, stakes: Stakes) -> float:
        """What the ends are worth to him on the mean, in the measure of the stakes."""
        return (
            _mean(self.making, stakes.making)
            + _mean(self.defending, stakes.defending)
            + self.thrown_in * stakes.thrown_in
        )

    @property
    def points(self) -> float:
        """The points he wins in the hand on the mean, less those of the other: -2 to 2."""
        return _mean(self.making, _POINTS) - _mean(self.defending[::-1], _POINTS)

    @property
    def makes(self) -> float:
        """How often he makes trump and takes the tricks he needs for it."""
        return sum(self.making[NEEDED:])

    @property
    def euchred(self) -> float:
        """How often he makes trump and does not take them."""
        return sum(self.making[:NEEDED])

    @property
    def euchres(self) -> float:
        """How often the other makes trump and does not take the tricks he needs for it."""
        return sum(self.defending[HAND_SIZE - NEEDED + 1 :])


def _mean(chances: Sequence[float], worth: Sequence[float]) -> float:
    return sum(chance * each for chance, each in zip(chances, worth, strict=True))


def _points_of_maker(tricks: int) -> int:
    outcome = outcome_of(tricks)
    return -POINTS[outcome] if outcome == "euchred" else POINTS[outcome]


_POINTS: Final = tuple(_points_of_maker(tricks) for tricks in range(HAND_SIZE + 1))
