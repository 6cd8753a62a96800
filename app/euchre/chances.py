"""The chance to win over a whole match, as a chart one can travel on, with what was done wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.drawing.canvas import Canvas, width_of
from app.drawing.ink import Shade
from app.drawing.marks import draw_heading
from app.drawing.scrubber import Track, draw_lane, draw_rail, make_seekable
from app.euchre import review_captions
from app.euchre.findings import FULL, Findings, Wrong
from app.narration import EuchreNarrator
from engines.euchre.review import Grade

_AXIS = 6
_WORST = list(Grade)


@dataclass(frozen=True, slots=True)
class Course:
    """A match as it is shown below the table: its length, where one is, where each hand begins."""

    length: int
    position: int
    hands: Sequence[int]


def draw_chances(
    canvas: Canvas,
    y: int,
    margin: int,
    lane_rows: int,
    course: Course,
    findings: Findings,
    narrator: EuchreNarrator,
    *,
    heading: bool,
) -> None:
    """The chart from row `y` on: whose chance it is, the lane, the marks and the rail.

    Without lane rows it is the marks and the rail. A mouse press anywhere on it goes there.
    """
    axis = _AXIS if lane_rows else 0
    columns = canvas.width - 2 * margin - axis
    track = Track(margin + axis, columns, course.length, course.position)
    top = y
    canvas.fill(0, y, canvas.width, canvas.height - y, "panel")
    if heading:
        width = canvas.width - 2 * margin
        note = review_captions.progress(findings) or review_captions.legend()
        draw_heading(canvas, margin, y, width, review_captions.CHANCES, note)
        y += 1
    if lane_rows:
        _draw_now(canvas, y, track, findings, narrator)
        _draw_lane(canvas, y + 1, lane_rows, track, findings)
        y += 1 + lane_rows
    _draw_wrong(canvas, y, track, findings)
    draw_rail(canvas, y + 1, track, course.hands, keys=True)
    make_seekable(canvas, top, y + 2 - top, track)


def rows(lane_rows: int, *, heading: bool) -> int:
    """The rows the chart takes."""
    return heading + (1 + lane_rows if lane_rows else 0) + 2


def _draw_lane(canvas: Canvas, y: int, height: int, track: Track, findings: Findings) -> None:
    if not findings.chances:
        canvas.text(track.x, y + height // 2, review_captions.WORKING, "muted")
        return
    draw_lane(canvas, y, height, track, findings.chances, FULL)
    canvas.right(track.x - 1, y, "100 %", "muted")
    if height > 1:
        canvas.right(track.x - 1, y + height - 1, "0 %", "muted")
    if height % 2 and height > 1:
        canvas.right(track.x - 1, y + height // 2, "50 %", "muted")


def _draw_now(
    canvas: Canvas, y: int, track: Track, findings: Findings, narrator: EuchreNarrator
) -> None:
    """Who wins how likely at the cursor, on the side of it where there is more room."""
    if not findings.chances:
        return
    said = review_captions.now(findings, narrator, track.position)
    right = track.x + track.columns
    if track.cursor + 2 + width_of(said) <= right:
        canvas.text(track.cursor, y, f"▼ {said}", "brass", bold=True)
    else:
        canvas.right(track.cursor + 1, y, f"{said} ▼", "brass", bold=True)


def _draw_wrong(canvas: Canvas, y: int, track: Track, findings: Findings) -> None:
    """A sign for each decision that was dubious or worse; the worst of those in one column."""
    worst: dict[int, Wrong] = {}
    for wrong in findings.wrong:
        column = track.column(wrong.position)
        there = worst.get(column)
        if there is None or _WORST.index(wrong.grade) > _WORST.index(there.grade):
            worst[column] = wrong
    for column, wrong in worst.items():
        shade: Shade = "brass" if wrong.seat == findings.seat else "other"
        canvas.text(column, y, review_captions.SIGNS[wrong.grade], shade, bold=True)
