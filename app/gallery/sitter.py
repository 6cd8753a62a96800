"""A house that sits still for its picture: a day that does not pass, and machines at the table."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TypeVar

from textual.pilot import Pilot

from app.bowers import Bowers
from app.crew import Question
from app.drawing.svg import svg
from app.household import Household
from app.opening import Opener
from app.picture import picture_of
from app.screens.beggar import BeggarTable
from app.screens.euchre import EuchreTable
from app.screens.table import TableScreen
from app.settings import Settings
from app.start import Start
from engines import euchre
from engines.euchre import players

Answer = TypeVar("Answer")

_TODAY = datetime(2026, 12, 1, 20, 15, tzinfo=UTC)
_A_WHILE = 60.0
_STEADY = 3
_PLAYED_AGO = timedelta(minutes=3)


class Here:
    """A mind that decides at once, in this process."""

    async def ask(self, question: Question[Answer]) -> Answer:
        """The answer."""
        return question.answer()

    async def close(self) -> None:
        """There is nothing to close."""


class Alone:
    """Workers of whom there are none: every question is answered in its turn, in this process."""

    async def answers(
        self, questions: Iterable[Question[Answer]]
    ) -> AsyncIterator[tuple[int, Answer]]:
        """Each answer, with the number of its question."""
        for number, question in enumerate(questions):
            yield number, question.answer()

    async def close(self) -> None:
        """There is nothing to close."""


class Sitter:
    """An application in a folder of its own, of which time passes only when it is told to."""

    def __init__(self, folder: Path, start: Start, settings: Settings) -> None:
        self._seconds = 0.0
        self._pilot: Pilot[None] | None = None
        household = Household(settings, folder / "settings.json", folder / "saves", zone=UTC)
        opener = Opener(
            household,
            lambda: _TODAY,
            ticks=lambda: self._seconds,
            mind=Here(),
            chance=Random(_TODAY.isoformat()),
            workers=Alone,
        )
        self.saves = household.saves
        self.app = Bowers(household, start, opener=opener, clock=lambda: _TODAY)

    @asynccontextmanager
    async def sit(self, size: tuple[int, int]) -> AsyncIterator[None]:
        """Run in a terminal of a size, in columns and rows."""
        async with self.app.run_test(size=size) as pilot:
            self._pilot = pilot
            await self.rest()
            yield
            await self.rest()

    async def picture(self, columns: int, rows: int) -> str:
        """What the terminal shows in a size, as SVG, once it shows the same again and again."""
        assert self._pilot is not None
        await self._pilot.resize_terminal(columns, rows)
        seen: list[str] = []
        while len(seen) < _STEADY or len(set(seen[-_STEADY:])) > 1:
            await self.rest()
            seen.append(svg(picture_of(self.app), self.app.palette, self.app.TITLE))
        return seen[-1]

    async def press(self, *keys: str) -> None:
        """Press keys, and wait for what comes of each."""
        assert self._pilot is not None
        for key in keys:
            await self._pilot.press(key)
            await self.rest()

    async def rest(self) -> None:
        """Wait until nothing happens any more."""
        assert self._pilot is not None
        await self._pilot.pause()
        await self.app.workers.wait_for_complete()
        await self._pilot.pause()

    async def pass_time(self) -> None:
        """Let a while go by."""
        self._seconds += _A_WHILE
        if isinstance(self.app.screen, TableScreen):
            self.app.screen.pulse()
        await self.rest()

    @property
    def match(self) -> EuchreTable:
        """The Euchre table one sits at."""
        assert isinstance(self.app.screen, EuchreTable)
        return self.app.screen

    async def play_on(self, until: Callable[[euchre.State], bool]) -> None:
        """Play the match one sits at, as a normal player would, until the table shows something."""
        table = self.match
        player = players.named("normal", seed=1)
        while not until(seen := table.state):
            position = table.playback.position
            if table.scene.asked and table.playback.at_end and isinstance(seen, euchre.View):
                await table.call(player.choose(seen))
            await self.pass_time()
            if table.playback.position == position:
                await self.press("enter")

    @property
    def game(self) -> BeggarTable:
        """The Beggar table one sits at."""
        assert isinstance(self.app.screen, BeggarTable)
        return self.app.screen

    def age_saves(self) -> None:
        """Let the saved games look as if they were left a little while ago."""
        left = (_TODAY - _PLAYED_AGO).timestamp()
        for file in self.saves.iterdir():
            os.utime(file, (left, left))


Moment = Callable[[Sitter], Awaitable[None]]
"""What is done before the picture is taken."""
