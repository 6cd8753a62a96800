"""A deal laid open: its hands, its length and its fortunes, its loop, and what leads to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from app.claims import Claim, famous
from app.commands import Place
from app.drawing.canvas import Canvas
from app.drawing.cards import draw_kinds
from app.drawing.chart import bins, draw_columns
from app.drawing.marks import Run, draw_heading, draw_key, draw_wrapped
from app.hints import hint_of
from app.narration import deals
from app.narration.words import capital
from app.pages.scrolled import draw_scrolled, last_top
from engines.beggar import RECORDS, deal_index, format_deal, read_deal
from engines.beggar.study import Past, Study
from engines.errors import BadDeal

FAMOUS: Final = tuple(map(famous, RECORDS))
"""The famous deals."""

WIDEST = 84
_MARGIN = 2
_TOP = 1
_CHART_ROWS = 5
_MOST_DEALS = 5
COUNTING = "Playing it out and counting …"
THE_DEAL, ITS_NUMBER = "The deal", "Its number"
NO_NUMBER = "Only deals of two hands of 26 cards are numbered."
KEEP = ("What shall this find be called?", "Who found it? (may stay empty)", "When? (a year)")
KEEP_HINT = "Enter goes on, and at the last line keeps it."
_LOOKING = "Undoing tricks …"
_CAN_IT = "can it be made longer?"
_SECONDS_A_MINUTE, _MINUTES_AN_HOUR = 60, 60


@dataclass(frozen=True, slots=True)
class DealShown:
    """What is known of a deal by now: `study` and `past` are None while nobody has looked.

    `alone`: whether tricks can be undone, which they are for two players only. `looking`: whether
    somebody undoes them now.
    """

    claim: Claim
    study: Study | None = None
    past: Past | None = None
    alone: bool = True
    looking: bool = False


def number_of(study: Study) -> str | None:
    """The number of a deal; None when it has none."""
    with suppress(BadDeal):
        return str(deal_index(format_deal(study.hands)))
    return None


def draw_deal(canvas: Canvas, shown: DealShown, top: int) -> int:
    """The page from a row on; how far down that row may be."""
    width = min(WIDEST, canvas.width - 2 * _MARGIN)
    page = Canvas(width, _draw_all(Canvas(width, 0), shown))
    _draw_all(page, shown)
    furthest = last_top(page.height, canvas.height - _TOP)
    draw_scrolled(canvas, (canvas.width - width) // 2, _TOP, page, min(top, furthest))
    return furthest


def at_the_table(cards: int) -> str:
    """How long a game of so many cards takes by hand."""
    hours, minutes = divmod(cards // _SECONDS_A_MINUTE, _MINUTES_AN_HOUR)
    told = f"{hours} h {minutes} min" if hours else f"{minutes} min" if minutes else f"{cards} s"
    return f"At a card a second it takes {told}."


def recognised(claim: Claim) -> Claim:
    """The famous deal that one without a name is; itself, if it is none."""
    if claim.name:
        return claim
    written = format_deal(read_deal(claim.deal))
    return next((deal for deal in FAMOUS if deal.deal == written), claim)


def title(claim: Claim) -> str:
    """What a deal is called, or known for."""
    famous = (record.title for record in RECORDS if record.slug == claim.name)
    return next(famous, claim.name)


def found(claim: Claim) -> str:
    """Who found a deal, and when, as far as is known."""
    by = f"found by {claim.found_by}" if claim.found_by else "found" if claim.year else ""
    when = f" in {claim.year}" if claim.year else ""
    return capital(f"{by}{when}.") if by else ""


def _draw_all(canvas: Canvas, shown: DealShown) -> int:
    study = shown.study
    if study is None:
        return draw_wrapped(canvas, 0, 0, [Run(COUNTING, "muted")], canvas.width)
    y = _draw_hands(canvas, 0, study)
    y = _draw_length(canvas, y + 1, shown.claim, study)
    if study.loop is not None:
        y = _section(canvas, y + 1, "THE LOOP", "", _loop(study))
    y = _draw_fortunes(canvas, y + 1, study)
    return _draw_past(canvas, y + 1, shown, study)


def _loop(study: Study) -> Iterator[str]:
    assert study.loop is not None
    for told in deals.loop(study.loop, len(study.hands)):
        yield f"{capital(told)}."


def _section(canvas: Canvas, y: int, title: str, note: str, sentences: Iterable[str]) -> int:
    draw_heading(canvas, 0, y, canvas.width, title, note)
    y += 1
    for sentence in sentences:
        y = draw_wrapped(canvas, 0, y, [Run(sentence)], canvas.width)
    return y


def _draw_hands(canvas: Canvas, y: int, study: Study) -> int:
    draw_heading(canvas, 0, y, canvas.width, "THE DEAL", "top card first")
    y += 1
    for number, hand in enumerate(study.hands, start=1):
        canvas.text(0, y, f"Player {number}", "muted")
        draw_kinds(canvas, 10, y, hand, canvas.width - 16, step=1)
        canvas.right(canvas.width, y, f"{len(hand)}", "muted")
        y += 1
    for at, part in enumerate(_in_pieces(format_deal(study.hands), canvas.width - 10)):
        canvas.text(0, y, "Written" if at == 0 else "", "muted")
        canvas.text(10, y, part)
        y += 1
    if (number_written := number_of(study)) is not None:
        canvas.text(0, y, "Number", "muted")
        canvas.text(10, y, number_written)
        y += 1
    return y


def _in_pieces(text: str, width: int) -> list[str]:
    return [text[start : start + width] for start in range(0, len(text), max(1, width))]


def _draw_length(canvas: Canvas, y: int, claim: Claim, study: Study) -> int:
    house, *others = study.counts
    told = [deals.outcome(study.result)]
    if study.result.winners:
        told.append(at_the_table(study.result.cards))
    told += [f"Or {deals.otherwise(count, house)}." for count in others]
    return _section(canvas, y, "HOW LONG IT IS", found(claim), told)


def _draw_fortunes(canvas: Canvas, y: int, study: Study) -> int:
    told = tuple(deals.fortunes(study.fortunes))
    y = _section(canvas, y, "FORTUNES", "cards held by player 1", told)
    lane = study.fortunes.lane(0)
    canvas.fill(0, y + 1, canvas.width, _CHART_ROWS, "panel")
    values = bins(lane, canvas.width)
    draw_columns(canvas, 0, y + 1, _CHART_ROWS, values, study.fortunes.total, "past")
    return y + 1 + _CHART_ROWS


def _draw_past(canvas: Canvas, y: int, shown: DealShown, study: Study) -> int:
    past = shown.past
    if not shown.alone:
        return _section(canvas, y, "BACKWARDS", "", [deals.TWO_ALONE])
    if past is None:
        draw_heading(canvas, 0, y, canvas.width, "BACKWARDS")
        if shown.looking:
            canvas.text(0, y + 1, _LOOKING, "muted")
        else:
            draw_key(canvas, 0, y + 1, hint_of(Place.DEAL, "backwards", _CAN_IT))
        return y + 2
    return _section(canvas, y, "BACKWARDS", "", deals.before(past, study.result))
