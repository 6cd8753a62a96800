"""How far a long work is, how fast it goes, and how long it will take."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """So many of a total are done, in so many seconds."""

    done: int
    total: int
    seconds: float

    @property
    def part(self) -> float:
        """What part is done, from 0 to 1."""
        return self.done / self.total if self.total else 1.0

    @property
    def rate(self) -> float | None:
        """How many a second; None while nobody can say."""
        return self.done / self.seconds if self.done and self.seconds > 0 else None

    @property
    def left(self) -> float | None:
        """How many seconds are left; None while nobody can say."""
        return (self.total - self.done) / self.rate if self.rate else None
