"""The whole of a match being watched: the table, the result of a hand, and the match as a rail."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas
from app.drawing.scrubber import Track, draw_rail, make_seekable
from app.euchre.layout import room_of
from app.euchre.result import draw_result
from app.euchre.scene import Scene
from app.euchre.table import draw_table

_MARGIN = 2
_LEAST_WITH_RAIL = 17


def draw_watched(
    canvas: Canvas, scene: Scene, length: int, position: int, hands: Sequence[int]
) -> None:
    """The table at a position of `length`; `hands` are the positions where a hand begins.

    The rail takes the last row, where that costs the cards nothing.
    """
    rail = _has_rail(canvas)
    table = Canvas(canvas.width, canvas.height - rail)
    draw_table(table, scene)
    if scene.over:
        draw_result(table, scene, scene.over)
    canvas.paste(table, 0, 0)
    if not rail:
        return
    y = canvas.height - 1
    track = Track(_MARGIN, canvas.width - 2 * _MARGIN, length, position)
    canvas.fill(0, y, canvas.width, 1, "panel")
    draw_rail(canvas, y, track, hands, keys=True)
    make_seekable(canvas, y, 1, track)


def _has_rail(canvas: Canvas) -> bool:
    """Whether the last row can be spared without making the cards smaller."""
    now = room_of(canvas.width, canvas.height)
    without = room_of(canvas.width, canvas.height - 1)
    same = (now.size, now.pane) == (without.size, without.pane)
    return same and canvas.height >= _LEAST_WITH_RAIL
