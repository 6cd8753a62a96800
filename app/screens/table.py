"""A table on which a game is shown, whether it is being played or was: a cursor over its events."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from textual.timer import Timer

from app.playback import Playback
from app.screens.house import HouseScreen
from app.settings import Motion
from engines.saves import Mark

State_co = TypeVar("State_co", covariant=True)

_FRAME = {"full": 1 / 60, "reduced": 1 / 4, "none": 1 / 4}
_TRAVEL = 0.16
_FASTEST_TRAVEL = 2.0


class Story(Protocol[State_co]):
    """As much of a timeline as a table needs: the states of a game, and where its parts begin."""

    def __len__(self) -> int: ...

    @property
    def marks(self) -> Sequence[Mark]:
        """Where each hand and each trick begins, in order."""

    def state_at(self, position: int) -> State_co:
        """The state after the first `position` events."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a table moves: with how much motion, and by which clock (seconds, any beginning)."""

    motion: Motion = "full"
    clock: Callable[[], float] = time.monotonic


class TableScreen(HouseScreen, Generic[State_co]):
    """Shows the state at the cursor of a playback, and moves it when its time has come.

    A table of its own supplies `show`, which gives its zones what to draw. While nothing is due,
    no timer runs. `caught_up` is asked what to do when everything there is has been shown.
    """

    def __init__(self, story: Story[State_co], playback: Playback, manner: Manner) -> None:
        super().__init__()
        self.story = story
        self.playback = playback
        self.manner = manner
        self._timer: Timer | None = None
        self._moved_at = -_TRAVEL

    @property
    def state(self) -> State_co:
        """What lies on the table at the cursor."""
        return self.story.state_at(self.playback.position)

    @property
    def now(self) -> float:
        """What time it is, in seconds."""
        return self.manner.clock()

    @property
    def travelled(self) -> float:
        """How far the card of the last event has come: from 0, just begun, to 1, arrived."""
        if self.manner.motion != "full":
            return 1.0
        return min(1.0, max(0.0, (self.now - self._moved_at) / _TRAVEL))

    def show(self) -> None:
        """Give the zones what there is to draw at the cursor."""

    def caught_up(self, now: float) -> float | None:
        """Everything has been shown: when to come back to this, or None while nothing is due."""
        return None

    def on_mount(self) -> None:
        """Begin to run."""
        super().on_mount()
        self.pulse()

    def on_screen_resume(self) -> None:
        """The table is in sight again: go on."""
        self.pulse()

    def on_screen_suspend(self) -> None:
        """Something covers the table: nothing runs meanwhile."""
        self._stop_timer()

    def pulse(self) -> None:
        """Move the cursor as far as it is due, show what there is, and see when to come back."""
        before = self.playback.position
        now = self.now
        if self.playback.tick(now):
            self._set_off(before, now)
        self.show()
        self._come_back(now)

    def moved(self, *, by_hand: bool = True) -> None:
        """The cursor was moved; `by_hand` cards jump to their places."""
        if not by_hand:
            self._moved_at = self.now
        self.show()
        self._come_back(self.now)

    def told(self, length: int) -> None:
        """There are `length` events now."""
        self.playback.grow(length, self.now)
        self.pulse()

    def _set_off(self, before: int, now: float) -> None:
        one = self.playback.position == before + 1
        if one and self.playback.speed <= _FASTEST_TRAVEL:
            self._moved_at = now
        else:
            self._moved_at = now - _TRAVEL

    def _come_back(self, now: float) -> None:
        self._stop_timer()
        if not self.is_current:
            return
        due = self.playback.due(now)
        if self.playback.at_end:
            due = self.caught_up(now)
        frame = _FRAME[self.manner.motion]
        if self.travelled < 1.0:
            due = now if due is None else min(due, now)
        if due is not None:
            self._timer = self.set_timer(max(frame, due - now), self.pulse)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None


def previous_of(positions: Sequence[int], here: int) -> int:
    """The last of some rising positions before this one, or the beginning."""
    at = bisect_left(positions, here)
    return positions[at - 1] if at else 0


def next_of(positions: Sequence[int], here: int, end: int) -> int:
    """The first of some rising positions after this one, or the end."""
    at = bisect_right(positions, here)
    return positions[at] if at < len(positions) else end
