"""Rows of figures: a label, and numbers in columns that keep to the right."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas, cut
from app.drawing.ink import Shade

_LABEL = 26
_FIGURE = 9
_NARROW_LABEL = 21
_NARROW_FIGURE = 5
_NARROW = 60
_PERCENT = 100
_WHOLE = 99.95


def draw_head(canvas: Canvas, y: int, label: str, titles: Sequence[str]) -> int:
    """What a table is about and what its columns hold; the row after it."""
    return _draw_row(canvas, y, label, titles, "muted", "muted", bold=True)


def draw_figures(
    canvas: Canvas, y: int, label: str, figures: Sequence[str], shade: Shade = "muted"
) -> int:
    """A row of a table; the row after it. Columns there is no room for are left out."""
    return _draw_row(canvas, y, label, figures, shade, "text", bold=False)


def on_average(expected: float) -> str:
    """What is expected: "52.7", and from a hundred on whole numbers."""
    return f"{expected:,.1f}" if expected < _WHOLE else f"{expected:,.0f}"


def in_hundred(chance: float) -> str:
    """A chance as so many of 100: "43", or at the ends "under 1" and "over 99"."""
    number = round(_PERCENT * chance)
    if number < 1:
        return "under 1"
    return "over 99" if number >= _PERCENT else str(number)


def _draw_row(
    canvas: Canvas,
    y: int,
    label: str,
    figures: Sequence[str],
    shade: Shade,
    figure_shade: Shade,
    *,
    bold: bool,
) -> int:
    wide = canvas.width >= _NARROW
    room, step = (_LABEL, _FIGURE) if wide else (_NARROW_LABEL, _NARROW_FIGURE)
    canvas.text(0, y, cut(label, room), shade, bold=bold)
    for place, figure in enumerate(figures, start=1):
        if room + place * step <= canvas.width:
            canvas.right(room + place * step, y, figure, figure_shade, bold=True)
    return y + 1
