"""The whole of a game being watched: pile and stacks, hands as strips, the chart of fortunes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from app.beggar import captions
from app.beggar.chart import draw_chart, held, lanes
from app.beggar.facing import block_rows, draw_facing, needs_counts
from app.beggar.facts import draw_counts
from app.beggar.penalty import draw_penalty
from app.beggar.scene import Scene
from app.beggar.spacing import placed
from app.beggar.strips import draw_strips
from app.drawing.canvas import Canvas
from app.drawing.cards import Size
from app.drawing.marks import draw_heading
from app.drawing.room import card_size

_MARGIN = {Size.LARGE: 4, Size.MEDIUM: 2, Size.SMALL: 1}
_CHART_SHARE = 4
_ROOMY_ROWS = 4
_LEAST_HEADED = (6, 2)
_LEAST_PLAIN = (2, 1)
"""The least rows of a lane that stands alone, and of one among several."""


class _Band(Enum):
    """What stands below one another, and the end of it."""

    COUNTS = 0
    PENALTY = 1
    TABLE = 2
    STRIPS = 3
    CHART = 4
    END = 5


_ROOMY = (
    *(_Band.STRIPS, _Band.CHART, _Band.TABLE, _Band.PENALTY),
    *(_Band.END, _Band.TABLE, _Band.PENALTY, _Band.PENALTY),
)
_CLOSE = (_Band.CHART, _Band.PENALTY, _Band.TABLE, _Band.STRIPS, _Band.END)


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is shown below the table, and how: `strip_step` rows from strip to strip, 0 for none."""

    headed: bool
    strip_step: int
    lane_rows: int
    ruler: bool = True

    def bands(self, scene: Scene, size: Size, width: int) -> dict[_Band, int]:
        """What stands on the canvas, with the rows it takes."""
        heading = 1 if self.headed else 0
        found = {_Band.COUNTS: 1} if needs_counts(scene, size, width) else {}
        found |= {_Band.PENALTY: 1, _Band.TABLE: block_rows(size)}
        if self.strip_step:
            found[_Band.STRIPS] = heading + (len(scene.hands) - 1) * self.strip_step + 1
        chart = self.lane_rows * lanes(scene) + (1 if self.lane_rows else 0)
        found[_Band.CHART] = heading + chart + (2 if self.ruler else 1)
        return found

    def fits(self, scene: Scene, size: Size, rows: int, width: int) -> bool:
        """Whether there is room for it, with free rows where cards are large enough for them."""
        free = _ROOMY_ROWS if self.headed else 0 if size is Size.SMALL else 1
        return sum(self.bands(scene, size, width).values()) + free <= rows


def _plans(scene: Scene, rows: int, size: Size) -> Iterator[_Plan]:
    """All ways to show strips and chart, the finest first."""
    several = lanes(scene) > 1
    share = (rows // _CHART_SHARE + 2) // lanes(scene) if several else rows // _CHART_SHARE
    close = 1 if scene.hands else 0
    if size is Size.LARGE:
        for step in (2, 1) if close else (0,):
            for lane_rows in range(share, _LEAST_HEADED[several] - 1, -1):
                yield _Plan(True, step, lane_rows)
    for lane_rows in range(share, _LEAST_PLAIN[several] - 1, -1):
        yield _Plan(False, close, lane_rows)
    yield _Plan(False, close, 0)
    yield _Plan(False, 0, 1)
    yield _Plan(False, 0, 0)


def draw_watched(
    canvas: Canvas, scene: Scene, travelled: float = 1.0, *, future: bool = True
) -> None:
    """The table in the middle, and everything under it that there are rows for.

    travelled: the share of its way to the pile that the newest card has come. Without `future`,
    the chart shows nothing beyond the cursor.
    """
    width, rows = canvas.width, canvas.height
    size = card_size(width, rows)
    fitting = (plan for plan in _plans(scene, rows, size) if plan.fits(scene, size, rows, width))
    plan = next(fitting, _Plan(False, 0, 0, ruler=False))
    turns = _ROOMY if plan.headed else _CLOSE
    at = placed(plan.bands(scene, size, width), rows, turns, _Band.END)
    margin = _MARGIN[size]
    if _Band.COUNTS in at:
        canvas.fill(0, at[_Band.COUNTS], canvas.width, 1, "panel")
        draw_counts(canvas, at[_Band.COUNTS], scene)
    draw_penalty(canvas, at[_Band.PENALTY], scene)
    draw_facing(canvas, at[_Band.TABLE], scene, size, margin, travelled)
    if _Band.STRIPS in at:
        _draw_strips(canvas, at[_Band.STRIPS], margin, scene, plan)
    _draw_chart(canvas, at[_Band.CHART], margin, scene, plan, future=future)


def _draw_strips(canvas: Canvas, y: int, margin: int, scene: Scene, plan: _Plan) -> None:
    if plan.headed:
        width = canvas.width - 2 * margin
        draw_heading(canvas, margin, y, width, captions.HANDS_OPEN, captions.STRIPS[0])
        y += 1
    draw_strips(canvas, y, margin, scene, step=plan.strip_step, note=not plan.headed)


def _draw_chart(
    canvas: Canvas, y: int, margin: int, scene: Scene, plan: _Plan, *, future: bool
) -> None:
    if plan.headed:
        width = canvas.width - 2 * margin
        note = f"{held(scene)}, of {scene.total}"
        draw_heading(canvas, margin, y, width, captions.FORTUNES, note)
        y += 1
    draw_chart(
        canvas,
        y,
        margin,
        scene,
        plan.lane_rows,
        whose=not plan.headed,
        ruler=plan.ruler,
        future=future,
    )
