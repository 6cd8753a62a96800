"""The keys of a place, laid over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from app.commands import Command
from app.drawing.canvas import Canvas, cut
from app.drawing.marks import Run, wrap_runs
from app.widgets.sheet import Sheet


class HelpScreen(ModalScreen[None]):
    """A sheet with every key of a place; any of the keys that leave closes it."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; background: black 50%; }
    HelpScreen KeySheet { width: 78; max-width: 100%; height: auto; max-height: 100%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark,f1", "dismiss", "close", show=False)
    ]

    def __init__(self, title: str, commands: Sequence[Command]) -> None:
        super().__init__()
        self._title = title
        self._commands = commands

    def compose(self) -> ComposeResult:
        """The sheet alone."""
        yield KeySheet(f"{self._title}: keys", self._commands)


class KeySheet(Sheet):
    """Commands with their keys and what they do, one below the other."""

    def __init__(self, title: str, commands: Sequence[Command]) -> None:
        super().__init__(title)
        self._commands = commands

    def write(self, canvas: Canvas) -> None:
        """A row for each command, or more where the words need them."""
        y = 0
        for command in self._commands:
            canvas.text(0, y, cut(command.sign, 9), "brass", bold=True)
            for line in wrap_runs([Run(command.help)], canvas.width - 10):
                canvas.text(10, y, "".join(str(run.piece) for run in line))
                y += 1

    def rows(self, width: int) -> int:
        """How many rows that takes."""
        return sum(len(wrap_runs([Run(c.help)], width - 10)) for c in self._commands)
