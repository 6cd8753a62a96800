"""What the saved games add up to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import BindingType
from textual.widget import Widget

from app.accuracies import Accuracies
from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.library import Library
from app.narration.words import counted
from app.pages.statistics import draw_sums, told_games
from app.screens.house import HouseScreen
from app.sums import Sums
from app.widgets.lines import Heading, Question
from app.widgets.painting import Painting
from engines.saves import BadSave, load

_AT_ONCE = 20
"""Saved games between one look at the figures and the next."""


class StatisticsScreen(HouseScreen):
    """The figures of a library, counted while one looks on."""

    place = Place.STATISTICS
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.STATISTICS)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._sums = Sums()
        self._top = 0
        self._furthest = 0
        self._page = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The page alone."""
        return (self._page,)

    def on_mount(self) -> None:
        """Begin to count."""
        super().on_mount()
        self._tell("counting …")
        self._count()

    @work(exclusive=True)
    async def _count(self) -> None:
        """Count in another thread, some games at a time, and show what is counted so far."""
        listed = await asyncio.to_thread(self._library.games)
        files = [game.path for game in listed if not game.facts.trouble]
        sums, accuracies = Sums(), Accuracies(self._library.folder)
        for start in range(0, len(files), _AT_ONCE):
            self._tell(f"counting … {start:,} of {counted(len(files), 'game')}")
            some = files[start : start + _AT_ONCE]
            self._sums = await asyncio.to_thread(_counted, sums, some, accuracies)
            self._page.redraw()
        self._tell(told_games(self._sums))

    def _tell(self, meta: str) -> None:
        self.header.say(Heading(self.place.value, meta=meta))
        self.prompt.ask(Question.of("What your games add up to.", "Deleted games do not count."))

    def _paint(self, canvas: Canvas) -> None:
        self._furthest = draw_sums(canvas, self._sums, self._top)
        self._top = min(self._top, self._furthest)

    def action_move(self, step: int) -> None:
        """A line up or down."""
        self._go(step)

    def action_page(self, step: int) -> None:
        """A page up or down, two lines of the last one staying in sight."""
        self._go(step * max(1, self._page.size.height - 3))

    def _go(self, rows: int) -> None:
        self._top = max(0, min(self._top + rows, self._furthest))
        self._page.redraw()


def _counted(sums: Sums, files: Sequence[Path], accuracies: Accuracies) -> Sums:
    """What the sums are with these files; a copy, that is shown while the next are counted."""
    for file in files:
        with suppress(BadSave):
            sums.add(load(file), accuracies.of(file))
    return deepcopy(sums)
