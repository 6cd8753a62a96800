"""What the saved games add up to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import ClassVar

from textual import work
from textual.binding import BindingType
from textual.widget import Widget

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.library import Library
from app.narration.words import counted
from app.pages.statistics import draw_sums
from app.screens.house import HouseScreen
from app.sums import Sums
from app.widgets.lines import Heading, Question
from app.widgets.painting import Painting
from engines.saves import BadSave, load

_SHOWN_EVERY = 20


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
        for listed in await asyncio.to_thread(self._library.games):
            if listed.facts.trouble:
                continue
            try:
                self._sums.add(await asyncio.to_thread(load, listed.path))
            except BadSave:
                continue
            if self._sums.counted % _SHOWN_EVERY == 0:
                self._page.redraw()
        self._tell(f"of {counted(self._sums.counted, 'saved game')}")
        self._page.redraw()

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
