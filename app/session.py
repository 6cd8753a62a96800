"""One table at work: a game, who sits at it, and the file it is written to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from engines.game import Game

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")


class Journal(Protocol):
    """What writes a game down."""

    def flush(self) -> None:
        """Put what was decided on the disk; raises OSError when the disk refuses."""

    def close(self) -> None:
        """Give the file back."""


class Session(Generic[State, Action, Event]):
    """Takes decisions for a game, from persons and from machines, one after another.

    What is decided is on the disk before `told` is called with it: the events of the decisions
    just taken. `troubled` is called when the disk begins to refuse; the game goes on, and what
    could not be written is tried again with each decision.
    """

    def __init__(
        self,
        game: Game[State, Action, Event],
        journal: Journal | None,
        *,
        told: Callable[[Sequence[Event]], None],
        troubled: Callable[[OSError], None],
    ) -> None:
        self.game = game
        self._journal = journal
        self._told = told
        self._troubled = troubled
        self._turn = asyncio.Lock()
        self._refused = False

    async def act(self, *actions: Action) -> None:
        """Take decisions in their order, as one frame.

        Raises `IllegalAction` at the first that is refused; those before it stand.
        """
        async with self._turn:
            events: list[Event] = []
            try:
                for action in actions:
                    events += self.game.apply(action)
            finally:
                await self._write_down()
                self._told(events)

    async def take_back(self, seat: int) -> Sequence[Event]:
        """Take back what a seat did last, with all that followed; `told` is called with nothing.

        Raises `IllegalAction` when there is nothing to take back.
        """
        async with self._turn:
            events = self.game.take_back(seat)
            await self._write_down()
            self._told(())
            return events

    def close(self) -> None:
        """Leave the table; an unfinished game waits in its file. A second call does nothing."""
        journal, self._journal = self._journal, None
        if journal is not None:
            try:
                journal.flush()
            except OSError as error:
                self._troubled(error)
            journal.close()

    async def _write_down(self) -> None:
        if self._journal is None:
            return
        try:
            await asyncio.to_thread(self._journal.flush)
        except OSError as error:
            if not self._refused:
                self._troubled(error)
            self._refused = True
        else:
            self._refused = False
