"""The players' stacks with their names: whose turn it is, who pays, who is out."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.scene import Seated, Side
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import Size, draw_place, draw_stack, stack_edges
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_badge, draw_runs, runs_width
from app.narration.words import counted

_BADGE_GAP = 1


def name_shade(seated: Seated) -> Shade:
    """How a player's name is written: it shows whose turn it is, who has won and who is out."""
    return "brass" if seated.turns or seated.wins else "faint" if seated.out else "text"


def name_runs(seated: Seated, room: int) -> list[Run]:
    """A player's name in at most `room` columns, with ▶ when he turns the next card."""
    sign = "▶ " if seated.turns else ""
    name = cut(seated.name, room - len(sign))
    return [Run(sign, "brass"), Run(name, name_shade(seated), bold=True)]


def holding(seated: Seated) -> str:
    """How many cards he holds."""
    return captions.OUT if seated.out else counted(seated.cards, "card")


def standing(seated: Seated) -> str:
    """What is to be said of him besides; "" when there is nothing."""
    if seated.wins:
        return captions.WINNER
    if seated.pays:
        return captions.PAYING
    return captions.STILL_IN if seated.claims and not seated.cards and not seated.out else ""


def label_width(seated: Seated) -> int:
    """How many columns a label on one line takes when nothing is cut."""
    return runs_width(_label(seated, 99)) + _badge_width(seated)


def short_label(seated: Seated, room: int, *, long: bool) -> list[Run]:
    """Name and cards in at most `room` columns: "North  28 cards" or "North 28"."""
    said = captions.OUT if seated.out else f"{seated.cards}"
    said = f"  {holding(seated)}" if long else f" {said}"
    return [*name_runs(seated, room - width_of(said)), Run(said, "muted")]


def draw_label(canvas: Canvas, y: int, seated: Seated) -> None:
    """Name, key and cards on one line, in the middle of the canvas."""
    fixed = label_width(seated) - width_of(seated.name) - (2 if seated.turns else 0)
    runs = _label(seated, canvas.width - fixed - 2)
    x = max(0, (canvas.width - runs_width(runs) - _badge_width(seated)) // 2)
    x = draw_runs(canvas, x, y, runs[:2])
    x = _draw_badge(canvas, x, y, seated)
    draw_runs(canvas, x, y, runs[2:])


def draw_beside(canvas: Canvas, x: int, y: int, width: int, seated: Seated) -> None:
    """Name and key at the left of a stack that begins at `x`, its cards at the right of it."""
    name = name_runs(seated, x - 2 - _badge_width(seated))
    left = x - 2 - runs_width(name) - _badge_width(seated)
    _draw_badge(canvas, draw_runs(canvas, left, y, name), y, seated)
    room = canvas.width - x - width - 2
    said = _said(seated)
    canvas.text(x + width + 2, y, said if width_of(said) <= room else holding(seated), "muted")


def stack_width(seated: Seated, size: Size, most_edges: int) -> int:
    """How many columns a player's stack takes."""
    return size.value.width + stack_edges(seated.cards, most_edges)


def draw_seated_stack(
    canvas: Canvas, x: int, y: int, seated: Seated, size: Size, most_edges: int
) -> None:
    """A player's stack, or the empty place where it was."""
    if seated.cards:
        draw_stack(canvas, x, y, seated.cards, size, most_edges)
    else:
        draw_place(canvas, x, y, size)


def draw_at_side(canvas: Canvas, x: int, y: int, width: int, seated: Seated, size: Size) -> None:
    """A stack at the left or the right of the table, the name above it and its cards below.

    It has `width` columns from `x`; at the right of the table the stack ends where they end.
    """
    most_edges = width - size.value.width
    stack = stack_width(seated, size, most_edges)
    left = x + width - stack if seated.side is Side.RIGHT else x
    draw_seated_stack(canvas, left, y, seated, size, most_edges)
    badge = _badge_width(seated)
    name = name_runs(seated, width - badge)
    at = _within(left + (stack - runs_width(name) - badge) // 2, runs_width(name) + badge, x, width)
    _draw_badge(canvas, draw_runs(canvas, at, y - 1, name), y - 1, seated)
    below = y + size.value.height
    for row, said in enumerate((holding(seated), standing(seated)), below):
        at = _within(left + (stack - width_of(said)) // 2, width_of(said), x, width)
        canvas.text(at, row, said, "muted")


def draw_words_at_side(canvas: Canvas, x: int, y: int, width: int, seated: Seated) -> None:
    """A player at the left or the right in words alone, one below the other."""
    badge = _badge_width(seated)
    name = name_runs(seated, width - badge)
    right = seated.side is Side.RIGHT
    at = x + width - runs_width(name) - badge if right else x
    _draw_badge(canvas, draw_runs(canvas, at, y, name), y, seated)
    for row, said in enumerate((holding(seated), standing(seated)), y + 1):
        at = x + width - width_of(said) if right else x
        canvas.text(at, row, said, "muted")


def _label(seated: Seated, room: int) -> list[Run]:
    return [*name_runs(seated, room), Run(f"  {_said(seated)}", "muted")]


def _said(seated: Seated) -> str:
    return ", ".join(filter(None, (holding(seated), standing(seated))))


def _within(at: int, length: int, x: int, width: int) -> int:
    return max(x, min(at, x + width - length))


def _badge_width(seated: Seated) -> int:
    return width_of(seated.key) + 2 + _BADGE_GAP if seated.key else 0


def _draw_badge(canvas: Canvas, x: int, y: int, seated: Seated) -> int:
    if not seated.key:
        return x
    return draw_badge(canvas, x + _BADGE_GAP, y, seated.key)
