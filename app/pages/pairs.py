"""Labels with what they are."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas, cut, width_of

_GAP = 3


def draw_pairs(canvas: Canvas, x: int, y: int, width: int, pairs: Sequence[tuple[str, str]]) -> int:
    """Each label with its words, one pair below the other; the row after them."""
    column = max((width_of(label) for label, _ in pairs), default=0) + _GAP
    for label, words in pairs:
        canvas.text(x, y, label, "muted")
        canvas.text(x + column, y, cut(words, width - column))
        y += 1
    return y
