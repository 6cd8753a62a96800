"""A picture that is higher than the room there is for it."""

from __future__ import annotations

from app.drawing.canvas import Canvas


def last_top(long: int, room: int) -> int:
    """The furthest row of a picture `long` rows high that may be the first in sight."""
    return max(0, long - room)


def draw_scrolled(canvas: Canvas, x: int, y: int, picture: Canvas, top: int) -> None:
    """The part of the picture from row `top` on, down to the foot of the canvas.

    In the column after it a sign says where there is more.
    """
    room = canvas.height - y
    seen = Canvas(picture.width, room)
    seen.paste(picture, 0, -top)
    canvas.paste(seen, x, y)
    after = x + picture.width + 1
    if top > 0:
        canvas.text(after, y, "▲", "brass")
    if top < last_top(picture.height, room):
        canvas.text(after, canvas.height - 1, "▼", "brass")
