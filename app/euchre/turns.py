"""Where a reviewed match turned, line by line: a mouse press goes there."""

from __future__ import annotations

from typing import Final

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.ink import Shade
from app.drawing.marks import draw_heading
from app.euchre import review_captions
from app.euchre.findings import Findings

LEAST_ROWS: Final = 4
"""The rows below which the turns are left out."""

_WIDE: Final = 30


def draw_turns(
    canvas: Canvas, x: int, y: int, width: int, height: int, findings: Findings, position: int
) -> None:
    """The turns that moved the chance most, as many as there are rows for, in their order.

    What lies before `position` has happened already.
    """
    turns = sorted(findings.turns, key=lambda turn: -abs(turn.move))[: height - 1]
    if not turns:
        return
    draw_heading(canvas, x, y, width, review_captions.TURNS)
    for row, turn in enumerate(sorted(turns, key=lambda turn: turn.position), y + 1):
        there = position in (turn.position, turn.position + 1)
        shade: Shade = "brass" if there else "text" if turn.position < position else "muted"
        move = review_captions.move(findings, turn)
        said = review_captions.turn(turn, short=width < _WIDE)
        canvas.text(x, row, cut(said, width - 1 - width_of(move)), shade)
        canvas.right(x + width, row, move, shade)
        where = turn.position + (turn.weighed is None)
        canvas.hot(x, row, width, 1, f"seek({where})")
