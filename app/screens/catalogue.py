"""A screen with a list: the keys that go up and down in it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from textual.widget import Widget

from app.drawing.canvas import Canvas
from app.screens.house import HouseScreen
from app.widgets.painting import Painting


class CatalogueScreen(HouseScreen):
    """A list with a chosen line. One of its own says how long it is, paints it, and tells of it.

    refusal: why the last key did nothing, or "".
    """

    def __init__(self) -> None:
        super().__init__()
        self.chosen = 0
        self.refusal = ""
        self._page = Painting(self.paint)

    @property
    @abstractmethod
    def count(self) -> int:
        """How many lines there are."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Paint the page."""

    @abstractmethod
    def tell(self) -> None:
        """Say in the prompt what can be done with the chosen line."""

    def body(self) -> Iterable[Widget]:
        """The page alone."""
        return (self._page,)

    def on_mount(self) -> None:
        """Show the list."""
        super().on_mount()
        self.show()

    def show(self) -> None:
        """Draw the page anew."""
        self.chosen = max(0, min(self.chosen, self.count - 1))
        self.tell()
        self._page.redraw()

    def action_move(self, step: int) -> None:
        """To the line above or below."""
        self.action_to_line(self.chosen + step)

    def action_leap(self, where: str) -> None:
        """A page up or down, or to either end."""
        page = max(1, self._page.size.height - 6)
        leaps = {"page up": -page, "page down": page, "first": -self.count, "last": self.count}
        self.action_to_line(self.chosen + leaps[where])

    def complain(self, sentence: str) -> None:
        """Say what could not be done, until something else is tried."""
        self.refusal = sentence
        self.tell()

    def action_to_line(self, number: int) -> None:
        """To a line, counted from 0."""
        self.refusal = ""
        self.chosen = number
        self.show()
