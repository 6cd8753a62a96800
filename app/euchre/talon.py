"""The talon, the card turned up, and the place of the card that is laid away."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.cards import Look, Size, draw_back, draw_card, draw_place, draw_stack
from app.drawing.ink import Shade
from app.drawing.marks import draw_caption
from app.euchre import captions
from app.euchre.layout import margin, trick_columns, upcard_columns
from app.euchre.scene import Scene
from engines.cards import pack
from engines.euchre import Phase, UpcardPlace


def draw_talon(canvas: Canvas, y: int, width: int, scene: Scene, size: Size) -> None:
    """Talon and upcard: side by side while it may still be taken up, else the talon alone."""
    left, beside = _columns(width, scene, size)
    _draw_stack(canvas, left, y, scene, size)
    if beside is not None:
        draw_upcard(canvas, beside, y, scene, size)
        _draw_upcard_caption(canvas, beside, y + size.value.height, scene, size)
    if scene.phase is Phase.DISCARDING:
        _draw_laying(canvas, trick_columns(size, width, 2)[1], y, scene, size)


def _columns(width: int, scene: Scene, size: Size) -> tuple[int, int | None]:
    """The left columns of the talon, and of the upcard if it lies beside it."""
    if scene.phase is Phase.DISCARDING:
        return margin(size, width), trick_columns(size, width, 2)[0]
    if upcard_apart(scene):
        return upcard_columns(size, width, talon_count(scene))
    return margin(size, width), None


def talon_count(scene: Scene) -> int:
    """The cards that are not dealt: all of them before the first deal."""
    state = scene.state
    return len(state.talon) if state.hand_number else len(pack(state.rules.pack))


def upcard_apart(scene: Scene) -> bool:
    """Whether the upcard lies beside the talon."""
    return scene.state.upcard is not None and (
        scene.bidding or scene.phase is Phase.DISCARDING or scene.state.trump is None
    )


def _turned_down(scene: Scene) -> bool:
    return scene.state.upcard_place is UpcardPlace.TURNED_DOWN


def _draw_stack(canvas: Canvas, x: int, y: int, scene: Scene, size: Size) -> None:
    """The talon with its captions; an upcard that was left there lies face up on it."""
    width = draw_stack(canvas, x, y, talon_count(scene), size)
    upcard = scene.state.upcard
    if upcard and scene.state.upcard_place is UpcardPlace.LEFT:
        draw_card(canvas, x, y, upcard, size)
    below = y + size.value.height
    draw_caption(canvas, x, below, width, captions.talon(scene))
    if size is Size.LARGE:
        draw_caption(canvas, x, below + 1, width, captions.under_talon(scene), "faint")


def _draw_upcard_caption(canvas: Canvas, x: int, y: int, scene: Scene, size: Size) -> None:
    shade: Shade = "muted" if _turned_down(scene) else "brass"
    draw_caption(canvas, x, y, size.value.width, captions.under_upcard(scene), shade)


def draw_upcard(canvas: Canvas, x: int, y: int, scene: Scene, size: Size) -> None:
    """The card turned up, or the back of it once it is turned down."""
    upcard = scene.state.upcard
    if upcard is None or scene.state.upcard_place is UpcardPlace.TAKEN_UP:
        draw_place(canvas, x, y, size)
    elif _turned_down(scene):
        draw_back(canvas, x, y, size)
    else:
        chosen = scene.upcard is not None and scene.upcard.chosen
        draw_card(canvas, x, y, upcard, size, Look.CHOSEN if chosen else Look.PLAIN)
        if scene.upcard:
            command = f"choose({scene.upcard.digit})"
            canvas.hot(x, y, size.value.width, size.value.height, command)


def _draw_laying(canvas: Canvas, x: int, y: int, scene: Scene, size: Size) -> None:
    """The place for the card to lay away, with the one that is chosen."""
    card = scene.chosen
    shade: Shade = "brass" if scene.asked else "line"
    draw_place(canvas, x, y, size, card.label if card else "", shade)
    below = y + size.value.height
    draw_caption(canvas, x, below, size.value.width, captions.TO_LAY_AWAY, _ink(shade))


def _ink(shade: Shade) -> Shade:
    return "muted" if shade == "line" else shade
