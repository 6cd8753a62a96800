"""A deal, typed or pasted; what is wrong with it is said while it is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from app.commands import Place, bindings
from app.screens.laid_over import LaidOver

Verdict = tuple[str, int | None]
"""A sentence about what was typed, and where it goes wrong, if it does."""


class DealInput(Input):
    """A line for a deal. What is pasted over several lines comes into it whole."""

    def _on_paste(self, event: events.Paste) -> None:
        event.prevent_default()
        event.stop()
        self.replace(in_one_line(event.text), *self.selection)


class AskDealScreen(LaidOver[str | None]):
    """Asks for a deal, and lets go of it only when it can be read, or for never mind.

    judge: what there is to say about a text.
    """

    DEFAULT_CSS = """
    AskDealScreen Vertical {
        width: 76; max-width: 100%; height: auto; padding: 1 2;
        border: round $accent; background: $surface;
    }
    AskDealScreen Static { color: $foreground; }
    AskDealScreen #verdict { margin-top: 1; min-height: 3; color: $text-muted; }
    AskDealScreen #verdict.-wrong { color: $error; }
    AskDealScreen DealInput, AskDealScreen DealInput:focus {
        border: none; height: 1; padding: 0 1; margin-top: 1; background: $panel;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.QUESTION)

    def __init__(self, question: str, judge: Callable[[str], Verdict], text: str = "") -> None:
        super().__init__()
        self._question = question
        self._judge = judge
        self._text = in_one_line(text)
        self._verdict = Static(id="verdict")

    def compose(self) -> ComposeResult:
        """The question, a line to type in, and what there is to say of it."""
        with Vertical():
            yield Static(Content(self._question))
            yield DealInput(value=self._text, select_on_focus=False)
            yield self._verdict

    def on_mount(self) -> None:
        """Say what may be typed."""
        self._tell(self._text)

    def _tell(self, text: str) -> int | None:
        sentence, place = self._judge(text)
        self._verdict.update(Content(sentence))
        self._verdict.set_class(place is not None and bool(text.strip()), "-wrong")
        return place

    def on_input_changed(self, event: Input.Changed) -> None:
        """Read along."""
        self._tell(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter is the answer, if it is a deal; if not, the cursor goes to what is wrong."""
        place = self._tell(event.value)
        if place is None:
            self.dismiss(event.value)
        else:
            event.input.cursor_position = place

    def action_never_mind(self) -> None:
        """There is no answer."""
        self.dismiss(None)


def in_one_line(text: str) -> str:
    """A text in one line: a hand a line where nothing else parts the hands."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return (" " if "/" in text else "/").join(lines)
