"""A question that is answered by typing."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from app.commands import Place, bindings
from app.screens.laid_over import LaidOver


class AskScreen(LaidOver[str | None]):
    """Asks in a small box over the screen; the answer is what was typed, or None for never mind."""

    DEFAULT_CSS = """
    AskScreen Vertical {
        width: 60; max-width: 90%; height: auto; padding: 1 2;
        border: round $accent; background: $surface;
    }
    AskScreen Static { color: $foreground; margin-bottom: 1; }
    AskScreen Input, AskScreen Input:focus {
        border: none; height: 1; padding: 0 1; background: $panel;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.QUESTION)

    def __init__(self, question: str, text: str = "", hint: str = "") -> None:
        super().__init__()
        self._question = question
        self._text = text
        self._hint = hint

    def compose(self) -> ComposeResult:
        """The question above a line to type in."""
        with Vertical():
            yield Static(Content(self._question))
            yield Input(value=self._text, placeholder=self._hint)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter is the answer."""
        self.dismiss(event.value)

    def action_never_mind(self) -> None:
        """There is no answer."""
        self.dismiss(None)
