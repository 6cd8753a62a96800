"""The newest card of the trick on its way from a hand to its place."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.cards import Size, draw_card
from app.euchre.layout import hand_columns, trick_columns
from app.euchre.scene import Scene, TrickPlace


def draw_arriving(
    canvas: Canvas, scene: Scene, size: Size, *, far: int, middle: int, hand: int
) -> None:
    """Draw it as far as it has come; the rows are those of the far hand, the trick and the hand."""
    columns = trick_columns(size, canvas.width, len(scene.places))
    for column, place in zip(columns, scene.places, strict=True):
        if place.arriving and place.card is not None:
            near = place.seat == scene.near.seat
            x = _column_in_hand(canvas, scene, size, place) if near else column
            y = hand if near else far
            along = round(x + (column - x) * scene.travelled)
            down = round(y + (middle - y) * scene.travelled)
            draw_card(canvas, along, down, place.card, size)


def _column_in_hand(canvas: Canvas, scene: Scene, size: Size, place: TrickPlace) -> int:
    slots = scene.near.slots
    columns = hand_columns(size, 0, canvas.width, len(slots))
    return next(
        column for column, slot in zip(columns, slots, strict=True) if slot.card == place.card
    )
