"""Charts in eighth blocks: one column a bin, one scale."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas
from app.drawing.ink import Shade

_EIGHTHS = " ▁▂▃▄▅▆▇█"


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


def draw_columns(
    canvas: Canvas,
    x: int,
    y: int,
    height: int,
    values: Sequence[int],
    top: int,
    shade: Shade,
    *,
    bg: Shade | None = None,
) -> None:
    """One column a value, `height` rows high, `top` being the value that fills them all."""
    for column, value in enumerate(values, x):
        eighths = min(height * 8, round(value * height * 8 / top)) if top else 0
        if value > 0:
            eighths = max(1, eighths)
        for row in range(height):
            part = min(8, max(0, eighths - row * 8))
            if part:
                canvas.text(column, y + height - 1 - row, _EIGHTHS[part], shade, bg=bg)
