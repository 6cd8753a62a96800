"""A sheet of writing in a brass frame, which scrolls when there is more of it than room."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.geometry import Size

from app.commands import Place, bindings
from app.drawing.canvas import Canvas, cut
from app.widgets.zone import Zone


class Sheet(Zone, can_focus=True):
    """A framed sheet. One of its own supplies `write`, and says by `rows` how long that is."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SHEET)
    ground = "panel"

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._top = 0
        self._writing: Canvas | None = None

    def write(self, canvas: Canvas) -> None:
        """Write on a canvas `rows` high; only a part of it may be in sight."""

    def rows(self, width: int) -> int:
        """How many rows the writing takes when it is `width` columns wide."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The writing, its frame and a row of air above and below."""
        return min(container.height, self.rows(width - 6) + 4)

    def draw(self, canvas: Canvas) -> None:
        """The frame, its title, and the part of the writing that is in sight."""
        canvas.box(0, 0, canvas.width, canvas.height, "brass")
        canvas.text(3, 0, f" {cut(self._title, canvas.width - 8)} ", "brass", bold=True)
        width = canvas.width - 6
        room = max(1, canvas.height - 4)
        writing = self._written(width)
        long = writing.height
        self._top = max(0, min(self._top, long - room))
        seen = Canvas(width, room, "panel")
        seen.paste(writing, 0, -self._top)
        canvas.paste(seen, 3, 2)
        if self._top:
            canvas.text(canvas.width - 3, 1, "▲", "brass")
        if self._top + room < long:
            canvas.text(canvas.width - 3, canvas.height - 2, "▼", "brass")

    def _written(self, width: int) -> Canvas:
        """The whole of the writing, which stays as it is while the width does."""
        if self._writing is None or self._writing.width != width:
            self._writing = Canvas(width, self.rows(width), "panel")
            self.write(self._writing)
        return self._writing

    def action_scroll(self, rows: int) -> None:
        """Go up or down in the writing."""
        self._top += rows
        self.redraw()
