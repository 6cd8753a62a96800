"""A book of rules as it is read: chapters in lines of an easy length, cards among the words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.drawing.canvas import Canvas, width_of
from app.drawing.cards import Size, draw_card
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_heading, draw_wrapped
from app.rulebook.book import Block, Book, Chapter, Explanation, Figure, Paragraph, written
from engines.cards import Card

MEASURE = 72
"""The longest line that is easy to read, in columns."""

_TERM = 15
_INDENT = 2
_CARD_STEP = 8


def runs_of(text: str, fg: Shade = "text") -> list[Run]:
    """A written text, its cards and suits as chips."""
    return [Run(piece, fg) for piece in written(text)]


@dataclass(frozen=True, slots=True)
class Print:
    """A book set in lines: the picture of it, and the row at which each chapter begins."""

    picture: Canvas
    starts: tuple[int, ...]

    def chapter_at(self, row: int) -> int:
        """The chapter that stands at a row."""
        return max(0, sum(start <= row for start in self.starts) - 1)


def set_book(book: Book, width: int) -> Print:
    """Set a book in lines of at most `width` columns."""
    rows = _draw_chapters(Canvas(width, 0), book.chapters)[-1]
    picture = Canvas(width, rows)
    *starts, _ = _draw_chapters(picture, book.chapters)
    return Print(picture, tuple(starts))


def _draw_chapters(canvas: Canvas, chapters: Iterable[Chapter]) -> list[int]:
    """Draw chapters one below the other: the row where each begins, and the row after the last."""
    rows = [0]
    for chapter in chapters:
        y = rows[-1]
        draw_heading(canvas, 0, y, canvas.width, chapter.title.upper())
        rows.append(draw_blocks(canvas, 0, y + 2, canvas.width, chapter.blocks) + 1)
    return rows


def draw_blocks(canvas: Canvas, x: int, y: int, width: int, blocks: Iterable[Block]) -> int:
    """Draw the parts of a chapter; the row after the blank one that ends it."""
    in_list = False
    for block in blocks:
        lists = isinstance(block, Paragraph) and bool(block.term)
        if in_list and lists:
            y -= 1
        in_list = lists
        y = _draw_block(canvas, x, y, width, block) + 1
    return y


def _draw_block(canvas: Canvas, x: int, y: int, width: int, block: Block) -> int:
    match block:
        case Paragraph(text, ""):
            return draw_wrapped(canvas, x, y, runs_of(text), width)
        case Paragraph(text, term):
            return _draw_term(canvas, x, y, width, term, text)
        case Figure():
            return draw_figure(canvas, x, y, width, block)
        case Explanation(name, says, outcomes):
            canvas.text(x, y, name, "brass", bold=True)
            y = draw_wrapped(canvas, x, y + 1, runs_of(says), width)
            for choice, what in outcomes:
                y = _draw_term(canvas, x + _INDENT, y, width - _INDENT, choice, what, "muted")
            return y


def _draw_term(
    canvas: Canvas, x: int, y: int, width: int, term: str, text: str, fg: Shade = "text"
) -> int:
    """A term, and at its right what is said of it; a long term stands on a line of its own."""
    canvas.text(x, y, term, fg, bold=True)
    long = width_of(term) >= _TERM
    return draw_wrapped(canvas, x + _TERM, y + long, runs_of(text, fg), width - _TERM)


def draw_figure(canvas: Canvas, x: int, y: int, width: int, figure: Figure) -> int:
    """A row of cards, each with its word below it; the row after them."""
    size, cards = Size.SMALL, figure.cards
    step = min(_CARD_STEP, (width - size.value.width) // max(1, len(cards) - 1))
    for place, (code, word) in enumerate(cards):
        draw_card(canvas, x + place * step, y, Card.parse(code), size)
        canvas.text(x + place * step, y + size.value.height, word, "muted")
    return y + size.value.height + any(word for _, word in cards)
