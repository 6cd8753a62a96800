"""The fortunes of a whole game as a chart one can travel on: the scrubber of a watched game."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.scene import Scene
from app.beggar.stacks import name_shade
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.scrubber import Track, draw_lane, draw_rail, draw_ruler, make_seekable

_AXIS = 4
_NAME = 8
_DUEL = 2


def lanes(scene: Scene) -> int:
    """How many lanes the chart has: with two players, what one holds is what the other lacks."""
    players = len(scene.seats)
    return 1 if players == _DUEL else players


def held(scene: Scene) -> str:
    """What the lanes show."""
    return captions.held_by(scene.seats[0].name) if lanes(scene) == 1 else captions.HELD


def draw_chart(
    canvas: Canvas,
    y: int,
    margin: int,
    scene: Scene,
    lane_rows: int,
    *,
    whose: bool,
    ruler: bool,
    future: bool,
) -> None:
    """The chart from row `y` on: who holds what now, the lanes, the rail and the ruler.

    Without lanes it is the rail alone, and the ruler. With `whose`, a chart of one lane says whose
    cards it shows. A mouse press anywhere on it goes there.
    """
    named = lanes(scene) > 1
    axis = _axis_width(scene) if lane_rows else 0
    x = margin + axis
    track = Track(x, canvas.width - margin - x, scene.fortunes.length, scene.position)
    top = y
    if lane_rows:
        _draw_now(canvas, y, scene, track, whose=whose and not named)
        y += 1
        peak = scene.fortunes.peak if named else scene.total
        for seat in range(lanes(scene)):
            lane = scene.fortunes.lane(seat)
            draw_lane(canvas, y, lane_rows, track, lane, peak, future=future)
            if named:
                _draw_name(canvas, y + lane_rows - 1, margin, axis, scene, seat)
            else:
                _draw_axis(canvas, y, lane_rows, x, scene.total)
            y += lane_rows
    moments = [moment.position for moment in scene.fortunes.moments]
    draw_rail(canvas, y, track, moments, future=future, keys=not ruler)
    if ruler:
        draw_ruler(canvas, y + 1, track, f"{scene.fortunes.cards_at(track.length):,}")
        y += 1
    make_seekable(canvas, top, y + 1 - top, track)


def _axis_width(scene: Scene) -> int:
    if lanes(scene) == 1:
        return _AXIS
    return min(_NAME, max(width_of(seated.name) for seated in scene.seats)) + 4


def _draw_axis(canvas: Canvas, y: int, rows: int, x: int, total: int) -> None:
    canvas.right(x - 1, y, f"{total}", "muted")
    if (rows % 2 and rows > 1) or rows > _AXIS:
        canvas.right(x - 1, y + rows // 2, f"{total // 2}", "muted")
    if rows > 1:
        canvas.right(x - 1, y + rows - 1, "0", "muted")


def _draw_name(canvas: Canvas, y: int, margin: int, axis: int, scene: Scene, seat: int) -> None:
    seated = scene.seats[seat]
    shade = name_shade(seated)
    canvas.text(margin, y, cut(seated.name, axis - 4), shade, bold=True)
    canvas.right(margin + axis - 1, y, f"{seated.cards}", shade)


def _draw_now(canvas: Canvas, y: int, scene: Scene, track: Track, *, whose: bool) -> None:
    """Who holds how many, at the cursor, on the side of it where there is more room."""
    right = track.x + track.columns
    room = max(right - track.cursor, track.cursor - track.x) - 2
    said = " · ".join(f"{seated.name} {seated.cards}" for seated in scene.seats)
    if width_of(said) > room:
        said = captions.card(scene.cards)
    if track.cursor + 2 + width_of(said) <= right:
        canvas.text(track.cursor, y, f"▼ {said}", "brass", bold=True)
        start, end = track.cursor, track.cursor + 2 + width_of(said)
    else:
        start = canvas.right(track.cursor + 1, y, f"{said} ▼", "brass", bold=True)
        end = track.cursor + 1
    if whose:
        _draw_whose(canvas, y, scene, (track.x, start), (end, right))


def _draw_whose(
    canvas: Canvas, y: int, scene: Scene, left: tuple[int, int], right: tuple[int, int]
) -> None:
    said = held(scene)
    if width_of(said) < left[1] - left[0]:
        canvas.text(left[0], y, said, "muted")
    elif width_of(said) < right[1] - right[0]:
        canvas.right(right[1], y, said, "muted")
