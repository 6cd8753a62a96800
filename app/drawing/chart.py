"""Charts in eighth blocks: one column a bin, one scale."""

from __future__ import annotations

from collections.abc import Sequence
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
