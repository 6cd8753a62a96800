"""The keys of a place, laid over it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from app.commands import Command, Place, bindings
from app.drawing.canvas import Canvas, cut
from app.drawing.marks import Run, wrap_runs
from app.screens.laid_over import LaidOver
from app.widgets.sheet import Sheet


class HelpScreen(LaidOver[None]):
    """A sheet with every key of a place; any of the keys that leave closes it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.HELP)

    def __init__(self, title: str, commands: Sequence[Command], now: Sequence[Command]) -> None:
        super().__init__()
        self._title = title
        self._commands = commands
        self._now = {command.action for command in now}

    def compose(self) -> ComposeResult:
        """The sheet alone."""
        yield KeySheet(f"{self._title}: keys", self._commands, self._now)


class KeySheet(Sheet):
    """Commands with their keys and what they do, one below the other.

    now: the actions that make sense at the moment; the others are written faintly.
    """

    def __init__(self, title: str, commands: Sequence[Command], now: Container[str]) -> None:
        super().__init__(title)
        self._commands = commands
        self._now = now

    def write(self, canvas: Canvas) -> None:
        """A row for each command, or more where the words need them."""
        y = 0
        for command in self._commands:
            now = command.action in self._now
            canvas.text(0, y, cut(command.sign, 9), "brass" if now else "faint", bold=now)
            for line in wrap_runs([Run(command.help)], canvas.width - 10):
                words = "".join(str(run.piece) for run in line)
                canvas.text(10, y, words, "text" if now else "faint")
                y += 1

    def rows(self, width: int) -> int:
        """How many rows that takes."""
        return sum(len(wrap_runs([Run(c.help)], width - 10)) for c in self._commands)
