"""The table itself: the pile in the middle, the players' stacks around it, you at the bottom."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.arrangement import Arrangement, Band, Ends, arranged, margin
from app.beggar.penalty import draw_penalty
from app.beggar.pile import Travel, draw_pile_with_names
from app.beggar.scene import Scene, Seated, Side
from app.beggar.stacks import (
    draw_at_side,
    draw_beside,
    draw_label,
    draw_seated_stack,
    draw_words_at_side,
    stack_width,
)
from app.drawing.canvas import Canvas
from app.drawing.cards import Size

_WIDEST = 116


def draw_table(
    canvas: Canvas, scene: Scene, largest: Size, travelled: float, *, told_here: bool
) -> None:
    """The table with cards up to a size; without `told_here`, penalty and pile are told above.

    travelled: the share of its way that the newest card has come, 1 when it lies on the pile.
    """
    if canvas.width > _WIDEST:
        middle = Canvas(_WIDEST, canvas.height)
        draw_table(middle, scene, largest, travelled, told_here=told_here)
        canvas.paste(middle, (canvas.width - _WIDEST) // 2, 0)
        return
    way = arranged(scene, largest, canvas.width, canvas.height, told_here=told_here)
    rows = way.rows(scene, canvas.height)
    if Band.PENALTY in rows:
        draw_penalty(canvas, rows[Band.PENALTY], scene)
    if Band.ASIDE in rows:
        canvas.centre(0, rows[Band.ASIDE], canvas.width, captions.aside(scene), "faint")
    for seated in scene.seats:
        match seated.side:
            case Side.TOP if Band.TOP in rows:
                _draw_end(canvas, rows[Band.TOP], scene, seated, way, label_above=True)
            case Side.BOTTOM if Band.BOTTOM in rows:
                above = way.pile is Size.LARGE
                _draw_end(canvas, rows[Band.BOTTOM], scene, seated, way, label_above=above)
            case Side.LEFT | Side.RIGHT if way.ends is not Ends.UNSEEN:
                _draw_side(canvas, rows[Band.PILE], scene, seated, way)
            case _:
                pass
    _draw_pile(canvas, rows[Band.PILE], scene, way, travelled)


def _draw_pile(canvas: Canvas, y: int, scene: Scene, way: Arrangement, travelled: float) -> None:
    room = way.pile_room(scene, canvas.width)
    named = way.captioned(scene)
    travel = None
    if travelled < 1 and scene.laid is not None and way.ends is not Ends.UNSEEN:
        x, start = _hand_of(canvas, scene.laid.side, y + named, way.pile)
        travel = Travel(x, start, travelled)
    if named and not way.told_here:
        y += 1
    draw_pile_with_names(canvas, y, scene, way.pile, room, caption=way.told_here, travel=travel)


def _hand_of(canvas: Canvas, side: Side, pile_row: int, size: Size) -> tuple[int, int]:
    """The cell from which a player's card sets off to the pile."""
    width, height = size.value.width, size.value.height
    middle = (canvas.width - width) // 2
    match side:
        case Side.BOTTOM:
            return middle, canvas.height - height
        case Side.TOP:
            return middle, 0
        case Side.LEFT:
            return margin(canvas.width), pile_row
        case Side.RIGHT:
            return canvas.width - margin(canvas.width) - width, pile_row


def _draw_end(
    canvas: Canvas, y: int, scene: Scene, seated: Seated, way: Arrangement, *, label_above: bool
) -> None:
    if way.stacks is None:
        draw_label(canvas, y, seated)
        return
    edges = way.most_edges(scene, canvas.width)
    width = stack_width(seated, way.stacks, edges)
    x = (canvas.width - width + 1) // 2
    if way.ends is Ends.BESIDE:
        draw_beside(canvas, x, y + 1, width, seated)
    elif label_above:
        draw_label(canvas, y, seated)
        y += 1
    else:
        draw_label(canvas, y + way.stacks.value.height, seated)
    draw_seated_stack(canvas, x, y, seated, way.stacks, edges)


def _draw_side(canvas: Canvas, y: int, scene: Scene, seated: Seated, way: Arrangement) -> None:
    width = way.side_width(canvas.width)
    left = seated.side is Side.LEFT
    x = margin(canvas.width) if left else canvas.width - margin(canvas.width) - width
    y += 1 if way.captioned(scene) else 0
    if way.stacks is None:
        draw_words_at_side(canvas, x, y, width, seated)
        return
    y += (way.pile.value.height - way.stacks.value.height) // 2
    draw_at_side(canvas, x, y, width, seated, way.stacks)
