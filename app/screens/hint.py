"""A hint, laid over the Euchre table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.euchre import advice as page
from app.narration import EuchreNarrator
from app.screens.laid_over import LaidOver
from app.widgets.sheet import Sheet
from engines.euchre.coaching import Advice


class HintScreen(LaidOver[None]):
    """A sheet with what each action is worth; any of the keys that leave closes it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.HINT)

    def __init__(self, advice: Advice, narrator: EuchreNarrator) -> None:
        super().__init__()
        self._advice = advice
        self._narrator = narrator

    def compose(self) -> ComposeResult:
        """The sheet alone."""
        yield HintSheet(self._advice, self._narrator)


class HintSheet(Sheet):
    """Advice in columns, with the reason below."""

    def __init__(self, advice: Advice, narrator: EuchreNarrator) -> None:
        super().__init__("Hint")
        self._advice = advice
        self._narrator = narrator

    def rows(self, width: int) -> int:
        """How many rows it takes."""
        return page.rows(self._advice, self._narrator, width)

    def write(self, canvas: Canvas) -> None:
        """All of it."""
        page.draw_advice(canvas, self._advice, self._narrator)
