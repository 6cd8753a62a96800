"""A saved game told from its first event to its last."""

from __future__ import annotations

from collections.abc import Iterator

from app.narration.beggar import BeggarNarrator
from app.narration.euchre import EuchreNarrator
from app.narration.lines import Line
from app.narration.narrator import Event, Narrator, State
from engines.saves import AnySavedGame, SavedBeggar, SavedEuchre, Timeline


def told(
    timeline: Timeline[State, Event], narrator: Narrator[State, Event], start: int = 0
) -> Iterator[Line]:
    """The lines of all that happened from a position on."""
    for before, event in timeline.steps(start):
        yield from narrator.tell(event, before)


def told_game(saved: AnySavedGame, start: int = 0) -> Iterator[Line]:
    """The lines of a saved game from a position on, all its players by name."""
    names = tuple(seat.name for seat in saved.seats)
    match saved:
        case SavedBeggar():
            return told(saved.timeline(), BeggarNarrator(names), start)
        case SavedEuchre():
            return told(saved.timeline(), EuchreNarrator(names), start)
