"""What has happened at a table since it was told last."""

from __future__ import annotations

from typing import Generic

from app.narration import Line, Narrator, told
from app.narration.narrator import Event, State
from engines.saves import Timeline


class Telling(Generic[State, Event]):
    """Tells a game as it goes on, each event once."""

    def __init__(self, timeline: Timeline[State, Event], narrator: Narrator[State, Event]) -> None:
        """Begin with the hand that is being played: what is carried on is not told from the start.

        timeline: it grows as the game goes on.
        """
        self._timeline = timeline
        self._narrator = narrator
        hands = [mark.index for mark in timeline.marks if mark.kind == "hand"]
        self._position = hands[-1] - 1 if hands else 0

    def news(self) -> list[Line]:
        """The lines of what happened since the last call."""
        # What was told may have been taken back since.
        position = min(self._position, len(self._timeline))
        lines = list(told(self._timeline, self._narrator, position))
        self._position = len(self._timeline)
        return lines
