"""The positions that lead to a deal: a list, the nearest first, and the chosen one laid open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from app.commands import Place
from app.drawing.canvas import Canvas
from app.drawing.cards import draw_kinds
from app.drawing.marks import Button, Run, draw_wrapped
from app.hints import hint_of
from app.narration import deals
from app.narration.words import counted
from app.pages.catalogue import About, draw_catalogue
from app.pages.listing import Column, Line, List
from engines.beggar import format_deal
from engines.beggar.study import Ancestor

_COLUMNS: Final = (
    Column("Tricks", 6, right=True),
    Column("Cards", 5, right=True),
    Column("Dealt", 5, right=True),
    Column("Position, the leader first"),
)


def draw_ancestors(canvas: Canvas, found: Sequence[Ancestor], note: str, chosen: int) -> None:
    """The page, with one of the positions chosen; `note` says how many there are."""
    before = found[chosen]
    about = About(
        f"{counted(before.tricks, 'trick')} before",
        counted(before.cards, "card"),
        (Run(format_deal(before.hands), "muted"),),
        partial(_draw_position, before=before),
        (Button(hint_of(Place.ANCESTORS, "open", "Lay it open"), focused=True),),
    )
    shown = List(_COLUMNS, len(found), chosen, lambda number: _line(found[number]))
    draw_catalogue(canvas, "WHAT LEADS HERE", note, shown, about)


def _line(before: Ancestor) -> Line:
    position = format_deal(before.hands)
    return Line((f"{before.tricks:,}", f"{before.cards:,}", deals.sizes(before), position))


def _draw_position(canvas: Canvas, x: int, y: int, width: int, *, before: Ancestor) -> int:
    for name, hand in zip(("Leads", "The other"), before.hands, strict=True):
        canvas.text(x, y, name, "muted")
        canvas.right(x + width, y, f"{len(hand)}", "muted")
        draw_kinds(canvas, x, y + 1, hand, width, step=1)
        y += 3
    return draw_wrapped(canvas, x, y, [Run(deals.way(before))], width)
