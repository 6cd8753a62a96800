"""Charts in eighth blocks: one column a bin, one scale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from app.drawing.canvas import Canvas
from app.drawing.ink import Shade

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

    `top` is the value that fills all of the `height` rows. Where both end in one cell, the larger
    does not get lost.
    """
    ends = [(_eighths(low, top, height), _eighths(high, top, height)) for low, high in values]
    for row in range(height):
        foot = row * _FULL
        cells = [_between(low - foot, high - foot) for low, high in ends]
        column = x
        for ink, alike in groupby(cells, lambda cell: cell[1]):
            signs = "".join(sign for sign, _ in alike)
            if ink is not None:
                canvas.text(column, y + height - 1 - row, signs, ink[0], bg=ink[1])
            column += len(signs)


def _between(low: int, high: int) -> tuple[str, tuple[Shade, Shade | None] | None]:
    """What stands in a cell that is filled so many eighths, and dimly so many, counted from it."""
    if high <= 0:
        return " ", None
    if low >= _FULL:
        return _EIGHTHS[_FULL], ("past", "past")
    if high >= _FULL:
        return (_EIGHTHS[low], ("past", "future")) if low > 0 else ("█", ("future", "future"))
    return _EIGHTHS[high], ("future" if high > low else "past", None)
