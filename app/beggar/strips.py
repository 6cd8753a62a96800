"""Open hands as strips: court cards by their letters, plain cards as dots, next card first."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.scene import Scene
from app.beggar.stacks import name_shade
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import draw_kinds

_STEP = 2
_NAME = 8
_NOTE_GAP = 2


def draw_strips(canvas: Canvas, y: int, left: int, scene: Scene, *, step: int, note: bool) -> None:
    """A strip a player, `step` rows apart; with `note`, the first says what they are."""
    names = [cut(seated.name, _NAME) for seated in scene.seats]
    x = left + max(map(width_of, names)) + 2
    room = canvas.width - left - x
    longest = max(map(len, scene.hands))
    width = _STEP if longest * _STEP <= room else 1
    for seated, name, hand in zip(scene.seats, names, scene.hands, strict=True):
        shade = name_shade(seated)
        canvas.text(left, y, name, shade, bold=True)
        if seated.out:
            canvas.text(x, y, captions.OUT, "faint")
        draw_kinds(canvas, x, y, hand, room, width)
        if note:
            _draw_note(canvas, y, left, x + len(hand) * width)
            note = False
        y += step


def _draw_note(canvas: Canvas, y: int, margin: int, after: int) -> None:
    right = canvas.width - margin
    for said in captions.STRIPS:
        if after + _NOTE_GAP <= right - width_of(said):
            canvas.right(right, y, said, "faint")
            return
