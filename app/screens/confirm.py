"""A question that is answered by yes or no."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from app.commands import Place, bindings, command_of
from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_key, draw_wrapped, wrap_runs
from app.hints import hint_of
from app.screens.laid_over import LaidOver
from app.widgets.sheet import Sheet


class ConfirmScreen(LaidOver[bool]):
    """Asks before something that cannot be undone; anything but yes is no."""

    DEFAULT_CSS = """
    ConfirmScreen > ConfirmSheet { width: 60; max-width: 90%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.CONFIRMATION)

    def __init__(self, title: str, question: str, yes: str) -> None:
        super().__init__()
        self._sheet = ConfirmSheet(title, question, yes)

    def compose(self) -> ComposeResult:
        """The question alone."""
        yield self._sheet

    def action_yes(self) -> None:
        """It is to be done."""
        self.dismiss(True)

    def action_no(self) -> None:
        """It is not to be done."""
        self.dismiss(False)


class ConfirmSheet(Sheet):
    """The question, and the keys that answer it."""

    def __init__(self, title: str, question: str, yes: str) -> None:
        super().__init__(title)
        self._question = [Run(question)]
        self._yes = yes

    def write(self, canvas: Canvas) -> None:
        """The question above the keys."""
        y = draw_wrapped(canvas, 0, 0, self._question, canvas.width)
        x = draw_key(canvas, 0, y + 1, hint_of(Place.CONFIRMATION, "yes", self._yes))
        no = command_of(Place.CONFIRMATION, "no")
        draw_key(canvas, x + 3, y + 1, hint_of(Place.CONFIRMATION, "no", no.does))

    def rows(self, width: int) -> int:
        """How many rows that takes."""
        return len(wrap_runs(self._question, width)) + 2
