"""A page with a list and, beside or below it, what there is to say about the chosen line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.drawing.canvas import Canvas
from app.drawing.marks import Button, Run, button_width, draw_button, draw_heading, draw_wrapped
from app.pages.listing import List, draw_list

_WIDE = (100, 20)
_PANE = 40
_SLIM_PANE = 34
_ROOMY = 112
_WIDEST = 104
_BOXED = 14
_BOX_LINES = 2
_BUTTONS_HEIGHT = 3


@dataclass(frozen=True, slots=True)
class About:
    """What there is to say about a line.

    title, note: what it is. short: for a box of two lines. more: draws all there is, given where
    and how wide, and gives the row after it.
    """

    title: str
    note: str
    short: Sequence[Run]
    more: Callable[[Canvas, int, int, int], int]
    buttons: Sequence[Button] = ()


def draw_catalogue(canvas: Canvas, title: str, note: str, shown: List, about: About) -> None:
    """The list under its title, with a pane at its side, or a box below, or neither."""
    if canvas.width >= _WIDE[0] and canvas.height >= _WIDE[1]:
        pane = _PANE if canvas.width >= _ROOMY else _SLIM_PANE
        area = min(canvas.width - pane, _WIDEST)
        edge = (canvas.width - area - pane) // 2
        left, width = edge + 5, area - 10
        draw_heading(canvas, left, 1, width, title, note)
        draw_list(canvas, left - 2, 3, width + 4, canvas.height - 4, shown)
        _draw_pane(canvas, edge + area, pane, about)
        return
    box = 1 + _BOX_LINES if canvas.height >= _BOXED else 0
    height = canvas.height - (box + 1 if box else 0)
    head = 1 if box else 0
    if head:
        draw_heading(canvas, 4, 0, canvas.width - 8, title, note)
    draw_list(canvas, 1, head, canvas.width - 2, height - head, shown)
    if box:
        canvas.fill(1, height + 1, canvas.width - 2, box, "panel")
        canvas.text(4, height + 1, about.title, "brass", bold=True)
        if about.note:
            canvas.right(canvas.width - 4, height + 1, about.note, "muted")
        draw_wrapped(canvas, 4, height + 2, about.short, canvas.width - 8, _BOX_LINES)


def _draw_pane(canvas: Canvas, x: int, pane: int, about: About) -> None:
    canvas.fill(x, 0, canvas.width - x, canvas.height, "panel")
    x, width = x + 3, pane - 6
    draw_heading(canvas, x, 1, width, about.title.upper(), about.note)
    y = about.more(canvas, x, 3, width) + 1
    for button in about.buttons:
        if y + _BUTTONS_HEIGHT <= canvas.height:
            draw_button(canvas, x, y, button, max(width, button_width(button)), _BUTTONS_HEIGHT)
            y += _BUTTONS_HEIGHT
