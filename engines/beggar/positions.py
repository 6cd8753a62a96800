"""The positions a game has been in, so that one that comes back is known at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Position: TypeAlias = str
"""Hands by kind, and who leads: two positions that read alike are played alike."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """After how many cards turned and piles taken a position was there."""

    cards: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions with their first sightings: immutable, cheap to add to, and sharing what is old.

    They lie in dictionaries that are never changed, each larger than the next; adding one joins
    those that have grown alike, as a carry runs through a binary number. So a game of `n` tricks
    looks into at most log2(n) of them, and keeping every state of it costs little.
    """

    _shelves: tuple[dict[Position, Sighting], ...] = ()

    def first(self, position: Position) -> Sighting | None:
        """When the position was there first; None when it is new."""
        for shelf in self._shelves:
            if position in shelf:
                return shelf[position]
        return None

    def adding(self, position: Position, sighting: Sighting) -> Positions:
        """These positions and one more, which keeps the sighting it has when it is not new."""
        if self.first(position) is not None:
            return self
        shelves, top = self._shelves, {position: sighting}
        while shelves and len(shelves[-1]) <= len(top):
            top = {**shelves[-1], **top}
            shelves = shelves[:-1]
        return Positions((*shelves, top))
