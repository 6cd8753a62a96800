"""The log of a match as it stands at a position of its timeline."""

from __future__ import annotations

from app.narration import EuchreNarrator, Line
from engines.euchre import Event, State
from engines.saves import Timeline


def told(
    timeline: Timeline[State, Event], position: int, narrator: EuchreNarrator, most: int
) -> tuple[Line, ...]:
    """The lines of the last `most` events before a position."""
    start = max(0, position - most)
    lines: list[Line] = []
    for index, (state, event) in enumerate(timeline.steps(start), start):
        if index >= position:
            break
        lines += narrator.tell(event, state)
    return tuple(lines)
