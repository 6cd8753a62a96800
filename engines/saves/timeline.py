"""The events of a game, and at once the position before or after any of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final, Generic, Literal, TypeVar

import msgspec

State = TypeVar("State")
Event = TypeVar("Event")

_STRIDE: Final = 32
"""Events from one kept state to the next: what `state_at` has to make up for."""

MarkKind = Literal["hand", "trick"]


class Mark(msgspec.Struct, frozen=True):
    """Where a hand or a trick begins.

    index: the position in which it begins, as `Timeline.state_at` takes it: a hand begins when it
    has been dealt, a trick with the table still empty before its first card. number: from 1; those
    of tricks begin again with every hand.
    """

    index: int
    kind: MarkKind
    number: int


class Course(ABC, Generic[State, Event]):
    """How the events of one game change its state, who may see what, and where its parts begin."""

    @abstractmethod
    def evolve(self, state: State, event: Event) -> State:
        """The state, or the view, after an event."""

    @abstractmethod
    def view(self, state: State, seat: int) -> State:
        """The state as a seat sees it."""

    @abstractmethod
    def redact(self, event: Event, seat: int) -> Event:
        """The event as a seat sees it."""

    @abstractmethod
    def begins(self, event: Event, before: State) -> tuple[MarkKind, int] | None:
        """The hand or trick that begins with this event, and its number."""


class Timeline(Generic[State, Event]):
    """All that happened in a game, or all that one seat saw of it, and every position on the way.

    Position 0 is `opening`, the state before any event; position i is the one after the first i
    events. A game that goes on may be followed: `append` is a listener for its stream, `take_back`
    for what is taken back there.
    """

    def __init__(
        self,
        course: Course[State, Event],
        opening: State,
        events: Sequence[Event] = (),
        *,
        seat: int | None = None,
    ) -> None:
        """Tell the events as they are, or with a `seat` as that seat sees them."""
        self._course = course
        self._opening = opening
        self._seat = seat
        self._events: list[Event] = []
        self._marks: list[Mark] = []
        self._now = opening if seat is None else course.view(opening, seat)
        self._kept = [self._now]
        for event in events:
            self.append(event)

    def __len__(self) -> int:
        return len(self._events)

    @property
    def events(self) -> Sequence[Event]:
        """What happened so far; do not change it."""
        return self._events

    @property
    def marks(self) -> Sequence[Mark]:
        """Where each hand and each trick begins, in order; do not change it."""
        return self._marks

    @property
    def state(self) -> State:
        """The position after all events."""
        return self._now

    def append(self, event: Event) -> None:
        """Take the next event of the game, whole: what the seat may not see is left out here."""
        seen = event if self._seat is None else self._course.redact(event, self._seat)
        begins = self._course.begins(seen, self._now)
        if begins is not None:
            kind, number = begins
            self._marks.append(Mark(len(self._events) + (kind == "hand"), kind, number))
        self._events.append(seen)
        self._now = self._course.evolve(self._now, seen)
        if len(self._events) % _STRIDE == 0:
            self._kept.append(self._now)

    def take_back(self, events: Sequence[Event]) -> None:
        """Leave the last events out again, as they were taken back; only how many matters."""
        length = len(self._events) - len(events)
        self._now = self.state_at(length)
        del self._events[length:]
        del self._kept[length // _STRIDE + 1 :]
        while self._marks and self._marks[-1].index >= length + (self._marks[-1].kind == "hand"):
            self._marks.pop()

    def state_at(self, position: int) -> State:
        """The state after the first `position` events. Raises `IndexError` outside 0 to the end."""
        if not 0 <= position <= len(self._events):
            raise IndexError(f"There is no position {position}: 0 to {len(self._events)}.")
        if position == len(self._events):
            return self._now
        stride = position // _STRIDE
        state = self._kept[stride]
        for event in self._events[stride * _STRIDE : position]:
            state = self._course.evolve(state, event)
        return state

    def steps(self, start: int = 0) -> Iterator[tuple[State, Event]]:
        """Each event from position `start` to the last, with the state it finds."""
        state = self.state_at(start)
        for event in self._events[start:]:
            yield state, event
            state = self._course.evolve(state, event)

    def find(self, kind: MarkKind, number: int) -> Mark | None:
        """The first mark of this kind and number."""
        return next(
            (mark for mark in self._marks if (mark.kind, mark.number) == (kind, number)), None
        )

    def seen_by(self, seat: int) -> Timeline[State, Event]:
        """The same game as a seat sees it; only for a timeline that hides nothing itself.

        Raises `ValueError` otherwise.
        """
        if self._seat is not None:
            raise ValueError("What one seat saw does not tell what another did.")
        return Timeline(self._course, self._opening, self._events, seat=seat)

    def copy(self) -> Timeline[State, Event]:
        """The same timeline, which may be followed further by itself."""
        twin = Timeline(self._course, self._opening, seat=self._seat)
        twin._events, twin._marks = self._events.copy(), self._marks.copy()
        twin._now, twin._kept = self._now, self._kept.copy()
        return twin
