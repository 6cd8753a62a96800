"""The middle of the Euchre table: talon and upcard, the trick, and what is trump."""

from __future__ import annotations

from dataclasses import replace

from app.drawing.canvas import Canvas, Frame, width_of
from app.drawing.cards import (
    Look,
    Size,
    draw_back,
    draw_card,
    draw_place,
    draw_stack,
    draw_trump_tile,
    tile_size,
)
from app.drawing.ink import Shade
from app.euchre import captions
from app.euchre.buttons import RowForm, draw_button_row
from app.euchre.choices import Choice, choices
from app.euchre.layout import margin, talon_width, tile_column, trick_columns, upcard_columns
from app.euchre.scene import Scene, TrickPlace
from engines.cards import pack
from engines.euchre import NameTrump, Phase, UpcardPlace


def draw_caption(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    text: str,
    fg: Shade = "muted",
    *,
    bold: bool = False,
) -> None:
    """A caption centred below something `width` columns wide; it may stand out at both sides."""
    columns = width_of(text)
    at = min(x + (width - columns) // 2, canvas.width - columns)
    canvas.text(max(0, at), y, text, fg, bold=bold)


def draw_talon(canvas: Canvas, y: int, width: int, scene: Scene, size: Size) -> None:
    """Talon and upcard: side by side while it may still be taken up, else the talon alone."""
    count = talon_count(scene)
    stack = talon_width(size, count)
    below = y + size.value.height
    if not upcard_apart(scene):
        left = margin(size, width)
        _draw_talon_alone(canvas, left, y, scene, size)
        draw_caption(canvas, left, below, stack, captions.talon(scene))
        if size is Size.LARGE:
            draw_caption(canvas, left, below + 1, stack, captions.under_talon(scene), "faint")
        return
    left, beside = upcard_columns(size, width, count)
    if scene.phase is Phase.DISCARDING:
        left = margin(size, width)
        beside = trick_columns(size, width, 2)[0]
    draw_stack(canvas, left, y, count, size)
    draw_caption(canvas, left, below, stack, captions.talon(scene))
    draw_upcard(canvas, beside, y, scene, size)
    draw_caption(
        canvas,
        beside,
        below,
        size.value.width,
        captions.text_fitting(scene, size.value.hand_step + 2, captions.under_upcard),
        "muted" if _turned_down(scene) else "brass",
    )
    if scene.phase is Phase.DISCARDING:
        _draw_laying(canvas, trick_columns(size, width, 2)[1], y, scene, size)


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


def _draw_talon_alone(canvas: Canvas, x: int, y: int, scene: Scene, size: Size) -> None:
    """The talon; an upcard that was left there lies face up on it."""
    draw_stack(canvas, x, y, talon_count(scene), size)
    upcard = scene.state.upcard
    if upcard and scene.state.upcard_place is UpcardPlace.LEFT:
        draw_card(canvas, x, y, upcard, size)


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
            digit = str(scene.upcard.digit)
            canvas.hot(x, y, size.value.width, size.value.height, f"choose('{digit}')")


def _draw_laying(canvas: Canvas, x: int, y: int, scene: Scene, size: Size) -> None:
    """The place for the card to lay away, with the one that is chosen."""
    card = scene.chosen
    shade: Shade = "brass" if scene.asked else "line"
    draw_place(canvas, x, y, size, card.label if card else "", shade)
    below = y + size.value.height
    draw_caption(canvas, x, below, size.value.width, captions.TO_LAY_AWAY, _ink(shade))


def _ink(shade: Shade) -> Shade:
    return "muted" if shade == "line" else shade


def draw_trick(canvas: Canvas, y: int, width: int, scene: Scene, size: Size) -> None:
    """The cards of the trick, the leader's first, and under each whose it is."""
    columns = trick_columns(size, width, len(scene.places))
    for x, place in zip(columns, scene.places, strict=True):
        draw_trick_card(canvas, x, y, place, size)
        _draw_place_caption(canvas, x, y + size.value.height, scene, place, size)


def draw_trick_card(canvas: Canvas, x: int, y: int, place: TrickPlace, size: Size) -> None:
    """A card of the trick, or the place for one: dashed, and brass when one is awaited."""
    if place.preview and place.card:
        draw_place(canvas, x, y, size, place.card.label, "brass")
        canvas.hot(x, y, size.value.width, size.value.height, "confirm")
    elif place.card:
        draw_card(canvas, x, y, place.card, size)
    else:
        draw_place(canvas, x, y, size, "", "brass" if place.awaited else "line")


def _draw_place_caption(
    canvas: Canvas, x: int, y: int, scene: Scene, place: TrickPlace, size: Size
) -> None:
    room = size.value.width + 3
    text = captions.text_fitting(scene, room, lambda seen: captions.under_place(seen, place))
    shade: Shade = "brass" if place.awaited or place.took else "muted"
    draw_caption(canvas, x, y, size.value.width, text, shade)


def draw_trump(canvas: Canvas, y: int, width: int, scene: Scene, size: Size) -> None:
    """The tile that shows the trump suit, and the word for it below."""
    x = tile_column(size, width)
    columns, rows = tile_size(size)
    suit = scene.state.trump
    if suit is None:
        canvas.box(x, y, columns, rows, "line", frame=Frame.DASHED)
        canvas.centre(x, y + rows // 2, columns, "?", "muted")
        words = captions.NO_TRUMP if size is Size.LARGE else captions.NO_TRUMP_SHORT
        draw_caption(canvas, x, y + rows, columns, words)
        return
    draw_trump_tile(canvas, x, y, suit, size)
    draw_caption(canvas, x, y + rows, columns, suit.word, "text", bold=True)
    if size is Size.LARGE:
        draw_caption(canvas, x, y + rows + 1, columns, captions.ARE_TRUMP)


def draw_calls(canvas: Canvas, y: int, width: int, scene: Scene, height: int) -> None:
    """The buttons of what may be called; none has the focus, so none by chance."""
    calls = choices(scene)
    if scene.asked and calls:
        draw_button_row(canvas, 1, y, width - 2, _call_forms(scene, calls), height=height)


def _call_forms(scene: Scene, calls: tuple[Choice, ...]) -> tuple[RowForm, ...]:
    kin = [f"{call.title}, {call.meaning}" if _related(call) else call.title for call in calls]
    plain = [call.title for call in calls]
    signs = [
        action.suit.sign if isinstance(action, NameTrump) else call.title
        for action, call in zip(scene.calls, calls, strict=True)
    ]
    forms = ((kin, 4, 2), (plain, 4, 2), (plain, 2, 2), (signs, 4, 2), (signs, 2, 1))
    return tuple(
        RowForm(
            tuple(
                replace(call.hint, does=title) for call, title in zip(calls, titles, strict=True)
            ),
            padding,
            gap,
        )
        for titles, padding, gap in forms
    )


def _related(call: Choice) -> bool:
    return call.brief and bool(call.meaning)
