"""A game told event by event, the whole of it or a part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from app.narration.beggar import BeggarNarrator
from app.narration.euchre import EuchreNarrator
from app.narration.lines import Line
from app.narration.narrator import Event, Narrator, State, spoken_to
from engines.saves import AnySavedGame, SavedBeggar, SavedEuchre, Timeline


def told(
    timeline: Timeline[State, Event],
    narrator: Narrator[State, Event],
    start: int = 0,
    end: int | None = None,
) -> Iterator[Line]:
    """The lines of what happened from a position on, up to another or to the last event."""
    steps = timeline.steps(max(0, start))
    for before, event in islice(steps, None if end is None else max(0, end - max(0, start))):
        yield from narrator.tell(event, before)


def told_game(saved: AnySavedGame, start: int = 0) -> Iterator[Line]:
    """The lines of a saved game from a position on, as one who only watches hears them."""
    names = tuple(seat.name for seat in saved.seats)
    you = spoken_to(names)
    match saved:
        case SavedBeggar():
            return told(saved.timeline(), BeggarNarrator(names, you), start)
        case SavedEuchre():
            return told(saved.timeline(), EuchreNarrator(names, you), start)
