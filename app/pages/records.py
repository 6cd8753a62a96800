"""The famous deals: a list with their lengths as bars, and the chosen deal laid open."""

from __future__ import annotations

from functools import partial
from typing import Final

from app.commands import Place
from app.drawing.canvas import Canvas
from app.drawing.cards import draw_kinds
from app.drawing.marks import Button, Run, draw_heading, draw_wrapped
from app.hints import hint_of
from app.narration.words import capital
from app.pages.catalogue import About, draw_catalogue
from app.pages.listing import Column, Line, List
from engines.beggar import RECORDS, Record, parse_deal

BY_LENGTH: Final = tuple(sorted(RECORDS, key=lambda record: (record.endless, -record.cards)))
"""The records, the longest first; what never ends comes last."""

_BAR = 14
_LONGEST: Final = max(record.cards for record in RECORDS)
_COLUMNS: Final = (
    Column("Cards", 7, right=True),
    Column("Tricks", 6, right=True, room=52),
    Column("Found by"),
    Column("Year", 4, room=46),
    Column("Length", _BAR, room=66),
)
_WHAT_IT_IS = (
    "How long a game takes depends on the deal alone. People look for the longest with programs "
    "that play millions of deals; each of these was a record, or came near one. Only where the "
    "court cards lie is written down: suits and spots are made up here."
)
_SECONDS_A_MINUTE, _MINUTES_AN_HOUR = 60, 60


def found(record: Record) -> str:
    """Who found a record, and when."""
    return f"Found by {record.finder}" + (f" in {record.year}." if record.year else ".")


def length(record: Record) -> str:
    """How long a record's game is."""
    told = f"{record.cards:,} cards in {record.tricks:,} tricks"
    return f"It is back where it was after {told}." if record.endless else f"{told}."


def draw_records(canvas: Canvas, chosen: int) -> None:
    """The page, with one of the records by length chosen."""
    record = BY_LENGTH[chosen]
    about = About(
        capital(record.title),
        str(record.year or ""),
        (Run(f"{_at_the_table(record)} "), Run(record.deal, "muted")),
        partial(_draw_record, record=record),
        (Button(hint_of(Place.RECORDS, "open", "Watch it"), focused=True),),
    )
    shown = List(_COLUMNS, len(BY_LENGTH), chosen, _line)
    draw_catalogue(canvas, "RECORDS", f"{len(BY_LENGTH)} famous deals", shown, about)


def _line(number: int) -> Line:
    record = BY_LENGTH[number]
    bar = "endless" if record.endless else "━" * round(_BAR * record.cards / _LONGEST)
    year = str(record.year or "")
    cells = (f"{record.cards:,}", f"{record.tricks:,}", record.finder, year, bar)
    return Line(("endless", *cells[1:]) if record.endless else cells)


def _at_the_table(record: Record) -> str:
    """How long it would take by hand."""
    if record.endless:
        return "It goes round for ever."
    hours, minutes = divmod(record.cards // _SECONDS_A_MINUTE, _MINUTES_AN_HOUR)
    hands = f"{hours} h {minutes} min" if hours else f"{minutes} min"
    return f"At a card a second it takes {hands}."


def _draw_record(canvas: Canvas, x: int, y: int, width: int, *, record: Record) -> int:
    y = draw_wrapped(canvas, x, y, [Run(found(record))], width)
    y = draw_wrapped(canvas, x, y, [Run(length(record))], width)
    y = draw_wrapped(canvas, x, y, [Run(_at_the_table(record), "muted")], width)
    draw_heading(canvas, x, y + 1, width, "THE DEAL", "top card first")
    y += 3
    for number, hand in enumerate(parse_deal(record.deal), start=1):
        canvas.text(x, y, f"Player {number}", "muted")
        draw_kinds(canvas, x, y + 1, hand, width, step=1)
        y += 3
    draw_heading(canvas, x, y, width, "WHAT A RECORD IS")
    return draw_wrapped(canvas, x, y + 2, [Run(_WHAT_IT_IS, "muted")], width)
