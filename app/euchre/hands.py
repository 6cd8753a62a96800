"""The two hands: the near one card by card, the other seen from behind or open."""

from __future__ import annotations

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import (
    Look,
    Size,
    draw_back,
    draw_backs,
    draw_card,
    draw_chip,
    draw_pile,
    draw_place,
    fan_width,
    plan_pile,
)
from app.drawing.ink import Shade
from app.drawing.marks import draw_badge
from app.euchre import captions
from app.euchre.layout import fan_column, hand_columns
from app.euchre.scene import Player, Scene, Slot, Standing

_GAP = 2


def draw_fan(canvas: Canvas, y: int, width: int, player: Player, size: Size) -> None:
    """A hand of overlapping cards in the middle of `width` columns, as much of it as is seen."""
    held = player.held
    left = fan_column(size, width, len(held))
    if player.hidden:
        draw_backs(canvas, left, y, len(held), size)
        return
    cards = [slot.card for slot in held if slot.card is not None]
    span = fan_width(len(cards), size)
    plan = plan_pile(len(cards), size, span, size.value.back_step)
    draw_pile(canvas, left, y, cards, size, plan)


def draw_held(canvas: Canvas, x: int, y: int, player: Player, room: int) -> int:
    """A hand on one line, its cards as chips; the column after it."""
    for slot in player.held:
        if slot.card is None:
            if x + 2 > room:
                return x
            x = canvas.text(x, y, "░░", "back-pattern", bg="back") + 1
        else:
            if x + width_of(slot.card.label) + 2 > room:
                return x
            x = draw_chip(canvas, x, y, slot.card) + 1
    return x


def draw_hand(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, size: Size, *, lift: int = 1
) -> None:
    """The near hand in the middle of `width` columns, a chosen card `lift` rows higher.

    Each card stands in its place; where one was played, its place stays.
    """
    slots = scene.near.slots
    for column, slot in zip(hand_columns(size, x, width, len(slots)), slots, strict=True):
        _draw_slot(canvas, column, y - lift * slot.chosen, slot, size)
        if scene.asked and slot.standing in (Standing.LEGAL, Standing.REFUSED):
            canvas.hot(column, y, size.value.width, size.value.height + 1, _choose(slot))


def _choose(slot: Slot) -> str:
    return f"choose({slot.digit})"


def _draw_slot(canvas: Canvas, x: int, y: int, slot: Slot, size: Size) -> None:
    if slot.standing is Standing.PLAYED:
        draw_place(canvas, x, y, size, "played" if size is Size.LARGE else "·")
    elif slot.card is None:
        draw_back(canvas, x, y, size)
    elif slot.chosen:
        draw_card(canvas, x, y, slot.card, size, Look.CHOSEN)
    elif slot.standing is Standing.REFUSED:
        draw_card(canvas, x, y, slot.card, size, Look.DIM)
    else:
        draw_card(canvas, x, y, slot.card, size)


def draw_digits(canvas: Canvas, x: int, y: int, width: int, scene: Scene, size: Size) -> None:
    """The digit of each card of the near hand, with the sign of how it stands."""
    slots = scene.near.slots
    for column, slot in zip(hand_columns(size, x, width, len(slots)), slots, strict=True):
        text, shade = captions.digit(slot)
        bold = shade != "faint"
        canvas.centre(column, y, size.value.width, text, shade, bold=bold)


def draw_player(canvas: Canvas, y: int, width: int, scene: Scene, player: Player) -> None:
    """A player's name in the middle of `width` columns, with what he is and what he has."""
    draw_name(canvas, 0, y, width, scene, player, centred=True)


def draw_name(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    scene: Scene,
    player: Player,
    *,
    centred: bool = False,
) -> int:
    """A player's name, ▶ before it when he is awaited, with badges and a word; the column after.

    What does not fit in `room` is left out from the end; the name is cut last.
    """
    badges = list(captions.badges(scene, player))
    note = captions.beside_player(scene, player)
    lead = 2 if player.turn else 0
    name = scene.narrator.subject(player.seat)
    rest = sum(len(badge) + 2 + _GAP for badge in badges)
    name = cut(name, max(4, room - lead - rest - (len(note) + _GAP if note else 0)))
    if lead + width_of(name) + rest + _GAP + len(note) > room:
        note = ""
    name = cut(name, max(1, room - lead - rest))
    total = lead + width_of(name) + rest + (len(note) + _GAP if note else 0)
    at = x + (room - total) // 2 if centred else x
    shade: Shade = "brass" if player.turn else "text"
    if player.turn:
        canvas.text(at, y, "▶", "brass")
    at = canvas.text(at + lead, y, name, shade, bold=True)
    for badge in badges:
        at = draw_badge(canvas, at + _GAP, y, badge)
    return canvas.text(at + _GAP, y, note, "muted") if note else at
