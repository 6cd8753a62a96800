"""A find to be kept: what it is called, who found it, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from app.claims import Claim
from app.commands import Place, bindings
from app.finds import BadFinds
from app.pages.deal import KEEP, KEEP_HINT
from app.screens.laid_over import LaidOver
from engines.errors import BadDeal

Keep = Callable[[str, str, str], Claim]
"""Keeps a find by its name, its finder and the year, as they were typed. Raises `BadFinds`."""


class KeepScreen(LaidOver[Claim | None]):
    """Asks for all three in one box, which stays until they are kept, or for never mind."""

    DEFAULT_CSS = """
    KeepScreen Vertical {
        width: 60; max-width: 100%; height: auto; padding: 1 2;
        border: round $accent; background: $surface;
    }
    KeepScreen Static { color: $foreground; }
    KeepScreen .hint { color: $text-muted; }
    KeepScreen .-wrong { color: $error; }
    KeepScreen Input, KeepScreen Input:focus {
        border: none; height: 1; padding: 0 1; margin-bottom: 1; background: $panel;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.QUESTION)

    def __init__(self, keep: Keep) -> None:
        super().__init__()
        self._keep = keep
        self._lines = [Input() for _ in KEEP]
        self._said = Static(Content(KEEP_HINT), classes="hint")

    def compose(self) -> ComposeResult:
        """Each question above a line to type in, and below them what Enter does."""
        with Vertical():
            for question, line in zip(KEEP, self._lines, strict=True):
                yield Static(Content(question))
                yield line
            yield self._said

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes on to the next line, and at the last one keeps the find."""
        *_, last = self._lines
        if event.input is not last:
            self._lines[self._lines.index(event.input) + 1].focus()
            return
        name, finder, year = (line.value for line in self._lines)
        try:
            kept = self._keep(name, finder, year)
        except (BadFinds, BadDeal) as error:
            self._said.update(Content(str(error)))
            self._said.set_classes("-wrong")
        else:
            self.dismiss(kept)

    def action_never_mind(self) -> None:
        """It is not to be kept."""
        self.dismiss(None)
