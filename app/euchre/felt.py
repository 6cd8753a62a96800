"""The felt of the Euchre table in LARGE and MEDIUM cards."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.cards import Size
from app.euchre.calls import draw_calls
from app.euchre.claims import draw_claims
from app.euchre.hands import draw_digits, draw_fan, draw_hand, draw_player
from app.euchre.journey import draw_arriving
from app.euchre.layout import rows_of
from app.euchre.scene import Scene
from app.euchre.talon import draw_talon, upcard_apart
from app.euchre.trick import draw_trick, draw_trump


def draw_felt(canvas: Canvas, scene: Scene, size: Size) -> None:
    """All that lies on the table; the canvas is the felt."""
    width = canvas.width
    calling = upcard_apart(scene)
    rows = rows_of(size, canvas.height, calling=calling)
    draw_player(canvas, rows.far, width, scene, scene.far)
    draw_fan(canvas, rows.far_hand, width, scene.far, rows.far_size)
    draw_talon(canvas, rows.middle, width, scene, size)
    draw_trick(canvas, rows.middle, width, scene, size)
    draw_trump(canvas, rows.middle, width, scene, size)
    draw_calls(canvas, rows.buttons, width, scene, rows.button_height)
    draw_hand(canvas, 0, rows.hand, width, scene, size)
    under = rows.digits
    if scene.digits_shown:
        draw_digits(canvas, 0, under, width, scene, size)
        under += 1
    last = rows.own if rows.own is not None else canvas.height
    draw_claims(canvas, 0, under, width, scene, size, last - under)
    if rows.own is not None:
        draw_player(canvas, rows.own, width, scene, scene.near)
    draw_arriving(canvas, scene, size, far=rows.far_hand, middle=rows.middle, hand=rows.hand)
