"""A table in a terminal that is not there: a person at the keys, and a machine told what to do."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from textual.pilot import Pilot

from app.euchre.company import Company
from app.picture import picture_of
from app.screens.euchre import EuchreTable
from app.screens.table import Manner
from app.session import Journal
from app.start import NewEuchre
from engines.euchre import Action, Game, View
from engines.euchre.coaching import Advice, Counsel
from engines.euchre.players import Random
from tests.app.euchre.scenes import YOU
from tests.app.host import Host

FAST = 512.0
"""A pace at which no moment stays longer than a test can wait."""


class Leisure:
    """A clock for a person who takes a second for each key he presses."""

    def __init__(self) -> None:
        self._taken = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self._taken

    def take(self) -> None:
        """Take a second."""
        self._taken += 1.0


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person at a table."""

    app: Host
    table: EuchreTable
    game: Game
    pilot: Pilot[None]
    leisure: Leisure

    async def press(self, *keys: str) -> None:
        """Press keys, and see what comes of each."""
        for key in keys:
            self.leisure.take()
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Wait until everything that moves by itself has moved, and the machine has decided."""
        for _ in range(400):
            waiting = self.table.playback.due(self.table.now) is not None
            if not waiting and not self.table.thinking:
                return
            await self.pilot.pause(0)
        raise AssertionError("the table never comes to rest")

    @property
    def lines(self) -> list[str]:
        """What is on the screen."""
        return picture_of(self.app).lines()

    @property
    def text(self) -> str:
        """The same as one text."""
        return "\n".join(self.lines)

    @property
    def prompt(self) -> str:
        """What the prompt says."""
        return self.lines[-2]

    @property
    def footer(self) -> str:
        """Which keys the footer names."""
        return self.lines[-1]


class Scripted:
    """A machine that decides what it was told to, and by chance when that is used up."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = list(actions)
        self._random = Random(5)

    async def choose(self, view: View) -> Action:
        """The next decision."""
        return self._actions.pop(0) if self._actions else self._random.choose(view)


async def advice(view: View) -> Advice:
    """What a coach says who thinks on the spot."""
    return Counsel(view).answer()


@asynccontextmanager
async def sitting(
    game: Game,
    machine: Sequence[Action] | Callable[[View], Awaitable[Action]] = (),
    *,
    advise: Callable[[View], Awaitable[Advice]] = advice,
    settled: bool = True,
    size: tuple[int, int] = (80, 24),
    trick_delay: float | None = None,
    journal: Journal | None = None,
    practice: bool = False,
) -> AsyncIterator[Sitting]:
    """Sit down at a table, seat 0 being the person's; the machine does as told, or chooses."""
    choose = machine if callable(machine) else Scripted(machine).choose
    company = Company(("You", "Ada"), YOU, "normal", choose, advise, practice)
    tables: list[EuchreTable] = []
    leisure = Leisure()

    def lay() -> EuchreTable:
        table = EuchreTable(
            game,
            company,
            journal,
            Manner(clock=leisure),
            rematch=NewEuchre(),
            pace=FAST,
            trick_delay=trick_delay,
        )
        tables.append(table)
        return table

    app = Host(lay)
    async with app.run_test(size=size) as pilot:
        seated = Sitting(app, tables[0], game, pilot, leisure)
        await pilot.pause()
        if settled:
            await seated.settle()
        yield seated
