"""The whole of a match being reviewed: the table, what each choice was worth, and the chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.drawing.canvas import Canvas
from app.drawing.cards import Size
from app.drawing.marks import draw_wrapped
from app.drawing.room import card_size, pane_width
from app.euchre import review_captions, turns
from app.euchre.chances import Course, draw_chances, rows
from app.euchre.choice_values import draw_values
from app.euchre.findings import Findings
from app.euchre.layout import room_of
from app.euchre.result import draw_result
from app.euchre.scene import Scene
from app.euchre.table import draw_table

LEAST_ROWS: Final = 12
"""The rows between header and bar below which there is no room for a review."""

_LEAST_TABLE: Final = 9
_LANES: Final = (7, 5, 4, 3)
_COLUMN: Final = 27
_LEAST_BESIDE: Final = 78
_PADDING: Final = 2
_WORDS: Final = 3
_MARGINS: Final = {Size.LARGE: 4, Size.MEDIUM: 2, Size.SMALL: 1}


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a picture is divided, from the top: the table, words below it, the chart.

    column: columns beside the table for the values; 0 where they have the side pane, or no room.
    """

    table: int
    column: int
    words: int
    lanes: int
    heading: bool


def _plan(width: int, height: int) -> _Plan:
    """The values beside a table with as large cards as can be; below it where it is narrow."""
    tables = {lanes: height - rows(lanes, heading=True) for lanes in _LANES}
    beside = [lanes for lanes in _LANES if pane_width(width, tables[lanes])]
    if beside:
        lanes = max(beside, key=lambda each: (card_size(width, tables[each]).value.height, each))
        return _Plan(tables[lanes], 0, 0, lanes, True)
    if width >= _LEAST_BESIDE:
        lanes = 3 if height >= _LEAST_TABLE + 3 + rows(3, heading=False) else 1
        return _Plan(height - rows(lanes, heading=False), _COLUMN, 0, lanes, False)
    spare = height - _LEAST_TABLE
    lanes = 1 if spare >= rows(1, heading=False) + 1 else 0
    chart = rows(lanes, heading=False)
    words = max(0, min(_WORDS, spare - chart))
    return _Plan(height - chart - words, 0, words, lanes, False)


def draw_reviewed(canvas: Canvas, scene: Scene, course: Course, findings: Findings) -> None:
    """The table at the cursor, and everything a review has to say of it; `LEAST_ROWS` at least."""
    plan = _plan(canvas.width, canvas.height)
    narrator = scene.narrator

    def values(pane: Canvas, x: int, y: int, width: int, height: int) -> None:
        below = draw_values(pane, x, y, width, height, findings, narrator) + 1
        left = y + height - 1 - below
        if left >= turns.LEAST_ROWS:
            turns.draw_turns(pane, x, below, width, left, findings, course.position)

    table = Canvas(canvas.width - plan.column, plan.table)
    draw_table(table, scene, values)
    if scene.over:
        draw_result(table, scene, scene.over)
    canvas.paste(table, 0, 0)
    if plan.column:
        column = Canvas(plan.column, plan.table, "panel")
        values(column, _PADDING, 1, plan.column - 2 * _PADDING, plan.table - 1)
        canvas.paste(column, canvas.width - plan.column, 0)
    if plan.words:
        canvas.fill(0, plan.table, canvas.width, plan.words, "panel")
        said = review_captions.verdict(findings, narrator)
        draw_wrapped(canvas, 1, plan.table, said, canvas.width - 2, plan.words)
    margin = _MARGINS[room_of(canvas.width, canvas.height).size]
    y = plan.table + plan.words
    draw_chances(canvas, y, margin, plan.lanes, course, findings, narrator, heading=plan.heading)
