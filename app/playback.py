"""A cursor over the events of a game: where it is, how fast it goes, when it moves next.

It knows neither a clock nor a screen: whoever has them says what time it is. A game that is being
played is told in the same way as one that was: its events are behind a cursor that runs after them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Event = TypeVar("Event")

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)
"""The speeds there are; 1 is the pace at which one plays."""

UNTIL_ASKED = math.inf
"""A hold that ends only when someone says so."""

_LATE = 0.5
"""Seconds after which lost time is not made up for: the machine slept, or the program did."""

_MOST_AT_ONCE = 10_000


@dataclass(frozen=True, slots=True)
class Loop:
    """The part of an endless game that comes again and again: from position `start` to `end`."""

    start: int
    end: int


class Playback:
    """Position `p` is the moment after the first `p` of `length` events.

    `hold(p)` is how many seconds position `p` stays at speed 1 before the next event is shown;
    it is asked only while there is one. With a `loop`, the end is followed by the loop's start.
    """

    def __init__(
        self,
        length: int,
        hold: Callable[[int], float],
        *,
        position: int = 0,
        speed: float = 1.0,
        playing: bool = True,
        loop: Loop | None = None,
    ) -> None:
        self._hold = hold
        self._reached: float | None = None
        self.length = length
        self.position = position
        self.speed = speed
        self.playing = playing
        self.loop = loop
        self.laps = 0

    @property
    def at_end(self) -> bool:
        """Whether everything there is has been shown."""
        return self.position >= self.length and self.loop is None

    def grow(self, length: int, now: float) -> None:
        """There are more events now; the first of them still waits for the hold before it."""
        if self.at_end and length > self.length and self._reached is not None:
            hold = self._hold(self.position) / self.speed
            self._reached = max(self._reached, now - hold)
        self.length = length

    def take_back(self, length: int, now: float) -> None:
        """There are only so many events any more: go to their end, if it was passed."""
        self.length = length
        if self.position > length:
            self.seek(length, now)

    def due(self, now: float) -> float | None:
        """When the next event is to be shown; None while none will be by itself.

        `now` and the answer are seconds on the same clock.
        """
        if not self.playing or self.at_end:
            return None
        if self._reached is None:
            self._reached = now
        hold = self._hold(self.position)
        return None if hold == UNTIL_ASKED else self._reached + hold / self.speed

    def tick(self, now: float) -> bool:
        """Show all events that are due, `_MOST_AT_ONCE` at most; whether there was one."""
        moved = False
        for _ in range(_MOST_AT_ONCE):
            due = self.due(now)
            if due is None or due > now:
                return moved
            self._move(due if now - due < _LATE else now)
            moved = True
        self._reached = now
        return moved

    def advance(self, now: float) -> bool:
        """Show the next event at once, whatever holds it back; whether there was one.

        What follows it without a hold is shown with it.
        """
        if self.at_end:
            return False
        self._move(now)
        self.tick(now)
        return True

    def seek(self, position: int, now: float) -> None:
        """Go to a position; one before the beginning or after the end becomes that end."""
        self.position = max(0, min(position, self.length))
        self._reached = now

    def set_playing(self, playing: bool, now: float) -> None:
        """Let it run, or stop it where it is."""
        self.playing = playing
        self._reached = now

    def change_speed(self, steps: int, now: float) -> None:
        """So many of `SPEEDS` faster, or slower when negative."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
        self.speed = SPEEDS[max(0, min(nearest + steps, len(SPEEDS) - 1))]
        self._reached = now

    def go_round(self, now: float) -> None:
        """At the end of an endless game, go to where its loop begins."""
        if self.position >= self.length and self.loop is not None:
            self.position = self.loop.start
            self.laps += 1
            self._reached = now

    def _move(self, now: float) -> None:
        self.go_round(now)
        self.position += 1
        self._reached = now


def holds(
    events: Sequence[Event], between: Callable[[Event | None, Event], float]
) -> Callable[[int], float]:
    """The hold of each position of a game, from the event before it and the one that follows."""

    def hold(position: int) -> float:
        return between(events[position - 1] if position else None, events[position])

    return hold
