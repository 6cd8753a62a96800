"""The pile: who laid each card, and which of them is the demand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.beggar import captions
from app.beggar.scene import Scene
from app.beggar.short_names import marks
from app.drawing.canvas import Canvas, width_of
from app.drawing.cards import PilePlan, Size, draw_card, draw_pile, draw_place, plan_pile
from app.drawing.ink import Shade

ROWS_BELOW = 2
"""Who laid each card, and the mark under the demand."""

LEAST_READABLE = 4
"""An ace and the three cards paid on it: with these, the demand can always be read."""

_MOST_EDGES_KEPT = 4
_CLOSE_STEP = {Size.LARGE: 5}


def least_room(size: Size) -> int:
    """The columns in which the demand and all that was paid on it can be read."""
    step = _CLOSE_STEP.get(size, size.value.pile_step)
    return size.value.width + (LEAST_READABLE - 1) * step + _MOST_EDGES_KEPT


def _plan(count: int, size: Size, room: int) -> PilePlan:
    plan = plan_pile(count, size, room)
    close = _CLOSE_STEP.get(size)
    return plan if close is None or not plan.edges else plan_pile(count, size, room, close)


@dataclass(frozen=True, slots=True)
class Travel:
    """The newest card on its way to the pile: the cell it comes from, and the share of the way it
    has come."""

    x: int
    y: int
    share: float

    def at(self, x: int, y: int) -> tuple[int, int]:
        """Where it is on its way to a cell."""
        return round(self.x + (x - self.x) * self.share), round(self.y + (y - self.y) * self.share)


def draw_pile_with_names(
    canvas: Canvas,
    y: int,
    scene: Scene,
    size: Size,
    room: int,
    *,
    caption: bool,
    travel: Travel | None = None,
) -> None:
    """The pile in the middle of the canvas, in at most `room` columns.

    With `caption`, the row `y` says how many cards it holds, and the cards begin below it. With
    `travel`, the newest card is on its way there.
    """
    middle = canvas.width // 2
    if not scene.pile:
        x = middle - size.value.width // 2
        width = size.value.width
    else:
        plan = _plan(len(scene.pile), size, room)
        width = plan.width
        x = (canvas.width - width) // 2
    if caption:
        said = captions.pile(scene)
        left = x if width >= width_of(said) else middle - width_of(said) // 2
        canvas.text(left, y, said, "muted")
        y += 1
    if not scene.pile:
        draw_place(canvas, x, y, size)
        return
    cards = [laid.card for laid in scene.pile]
    _draw_names(canvas, x, y + size.value.height, scene, plan, size)
    if travel is None:
        draw_pile(canvas, x, y, cards, size, plan)
        return
    *columns, newest = plan.columns
    if columns:
        draw_pile(canvas, x, y, cards[:-1], size, replace(plan, columns=tuple(columns)))
    draw_card(canvas, *travel.at(x + newest, y), cards[-1], size)


def _draw_names(canvas: Canvas, x: int, y: int, scene: Scene, plan: PilePlan, size: Size) -> None:
    columns = plan.columns
    step = columns[1] - columns[0] if len(columns) > 1 else size.value.width
    names = marks([seated.name for seated in scene.seats], min(step, size.value.width) - 1)
    first = len(scene.pile) - len(columns)
    inset = 1 if all(width_of(name) == 1 for name in names) else 0
    for place, column in enumerate(columns, first):
        laid = scene.pile[place]
        demanded = place == scene.demand
        shade: Shade = "brass" if demanded else "muted"
        canvas.text(x + column + inset, y, names[laid.seat], shade, bold=demanded)
        if demanded:
            said = captions.DEMAND if size is Size.LARGE else captions.DEMAND_SHORT
            left = min(x + column + inset, canvas.width - width_of(said))
            canvas.text(left, y + 1, said, "brass")
