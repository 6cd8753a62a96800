"""What every game at this table has in common: a state, two pure functions and a stream."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from engines.errors import IllegalAction
from engines.stream import EventStream

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")


class Game(ABC, Generic[State, Action, Event]):
    """A game that can be played: it holds the state of the moment and tells what changes it.

    A game of its own supplies `_decide` (the rules: an action's events, or `IllegalAction`) and
    `_evolve` (the state after an event). The state advances one event, then that event is told.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.stream: EventStream[Event] = EventStream()

    @property
    def state(self) -> State:
        """The state now; it is immutable, so it may be kept."""
        return self._state

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do what the player to act has decided, and tell what came of it.

        Raises `IllegalAction` when the rules refuse it, or when it is called from inside a
        listener; then nothing has changed and nothing was told.
        """
        if self.stream.telling:
            raise IllegalAction("What has happened is still being told: decide when that is done.")
        events = self._decide(action)
        self._tell(events)
        return events

    @abstractmethod
    def _decide(self, action: Action) -> tuple[Event, ...]:
        """The events of an action in the state of the moment, with what chance adds to them."""

    @abstractmethod
    def _evolve(self, state: State, event: Event) -> State:
        """The state after an event."""

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Tell each event, also when a listener fails at one before it."""
        if events:
            try:
                self._advance(events[0])
            finally:
                self._tell(events[1:])

    def _advance(self, event: Event) -> None:
        self._state = self._evolve(self._state, event)
        self.stream.emit(event)
