"""The log of a match: its last lines, as many as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas, width_of
from app.drawing.marks import Run, draw_runs, wrap_runs
from app.narration import Line

LOGGED = 60
"""Events the log on a table is told from: more than any screen has rows for."""

_ROOMY = 6


def draw_log(
    canvas: Canvas, x: int, y: int, width: int, height: int, lines: Sequence[Line]
) -> None:
    """The last lines of a log that fit in `height` rows, a blank row before each hand.

    Seals are left out: they would fill it.
    """
    lines = [line for line in lines if line.role != "sealed"]
    if height < _ROOMY:
        lines = [line for line in lines if line.role != "asked"]
    rows: list[list[Run]] = []
    for line in reversed(lines):
        told = _log_rows(line, width)
        if rows and len(told) + len(rows) > height:
            break
        rows[:0] = told[:height]
    while rows and not rows[0]:
        del rows[0]
    if len(rows) < height - 1 and height >= _ROOMY:
        y += 1
    for row, runs in enumerate(rows, y):
        draw_runs(canvas, x, row, runs, width)


def _log_rows(line: Line, width: int) -> list[list[Run]]:
    match line.role:
        case "heading":
            return [[], [Run(piece, "muted", bold=True) for piece in line.pieces]]
        case "subheading":
            return [[Run(piece, "muted", bold=True) for piece in line.pieces]]
        case "taken":
            return _marked("★ ", line, width, bold=False)
        case "asked":
            return _marked("▶ ", line, width, bold=True)
        case _:
            return wrap_runs([Run(piece) for piece in line.pieces], width)


def _marked(mark: str, line: Line, width: int, *, bold: bool) -> list[list[Run]]:
    runs = [Run(piece, bold=bold) for piece in line.pieces]
    first, *others = wrap_runs(runs, width - width_of(mark))
    return [[Run(mark, "brass"), *first], *([Run("  "), *more] for more in others)]
