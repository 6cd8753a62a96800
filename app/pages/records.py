"""The famous deals and one's own: a list with their lengths as bars, and the chosen one told of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from app.claims import Claim
from app.commands import Place
from app.drawing.canvas import Canvas
from app.drawing.cards import draw_kinds
from app.drawing.marks import Button, Run, draw_heading, draw_wrapped
from app.hints import hint_of
from app.narration.words import capital, counted
from app.pages.catalogue import About, draw_catalogue
from app.pages.deal import FAMOUS, at_the_table, found, title
from app.pages.listing import Column, Line, List
from engines.beggar import Misread, format_deal, read_deal
from engines.errors import BadDeal

ASK_DEAL = "Paste or type a deal"
ANOTHER_NAME = "Another name for this find"
NOT_YOURS = "This is a famous deal: only finds of yours can be renamed or forgotten."
FORGET = "Forget"
FORGET_IT = "forget it"

_HOW = (
    "- is a plain card, J Q K A are court cards, / parts the hands; or real cards (QS 10H), the "
    "digits of Italian deals, or the number of a deal."
)
_BAR = 14
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


def by_length(finds: Sequence[Claim]) -> tuple[Claim, ...]:
    """All deals there are, the longest first; what never ends comes last."""
    return tuple(sorted((*FAMOUS, *finds), key=lambda deal: (deal.infinite, -(deal.cards or 0))))


def is_own(deal: Claim) -> bool:
    """Whether a deal is a find of one's own."""
    return deal not in FAMOUS


def forget(name: str) -> str:
    """What is asked before a find is forgotten."""
    return f"Forget {name} for good? It cannot be brought back."


def reading(text: str) -> tuple[str, int | None]:
    """What there is to say of a deal that is being typed, and where it goes wrong, if it does."""
    if not text.strip():
        return _HOW, 0
    try:
        hands = read_deal(text)
    except Misread as error:
        return str(error), error.place
    except BadDeal as error:
        return str(error), 0
    sizes = ", ".join(str(len(hand)) for hand in hands)
    return f"{counted(len(hands), 'hand')} of {sizes} cards. Enter lays the deal open.", None


def length(deal: Claim) -> str:
    """How long a deal's game is."""
    told = f"{deal.cards or 0:,} cards in {deal.tricks or 0:,} tricks"
    return f"It is back where it was after {told}." if deal.infinite else f"{told}."


def draw_records(canvas: Canvas, known: Sequence[Claim], chosen: int) -> None:
    """The page, with one of the deals by length chosen."""
    deal = known[chosen]
    about = About(
        capital(title(deal)),
        str(deal.year or ""),
        (Run(f"{_by_hand(deal)} "), Run(format_deal(read_deal(deal.deal)), "muted")),
        partial(_draw_record, deal=deal),
        (
            Button(hint_of(Place.RECORDS, "open", "Watch it"), focused=True),
            Button(hint_of(Place.RECORDS, "study", "Study it")),
        ),
    )
    longest = max(deal.cards or 0 for deal in known)
    shown = List(_COLUMNS, len(known), chosen, lambda number: _line(known[number], longest))
    draw_catalogue(canvas, "RECORDS", _how_many(known), shown, about)


def _how_many(known: Sequence[Claim]) -> str:
    own = len(known) - len(FAMOUS)
    return f"{len(FAMOUS)} famous deals" + (f", {own:,} of yours" if own else "")


def _line(deal: Claim, longest: int) -> Line:
    bar = "endless" if deal.infinite else "━" * round(_BAR * (deal.cards or 0) / longest)
    who = f"★ {deal.name} · {deal.found_by}".removesuffix(" · ") if is_own(deal) else deal.found_by
    cells = (f"{deal.cards or 0:,}", f"{deal.tricks or 0:,}", who, str(deal.year or ""), bar)
    return Line(("endless", *cells[1:]) if deal.infinite else cells)


def _by_hand(deal: Claim) -> str:
    """How long it would take by hand."""
    return "It goes round for ever." if deal.infinite else at_the_table(deal.cards or 0)


def _draw_record(canvas: Canvas, x: int, y: int, width: int, *, deal: Claim) -> int:
    y = draw_wrapped(canvas, x, y, [Run(found(deal))], width)
    y = draw_wrapped(canvas, x, y, [Run(length(deal))], width)
    y = draw_wrapped(canvas, x, y, [Run(_by_hand(deal), "muted")], width)
    draw_heading(canvas, x, y + 1, width, "THE DEAL", "top card first")
    y += 3
    for number, hand in enumerate(format_deal(read_deal(deal.deal)).split("/"), start=1):
        canvas.text(x, y, f"Player {number}", "muted")
        draw_kinds(canvas, x, y + 1, hand, width, step=1)
        y += 3
    draw_heading(canvas, x, y, width, "WHAT A RECORD IS")
    return draw_wrapped(canvas, x, y + 2, [Run(_WHAT_IT_IS, "muted")], width)
