"""Lengths as a chart: a column a bin, and under it where the middle and the long ones begin."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from app.drawing.canvas import Canvas, width_of
from app.drawing.chart import draw_columns
from app.drawing.ink import Shade
from app.lab.histogram import Histogram, histogram, round_number
from engines.beggar.lab import Lengths

MARK_ROWS: Final = 2
"""Rows for the numbers below the columns, and for the marks."""

_MARKS: Final = ((0.5, "median"), (0.95, "95 in 100"))
_TICKS: Final = 8
_HALF: Final = (0.25, 0.75)


def draw_lengths(canvas: Canvas, x: int, y: int, width: int, height: int, lengths: Lengths) -> None:
    """The chart of some lengths in so many rows; the middle half of the games stands out."""
    marked = height > MARK_ROWS
    rows = height - (MARK_ROWS if marked else 0)
    if rows < 1:
        return
    canvas.fill(x, y, width, rows, "panel")
    if not lengths.games:
        return
    shown = histogram(lengths, width)
    columns = width // len(shown.counts)
    x += (width - columns * len(shown.counts)) // 2
    first, last = (shown.bin_of(lengths.quantile(share)) for share in _HALF)
    top = max(shown.counts)
    at = x
    for middle, places in groupby(range(len(shown.counts)), lambda place: first <= place <= last):
        values = [shown.counts[place] for place in places for _ in range(columns)]
        shade: Shade = "past" if middle else "future"
        draw_columns(canvas, at, y, rows, values, top, shade)
        at += len(values)
    if marked:
        _draw_numbers(canvas, x, y + rows, columns, shown)
        _draw_marks(canvas, x, y + rows + 1, columns, shown, lengths)


def _draw_numbers(canvas: Canvas, x: int, y: int, columns: int, shown: Histogram) -> None:
    """Round lengths, each below the bin it falls into."""
    end = len(shown.counts) * shown.step
    canvas.text(x, y, "─" * (columns * len(shown.counts)), "line")
    for length in range(0, end, round_number(max(1, end // _TICKS))):
        at = x + columns * shown.bin_of(length)
        text = f"{length:,}"
        if at + width_of(text) <= x + columns * len(shown.counts):
            canvas.text(at, y, text, "muted")


def _draw_marks(
    canvas: Canvas, x: int, y: int, columns: int, shown: Histogram, lengths: Lengths
) -> None:
    """▲ below the bins of the quantiles that people ask for, as far as there is room to name them.

    A name stands at the right of its mark, or at the left of it.
    """
    start, end = x, x + columns * len(shown.counts)
    for share, name in _MARKS:
        length = lengths.quantile(share)
        at = x + columns * shown.bin_of(length)
        text = f"{name} {length:,}"
        room = width_of(text) + 2
        if at + room <= end:
            start = canvas.text(at, y, f"▲ {text}", "brass") + 1
        elif at + 1 - room >= start:
            canvas.right(at + 1, y, f"{text} ▲", "brass")
