"""What the side pane tells, in three lines, where there is no room for a pane."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.penalty import penalty_runs
from app.beggar.scene import Scene, Seated
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.ink import Shade
from app.drawing.marks import draw_runs


def draw_facts(canvas: Canvas, scene: Scene) -> None:
    """Everyone's cards, what is owed, and where in the game one is: three lines."""
    draw_counts(canvas, 0, scene)
    draw_runs(canvas, 1, 1, penalty_runs(scene, canvas.width - 2))
    after = canvas.text(1, 2, captions.place_in_game(scene.trick, scene.cards), "muted")
    right = canvas.width - 1
    canvas.right(right, 2, cut(captions.pile(scene), right - after - 2), "muted")


def draw_counts(canvas: Canvas, y: int, scene: Scene) -> None:
    """Everyone's cards on one line, each player in a place of his own."""
    slot = (canvas.width - 1) // len(scene.seats)
    for place, seated in enumerate(scene.seats):
        _draw_count(canvas, 1 + place * slot, y, slot - 1, seated)


def _draw_count(canvas: Canvas, x: int, y: int, room: int, seated: Seated) -> None:
    count = captions.OUT if seated.out else str(seated.cards)
    sign = "▶" if seated.turns else "★" if seated.wins else ""
    shade: Shade = "brass" if sign else "faint" if seated.out else "text"
    name = cut(seated.name, room - width_of(count) - 1 - width_of(sign))
    x = canvas.text(x, y, sign, "brass")
    x = canvas.text(x, y, name, shade, bold=True)
    canvas.text(x + 1, y, count, "brass" if seated.you else "text", bold=True)
