"""What all screens of the house share: the three lines, help, the way back, room enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

from app.commands import COMMANDS, Command, Place
from app.drawing.canvas import Canvas
from app.start import Start
from app.widgets.lines import Footer, Header, Prompt
from app.widgets.zone import Zone

LEAST_COLUMNS = 40
LEAST_ROWS = 12
_ROWS_AROUND = 3


class Open(Message):
    """A person asks for a table, or for something to watch.

    It is laid over the screen that asks, or stands `instead` of it, so that from there one comes
    back to where that screen was opened.
    """

    def __init__(self, start: Start, *, instead: bool = False) -> None:
        super().__init__()
        self.start = start
        self.instead = instead


class Changed(Message):
    """A person has changed a setting, which is kept already."""


class Cramped(Zone):
    """A notice in place of a screen there is no room for."""

    DEFAULT_CSS = "Cramped { display: none; }"

    def draw(self, canvas: Canvas) -> None:
        """What is needed, and what there is."""
        lines = (
            "There is too little room here.",
            f"Needed: {LEAST_COLUMNS} columns by {LEAST_ROWS} rows.",
            f"There are {self.size.width} by {self.size.height}.",
        )
        top = max(0, (canvas.height - len(lines)) // 2)
        for row, line in enumerate(lines, top):
            canvas.centre(0, row, canvas.width, line, "text")


class HouseScreen(Screen[None]):
    """A screen with header, prompt and footer. `place` says which keys it has."""

    DEFAULT_CSS = """
    HouseScreen { background: $background; layout: vertical; }
    HouseScreen.-wordy > Prompt { height: 2; }
    HouseScreen.-wordy > Footer { display: none; }
    HouseScreen.-cramped > * { display: none; }
    HouseScreen.-cramped > Cramped { display: block; }
    """
    place: ClassVar[Place]

    def __init__(self) -> None:
        super().__init__()
        self.header = Header()
        self.prompt = Prompt()
        self.footer = Footer()

    def compose(self) -> ComposeResult:
        """The header, what the screen is about, the prompt and the footer."""
        yield self.header
        yield from self.body()
        yield self.prompt
        yield self.footer
        yield Cramped()

    def body(self) -> Iterable[Widget]:
        """What stands between the header and the prompt."""
        return ()

    def on_mount(self) -> None:
        """Say what can be done here."""
        self.offer_keys()

    def on_resize(self, event: events.Resize) -> None:
        """Say so when there is not room enough."""
        cramped = event.size.width < LEAST_COLUMNS or event.size.height < LEAST_ROWS
        self.set_class(cramped, "-cramped")

    @property
    def body_rows(self) -> int:
        """How many rows there are between the header and the prompt."""
        return max(0, self.size.height - _ROWS_AROUND)

    def commands(self) -> tuple[Command, ...]:
        """The commands that make sense now, of all that this place has."""
        return COMMANDS[self.place]

    def offer_keys(self) -> None:
        """Bring the footer up to date with `commands`."""
        self.footer.offer(self.commands())

    def action_back(self) -> None:
        """One level back."""
        self.dismiss()

    def action_help(self) -> None:
        """The keys of this place."""
        # Nobody waits for the sheet of keys who does not ask for it.
        from app.screens.help import HelpScreen  # noqa: PLC0415

        self.app.push_screen(HelpScreen(self.place.value, COMMANDS[self.place], self.commands()))
