"""Charts in eighth blocks: one column a bin, one scale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from app.drawing.canvas import Canvas, ink_of
from app.drawing.ink import Ink, Shade

_EIGHTHS = " ▁▂▃▄▅▆▇█"
_FULL = len(_EIGHTHS) - 1


def bins(values: Sequence[int], columns: int) -> list[int]:
    """The value each column shows: the last of the values that fall into it.

    With fewer values than columns, each value is as wide as it needs to be to fill them.
    """
    if not values or columns <= 0:
        return []
    count = len(values)
    return [
        values[
            min(
                count - 1,
                (column + 1) * count // columns - 1
                if count >= columns
                else column * count // columns,
            )
        ]
        for column in range(columns)
    ]


def spans(values: Sequence[int], places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The least and the largest of the values in each of some places: the first, and one after."""
    last = len(values)
    parts = (values[min(start, last - 1) : min(after, last)] for start, after in places)
    return [(min(part), max(part)) for part in parts]


def _eighths(value: int, top: int, height: int) -> int:
    """How many eighths of a row a value fills; a value above nothing is never invisible."""
    most = height * _FULL
    eighths = min(most, round(value * most / top)) if top else 0
    return max(1, eighths) if value > 0 else eighths


def full_rows(value: int, top: int, height: int) -> int:
    """How many of `height` rows a value fills from edge to edge."""
    return _eighths(value, top, height) // _FULL


def draw_columns(
    canvas: Canvas,
    x: int,
    y: int,
    height: int,
    values: Sequence[int],
    top: int,
    shade: Shade,
) -> None:
    """One column a value, `height` rows high, `top` being the value that fills them all.

    Full cells have their ground in the same shade, so that no seams show between them.
    """
    eighths = [_eighths(value, top, height) for value in values]
    for row in range(height):
        parts = [min(_FULL, max(0, filled - row * _FULL)) for filled in eighths]
        column = x
        for (visible, full), same in groupby(parts, lambda part: (part > 0, part == _FULL)):
            signs = "".join(_EIGHTHS[part] for part in same)
            if visible:
                ground = shade if full else None
                canvas.text(column, y + height - 1 - row, signs, shade, bg=ground)
            column += len(signs)


def draw_spans(
    canvas: Canvas, x: int, y: int, height: int, values: Sequence[tuple[int, int]], top: int
) -> None:
    """One column a least and a largest value: filled up to the one, and dimly up to the other.

    `top` is the value that fills all of the `height` rows, on a ground of panel. Where both end in
    one cell, the larger does not get lost.
    """
    ends = ((_eighths(low, top, height), _eighths(high, top, height)) for low, high in values)
    bars = [_bar(low, high, height) for low, high in ends]
    for row, cells in enumerate(zip(*bars, strict=True), start=y):
        canvas.signs(x, row, *zip(*cells, strict=True))


@lru_cache(maxsize=4096)
def _bar(low: int, high: int, height: int) -> tuple[tuple[str, Ink], ...]:
    """The cells of a column that is filled so many eighths, and dimly so many, from the top."""
    feet = range((height - 1) * _FULL, -1, -_FULL)
    return tuple(_between(low - foot, high - foot) for foot in feet)


def _between(low: int, high: int) -> tuple[str, Ink]:
    """What stands in a cell that is filled so many eighths, and dimly so many, counted from it."""
    if high <= 0:
        return " ", ink_of("text", "panel")
    if low >= _FULL:
        return _EIGHTHS[_FULL], ink_of("past", "past")
    if high >= _FULL and low > 0:
        return _EIGHTHS[low], ink_of("past", "future")
    if high >= _FULL:
        return _EIGHTHS[_FULL], ink_of("future", "future")
    return _EIGHTHS[high], ink_of("future" if high > low else "past", "panel")
