"""The positions a game has been in, so that one that comes back is known at once."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engines.beggar.events import Hand
from engines.beggar.kinds import kinds
from engines.beggar.rules import Seat

Position: TypeAlias = str
"""Hands by kind, and who leads: two positions that read alike are played alike."""


def position(hands: tuple[Hand, ...], leader: Seat) -> Position:
    """The position with these hands, none of them hidden, and this leader."""
    return f"{leader}:" + "/".join([kinds(hand) for hand in hands])


class Sighting(NamedTuple):
    """After how many cards turned and piles taken a position was there."""

    cards: int
    tricks: int


class Positions(NamedTuple):
    """Positions with their first sightings: immutable, cheap to add to, and sharing what is old.

    They lie on shelves, dictionaries that are never changed, each larger than the next; adding one
    joins those that have grown alike, as a carry runs through a binary number. So there are at most
    log2(n) shelves to look on, and to keep every state of a game costs little.
    """

    shelves: tuple[dict[Position, Sighting], ...] = ()

    def first(self, position: Position) -> Sighting | None:
        """When a position was there first; None when it never was."""
        for shelf in self.shelves:
            if position in shelf:
                return shelf[position]
        return None

    def adding(self, position: Position, sighting: Sighting) -> Positions:
        """These positions and one more; one that is not new keeps its first sighting."""
        if self.first(position) is not None:
            return self
        shelves, top = self.shelves, {position: sighting}
        while shelves and len(shelves[-1]) <= len(top):
            top = shelves[-1] | top
            shelves = shelves[:-1]
        return Positions((*shelves, top))
