"""What the lobby tells of the chosen entry, in the pane beside the menu."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_heading, draw_wrapped
from app.lobby.entries import Entry
from app.lobby.standing import Standing


def draw_preview(
    canvas: Canvas, x: int, y: int, width: int, height: int, entry: Entry, standing: Standing
) -> None:
    """A pane about an entry."""
    canvas.fill(x, y, width, height, "panel")
    draw_heading(canvas, x + 3, y + 1, width - 6, entry.title.upper())
    draw_wrapped(canvas, x + 3, y + 3, [Run(" ".join(entry.greeting))], width - 6)
