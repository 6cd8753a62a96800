"""A table on which a game is shown, whether it is being played or was: a cursor over its events."""

from __future__ import annotations

import time
from abc import abstractmethod
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from textual import events
from textual.timer import Timer
from textual.widget import Widget

from app.commands import command_of
from app.drawing.canvas import Canvas
from app.hints import means_nothing
from app.narration import Line, Narrator, told
from app.playback import Playback
from app.screens.house import HouseScreen
from app.screens.log import LogScreen
from app.settings import Motion
from app.widgets.painting import Painting
from engines.saves import Timeline

State = TypeVar("State")
Event = TypeVar("Event")

FRAME = 1 / 60
"""Seconds from one picture to the next while cards travel."""

_LOGGED = 1_000
"""Events the log goes back."""

_FRAMES = {"full": FRAME, "reduced": 1 / 4, "none": 1 / 4}
_TRAVEL = 0.16
_FASTEST_TRAVEL = 2.0


@dataclass(frozen=True, slots=True)
class Manner:
    """How a table moves: with how much motion, and by which clock (seconds, any beginning)."""

    motion: Motion = "full"
    clock: Callable[[], float] = time.monotonic


class TableScreen(HouseScreen, Generic[State, Event]):
    """Shows the state at the cursor of a playback, and moves it when its time has come.

    A table of its own supplies `tell`, which says in its lines where the game stands, `paint`, and
    `travels`. While nothing is due, no timer runs. `caught_up` is asked what to do when everything
    there is has been shown.
    """

    def __init__(
        self, timeline: Timeline[State, Event], playback: Playback, manner: Manner
    ) -> None:
        super().__init__()
        self.timeline = timeline
        self.playback = playback
        self.manner = manner
        self._timer: Timer | None = None
        self._moved_at = -_TRAVEL
        self._table = Painting(self.paint)

    @property
    @abstractmethod
    def narrator(self) -> Narrator[State, Event]:
        """Who tells the game to those who look on."""

    @property
    def seen(self) -> Timeline[State, Event]:
        """The game as far as it is shown; without hidden hands it is the whole timeline."""
        return self.timeline

    @abstractmethod
    def tell(self) -> None:
        """Say in the header, and in the line below the table, what there is at the cursor."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Paint the table at the cursor."""

    @abstractmethod
    def travels(self, event: Event) -> bool:
        """Whether a card comes to its place with this event."""

    @abstractmethod
    def refuse(self, sentence: str) -> None:
        """Say why a key did nothing, until another one does something."""

    def on_key(self, event: events.Key) -> None:
        """A key that means nothing here says so, and where those that do are listed."""
        means = self.active_bindings.get(event.key)
        if event.is_printable and not (means and means.enabled):
            event.stop()
            self.refuse(means_nothing(self.place, event.character or ""))

    def body(self) -> Iterable[Widget]:
        """The table is one picture."""
        return (self._table,)

    @property
    def state(self) -> State:
        """What lies on the table at the cursor."""
        return self.timeline.state_at(self.playback.position)

    @property
    def now(self) -> float:
        """What time it is, in seconds."""
        return self.manner.clock()

    @property
    def travelled(self) -> float:
        """How far the card of the last event has come: from 0, just begun, to 1, arrived."""
        position = self.playback.position
        still = self.manner.motion != "full" or not position
        if still or not self.travels(self.timeline.events[position - 1]):
            return 1.0
        return min(1.0, max(0.0, (self.now - self._moved_at) / _TRAVEL))

    def show(self) -> None:
        """Show what there is at the cursor."""
        self.tell()
        self.offer_keys()
        self._table.redraw()

    def caught_up(self, now: float) -> float | None:
        """Everything has been shown: when to come back to this, or None while nothing is due."""
        return None

    def on_mount(self) -> None:
        """Begin to run."""
        super().on_mount()
        self.pulse()

    def on_resize(self, event: events.Resize) -> None:
        """Say as much as there is room for."""
        super().on_resize(event)
        self.show()

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

    def lines_of(self, start: int, end: int) -> Iterable[Line]:
        """What the log says of the events from one position to another."""
        return told(self.seen, self.narrator, start, end)

    def action_log(self) -> None:
        """What has happened, the end of it first."""
        end = self.playback.position
        lines = tuple(self.lines_of(end - _LOGGED, end))
        self.app.push_screen(LogScreen(command_of(self.place, "log").does.capitalize(), lines))

    def action_pace(self, step: int) -> None:
        """Half or twice the speed."""
        self.playback.change_speed(step, self.now)
        self.moved()

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
        frame = _FRAMES[self.manner.motion]
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
