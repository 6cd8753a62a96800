"""What every game at this table has in common: a state, two pure functions and a stream."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import reduce
from typing import Generic, TypeVar

from engines.errors import IllegalAction
from engines.stream import EventStream

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")

NOTHING_TO_TAKE_BACK = "There is nothing of yours to take back: you have done nothing yet."


class Game(ABC, Generic[State, Action, Event]):
    """A game that can be played: it holds the state of the moment and tells what changes it.

    A game of its own supplies `to_act`, `_decide` (the rules: an action's events, or
    `IllegalAction`) and `_evolve` (the state after an event). The state advances one event, then
    that event is told.
    """

    def __init__(self, state: State) -> None:
        self._opening = self._state = state
        self._turns: list[tuple[int | None, int]] = []
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
        self._listen_first()
        turn = self.to_act, len(self.stream)
        events = self._decide(action)
        self._turns.append(turn)
        self._tell(events)
        return events

    def take_back(self, seat: int) -> tuple[Event, ...]:
        """Undo the last action of the player at `seat` with all that followed; what is undone.

        He is to act again, as if he had not; what chance has decided meanwhile stays decided, and
        comes again. Raises `IllegalAction`, and changes nothing, when he has not acted yet, or when
        it is called from inside a listener.
        """
        self._listen_first()
        turns = [number for number, (actor, _) in enumerate(self._turns) if actor == seat]
        if not turns:
            raise IllegalAction(NOTHING_TO_TAKE_BACK)
        _, told = self._turns[turns[-1]]
        del self._turns[turns[-1] :]
        self._state = reduce(self._evolve, self.stream.history[:told], self._opening)
        return self.stream.take_back(told)

    @property
    @abstractmethod
    def to_act(self) -> int | None:
        """The seat whose decision is awaited, None when the game is over."""

    @abstractmethod
    def _decide(self, action: Action) -> tuple[Event, ...]:
        """The events of an action in the state of the moment, with what chance adds to them."""

    @abstractmethod
    def _evolve(self, state: State, event: Event) -> State:
        """The state after an event."""

    def _listen_first(self) -> None:
        if self.stream.telling:
            raise IllegalAction("What has happened is still being told: decide when that is done.")

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
