"""An application that shows one screen of the house, and remembers what it is asked for."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from app.drawing.canvas import Canvas
from app.household import Household
from app.picture import picture_of
from app.screens.house import Changed, HouseScreen, Open
from app.settings import Settings
from app.start import Start
from app.widgets.zone import PaintedApp

NOON = datetime(2026, 5, 4, 12, 0)
"""The moment at which these tests look at the clock."""


class Host(PaintedApp):
    """Shows a screen; `asked` are the starts it was asked for, `changes` how often settings were
    changed."""

    def __init__(self, screen: Callable[[], HouseScreen]) -> None:
        super().__init__()
        self.first = screen()
        self.asked: list[Start] = []
        self.changes = 0

    def on_mount(self) -> None:
        """Show it."""
        self.push_screen(self.first)

    def picture(self) -> Canvas:
        """What is on the screen."""
        return picture_of(self)

    def on_open(self, message: Open) -> None:
        """Remember what is asked for; what it is to stand instead of gives way to it."""
        self.asked.append(message.start)
        if message.instead:
            self.pop_screen()

    def on_changed(self, message: Changed) -> None:
        """Count the change."""
        self.changes += 1


def household(folder: Path, settings: Settings | None = None) -> Household:
    """A household in a folder of its own."""
    return Household(settings or Settings(), folder / "settings.json", folder / "saves")
