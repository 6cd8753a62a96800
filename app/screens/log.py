"""Everything that happened at a table, to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_runs, wrap_runs
from app.narration import Line, Role
from app.screens.laid_over import LaidOver
from app.widgets.sheet import Sheet

_SHADES: dict[Role, Shade] = {
    "heading": "muted",
    "subheading": "muted",
    "told": "text",
    "taken": "brass",
    "asked": "text",
    "sealed": "faint",
}


class LogScreen(LaidOver[None]):
    """A sheet with the lines of a game, the last of them in sight first."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.LOG)

    def __init__(self, title: str, lines: Sequence[Line]) -> None:
        super().__init__()
        self._title = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        """The sheet alone."""
        yield LogSheet(self._title, self._lines)


class LogSheet(Sheet):
    """Told lines one below the other, wrapped between words."""

    def __init__(self, title: str, lines: Sequence[Line]) -> None:
        super().__init__(title)
        self._lines = lines
        self._top = len(lines)

    def rows(self, width: int) -> int:
        """How many rows they take."""
        return len(self._wrapped(width))

    def write(self, canvas: Canvas) -> None:
        """All of them."""
        for y, row in enumerate(self._wrapped(canvas.width)):
            draw_runs(canvas, 0, y, row, canvas.width)

    def _wrapped(self, width: int) -> list[list[Run]]:
        return [row for line in self._lines for row in wrap_runs(_runs(line), width)]


def _runs(line: Line) -> list[Run]:
    shade = _SHADES[line.role]
    return [Run(piece, shade, bold=line.role in ("heading", "subheading")) for piece in line.pieces]
