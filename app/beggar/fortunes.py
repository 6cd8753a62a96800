"""The fortunes of a game as large as the screen: a chart to walk along, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.beggar import captions
from app.beggar.chart import held, lanes
from app.beggar.scene import Scene, Seated
from app.beggar.stacks import name_shade
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.chart import draw_spans, spans
from app.drawing.marks import Run, draw_heading, draw_runs
from app.drawing.scrubber import Track, draw_rail, draw_ruler, make_seekable

_AXIS: Final = 4
_NAME: Final = 10
_ROOMY = 100
_TWO_COLUMNS = 64
_GAP = 4
_LINES = 5
"""Lines of what is said below the chart, where there is room."""

_RAIL = 3
"""Rows below the lanes: who leads, the rail and the ruler."""

_LEAST_LANE = 3
"""The least rows of a lane that has words below the chart."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the rows are shared out; `words` is how many lines there are below the chart."""

    heading: bool
    lane_rows: int
    words: int


def draw_fortunes(canvas: Canvas, scene: Scene, *, future: bool = True) -> None:
    """The whole page. Without `future`, nothing is shown beyond the cursor."""
    margin = 4 if canvas.width >= _ROOMY else 1
    plan = _plan(canvas.height, lanes(scene))
    y = 0
    if plan.heading:
        note = f"{held(scene)}, of {scene.total}"
        width = canvas.width - 2 * margin
        draw_heading(canvas, margin, y, width, captions.FORTUNES, note)
        y += 1
    axis = _AXIS if lanes(scene) == 1 else _NAME
    x = margin + axis
    columns = max(2, canvas.width - margin - x)
    track = Track(x, columns, scene.fortunes.length, scene.position)
    y = _draw_chart(canvas, y, scene, track, plan.lane_rows, future=future)
    if plan.words:
        _draw_words(canvas, y, margin, scene, plan.words, future=future)


