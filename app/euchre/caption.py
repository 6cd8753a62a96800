"""A caption below something on the table."""

from __future__ import annotations

from app.drawing.canvas import Canvas, width_of
from app.drawing.ink import Shade


def draw_caption(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    text: str,
    fg: Shade = "muted",
    *,
    bold: bool = False,
) -> None:
    """A caption centred below something `width` columns wide; it may stand out at both sides."""
    columns = width_of(text)
    at = min(x + (width - columns) // 2, canvas.width - columns)
    canvas.text(max(0, at), y, text, fg, bold=bold)
