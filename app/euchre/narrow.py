"""The felt of the Euchre table in SMALL cards, or in lines where there is too little room."""

from __future__ import annotations

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import Size, draw_place, fan_width
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_badge, draw_runs
from app.euchre import captions
from app.euchre.calls import draw_calls
from app.euchre.captions import fitting, text_fitting
from app.euchre.claims import draw_claims
from app.euchre.hands import draw_digits, draw_fan, draw_hand, draw_held, draw_name
from app.euchre.journey import draw_arriving
from app.euchre.layout import fan_column, margin, trick_columns
from app.euchre.narrow_layout import NarrowRows, narrow_rows
from app.euchre.scene import Scene, TrickPlace
from app.euchre.talon import draw_upcard, upcard_apart
from app.euchre.trick import draw_trick_card
from engines.euchre import Phase

_SMALL = Size.SMALL
_GAP = 2


def draw_narrow_felt(canvas: Canvas, scene: Scene) -> None:
    """All that lies on the table; the canvas is the felt."""
    width = canvas.width
    calling = scene.asked and bool(scene.calls)
    rows = narrow_rows(canvas.height, calling=calling, digits=scene.digits_shown)
    if rows.far is not None:
        draw_far = _draw_far_fan if rows.fan else _draw_far_line
        draw_far(canvas, rows.far, scene)
    _draw_middle(canvas, scene, rows)
    draw_calls(canvas, rows.buttons, width, scene, 1)
    draw_hand(canvas, 0, rows.hand, width, scene, _SMALL, lift=rows.lift)
    under = rows.hand + _SMALL.value.height
    if scene.digits_shown:
        draw_digits(canvas, 0, under, width, scene, _SMALL)
        under += 1
    draw_claims(canvas, 0, under, width, scene, _SMALL, rows.claims)
    if rows.cards:
        draw_arriving(canvas, scene, _SMALL, far=rows.far or 0, middle=rows.middle, hand=rows.hand)


def _draw_far_line(canvas: Canvas, y: int, scene: Scene) -> None:
    left = margin(_SMALL, canvas.width)
    held = scene.far.held
    hand = sum(width_of(slot.card.label) + 3 if slot.card else 3 for slot in held) - 1
    after = draw_name(canvas, left, y, canvas.width - left - hand - _GAP, scene, scene.far)
    draw_held(canvas, after + _GAP, y, scene.far, canvas.width - 1)


def _draw_far_fan(canvas: Canvas, y: int, scene: Scene) -> None:
    """The fan in the middle, or as far right as name and badges beside it ask for."""
    left = margin(_SMALL, canvas.width)
    count = len(scene.far.held)
    column = fan_column(_SMALL, canvas.width, count)
    badges = captions.badges(scene, scene.far)
    name = scene.narrator.subject(scene.far.seat)
    lead = 2 if scene.far.turn else 0
    one_line = lead + width_of(name) + sum(len(badge) + 2 + _GAP for badge in badges)
    if left + one_line + _GAP <= column:
        draw_name(canvas, left, y + 1, column - left - _GAP, scene, scene.far)
    else:
        room = max(column - left - _GAP, *(len(badge) + 2 for badge in badges), lead + 6)
        column = min(max(column, left + room + _GAP), canvas.width - fan_width(count, _SMALL) - 1)
        _draw_stacked(canvas, left, y, scene, room)
    draw_fan(canvas, y, 2 * column + fan_width(count, _SMALL), scene.far, _SMALL)


def _draw_stacked(canvas: Canvas, x: int, y: int, scene: Scene, room: int) -> None:
    """The name, and below it the badges."""
    far = scene.far
    if far.turn:
        canvas.text(x, y, "▶", "brass")
    lead = 2 if far.turn else 0
    shade: Shade = "brass" if far.turn else "text"
    name = cut(scene.narrator.subject(far.seat), room - lead)
    canvas.text(x + lead, y, name, shade, bold=True)
    for row, badge in enumerate(captions.badges(scene, far), y + 1):
        draw_badge(canvas, x, row, badge)


def _draw_middle(canvas: Canvas, scene: Scene, rows: NarrowRows) -> None:
    if not rows.cards:
        _draw_middle_line(canvas, rows.middle, scene)
    elif upcard_apart(scene):
        _draw_upcard(canvas, rows.middle, scene)
    elif scene.places:
        _draw_trick(canvas, rows.middle, scene)


def _draw_upcard(canvas: Canvas, y: int, scene: Scene) -> None:
    """The upcard between what is left of the pack and what becomes of it."""
    laying = scene.phase is Phase.DISCARDING
    columns = trick_columns(_SMALL, canvas.width, 2 if laying else 1)
    draw_upcard(canvas, columns[0], y, scene, _SMALL)
    left = margin(_SMALL, canvas.width)
    canvas.text(left, y + 1, captions.talon(scene), "muted")
    said = text_fitting(scene, columns[0] - left - 1, captions.under_upcard)
    if not laying:
        canvas.text(columns[0] + _SMALL.value.width + _GAP, y + 1, said, "brass")
        return
    shade: Shade = "brass" if scene.asked else "line"
    card = scene.chosen
    draw_place(canvas, columns[1], y, _SMALL, card.label if card else "", shade)
    after = columns[1] + _SMALL.value.width + _GAP
    canvas.text(left, y + 2, said, "faint")
    canvas.text(after, y + 1, captions.TO_LAY_AWAY, "brass" if scene.asked else "muted")


def _draw_trick(canvas: Canvas, y: int, scene: Scene) -> None:
    """The cards of the trick between what is said of each."""
    columns = trick_columns(_SMALL, canvas.width, len(scene.places))
    for x, place in zip(columns, scene.places, strict=True):
        draw_trick_card(canvas, x, y, place, _SMALL)
    first, *_, last = scene.places
    left = margin(_SMALL, canvas.width)
    room = columns[0] - left - 1
    canvas.text(left, y + 1, captions.trick_note(scene, short=True), "muted")
    canvas.text(left, y + 2, _said(scene, first, room), _shade(first, "faint"))
    after = columns[-1] + _SMALL.value.width + _GAP
    canvas.text(after, y + 1, _said(scene, last, canvas.width - after - 1), _shade(last, "muted"))


def _said(scene: Scene, place: TrickPlace, room: int) -> str:
    return text_fitting(scene, room, lambda seen: captions.under_place(seen, place))


def _shade(place: TrickPlace, otherwise: Shade) -> Shade:
    return "brass" if place.awaited or place.took else otherwise


def _draw_middle_line(canvas: Canvas, y: int, scene: Scene) -> None:
    left = margin(_SMALL, canvas.width)
    room = canvas.width - left - 1
    build = _upcard_line if upcard_apart(scene) else _trick_line
    draw_runs(canvas, left, y, fitting(scene, room, build), room)


def _upcard_line(scene: Scene) -> list[Run]:
    upcard = [Run(scene.state.upcard)] if scene.state.upcard else []
    runs = [*upcard, Run(f" {captions.under_upcard(scene)}", "brass")]
    if scene.phase is Phase.DISCARDING and scene.chosen:
        return [*runs, Run("  "), Run(scene.chosen), Run(f" {captions.TO_LAY_AWAY}", "brass")]
    return [*runs, Run(f"   {captions.talon(scene)}", "muted")]


def _trick_line(scene: Scene) -> list[Run]:
    runs: list[Run] = []
    for place in scene.places:
        shade = _shade(place, "muted")
        card = [Run(place.card), Run(" ")] if place.card else []
        said = captions.under_place(scene, place)
        runs += [Run("   " if runs else ""), *card, Run(said, shade)]
    return runs