def _plan(rows: int, count: int) -> _Plan:
    """The most words that leave every lane its least rows, and a heading if there are words."""
    free = rows - 1 - _RAIL
    for words in (_LINES, _LINES - 2):
        spare = free - 1 - (words + 1)
        if spare >= count * _LEAST_LANE:
            return _Plan(True, spare // count, words)
    return _Plan(False, max(1, free // count), 0)


def _draw_chart(
    canvas: Canvas, y: int, scene: Scene, track: Track, lane_rows: int, *, future: bool
) -> int:
    """The lanes with the cursor in them, who leads, the rail and the ruler; the row below them."""
    top = y
    _draw_now(canvas, y, scene, track)
    y += 1
    for seated in scene.seats[: lanes(scene)]:
        _draw_lane(canvas, y, lane_rows, scene, seated, track, future=future)
        y += lane_rows
    _draw_leads(canvas, y, scene, track, future=future)
    moments = [moment.position for moment in scene.fortunes.moments]
    draw_rail(canvas, y + 1, track, moments, future=future)
    end = f"{scene.fortunes.cards_at(track.length):,}" if future else ""
    draw_ruler(canvas, y + 2, track, end)
    make_seekable(canvas, top, y + _RAIL - top, track)
    return y + _RAIL


def _draw_now(canvas: Canvas, y: int, scene: Scene, track: Track) -> None:
    """Where the cursor is, on a side of it where there is room; where there is none, shorter."""
    said = captions.place_in_game(scene.trick, scene.cards)
    room = max(track.x + track.columns - track.cursor, track.cursor + 1) - 2
    if width_of(said) > room:
        said = captions.card(scene.cards)
    if track.cursor + 2 + width_of(said) <= track.x + track.columns:
        canvas.text(track.cursor, y, f"▼ {said}", "brass", bold=True)
    else:
        canvas.right(track.cursor + 1, y, f"{said} ▼", "brass", bold=True)


def _draw_lane(
    canvas: Canvas,
    y: int,
    rows: int,
    scene: Scene,
    seated: Seated,
    track: Track,
    *,
    future: bool,
) -> None:
    """How many cards a player held: exactly the least and the most in the span of each column."""
    alone = lanes(scene) == 1
    peak = scene.total if alone else scene.fortunes.peak
    canvas.fill(track.x, y, track.columns, rows, "panel")
    last = track.x + track.columns if future else track.cursor + 1
    places = [track.span(column) for column in range(track.x, last)]
    if not future:
        places[-1] = places[-1][0], scene.position + 1
    draw_spans(canvas, track.x, y, rows, spans(scene.fortunes.lane(seated.seat), places), peak)
    for row in range(rows):
        canvas.text(track.cursor, y + row, "┃", "brass", bg="panel")
    if alone:
        _draw_axis(canvas, y, rows, track.x, peak)
    else:
        _draw_name(canvas, y, rows, track.x, seated)


def _draw_name(canvas: Canvas, y: int, rows: int, x: int, seated: Seated) -> None:
    """Who holds the cards of a lane, and below how many now, or beside in a lane of one row."""
    shade = name_shade(seated)
    count = f"{seated.cards}"
    if rows == 1:
        name = cut(seated.name, _NAME - 2 - width_of(count))
        canvas.right(x - 1, y, count, shade)
    else:
        name = cut(seated.name, _NAME - 1)
        canvas.text(x - _NAME, y + rows - 1, count, shade)
    canvas.text(x - _NAME, y, name, shade, bold=True)


def _draw_axis(canvas: Canvas, y: int, rows: int, x: int, total: int) -> None:
    canvas.right(x - 1, y, f"{total}", "muted")
    if rows > _AXIS:
        canvas.right(x - 1, y + rows // 2, f"{total // 2}", "muted")
    if rows > 1:
        canvas.right(x - 1, y + rows - 1, "0", "muted")


def _draw_leads(canvas: Canvas, y: int, scene: Scene, track: Track, *, future: bool) -> None:
    """Who holds most cards: at each change of the lead the first letter of who has it now."""
    last = track.length if future else track.position
    signs = ["·"] * track.columns
    for lead in scene.fortunes.leads:
        if lead.position <= last:
            sign = scene.seats[lead.seat].name[:1]
            signs[track.column(lead.position) - track.x] = sign if width_of(sign) == 1 else "◆"
    canvas.right(track.x - 1, y, captions.LEAD[: track.x - 1], "muted")
    canvas.text(track.x, y, "".join(signs), "faint")
    for column, sign in enumerate(signs, start=track.x):
        if sign != "·":
            canvas.text(column, y, sign, "text")


def _draw_words(
    canvas: Canvas, y: int, margin: int, scene: Scene, lines: int, *, future: bool
) -> None:
    """What happens at the cursor, and beside it the moments of the game."""
    width = canvas.width - 2 * margin
    both = width >= _TWO_COLUMNS
    here = (width - _GAP) // 2 if both else width
    draw_heading(canvas, margin, y, here, captions.AT_THE_CURSOR)
    for row, said in zip(range(1, lines + 1), captions.here(scene, future=future), strict=False):
        draw_runs(canvas, margin, y + row, [Run(cut(said, here))])
    if not both:
        return
    x, room = margin + here + _GAP, width - here - _GAP
    changes = captions.lead_changes(scene, future=future)
    draw_heading(canvas, x, y, room, captions.MOMENTS, changes)
    for row, (card, said) in zip(range(1, lines + 1), _moments(scene, future), strict=False):
        canvas.right(x + 7, y + row, f"{card:,}", "muted")
        canvas.text(x + 9, y + row, cut(said, room - 9), "text")


def _moments(scene: Scene, future: bool) -> Iterator[tuple[int, str]]:
    """The moments of the game, but the lower ebbs, with the card at which each came."""
    for moment in scene.fortunes.moments:
        if moment.kind != "ebb" and (future or moment.position <= scene.position):
            yield moment.cards, captions.moment(moment, scene.seats[moment.seat].name)
