"""The page on which the rules are read: a list of chapters at the side, the text beside it."""

from __future__ import annotations

from app.commands import Place
from app.drawing.canvas import Canvas, cut
from app.drawing.ink import Shade
from app.drawing.marks import draw_heading, draw_key
from app.hints import hint_of
from app.pages.prose import MEASURE, Print
from app.pages.scrolled import draw_scrolled, last_top
from app.rulebook.book import Book

_TOP = 1
_WIDE = 100
_SIDE = 36
_LEFT = 5
_NARROW_LEFT = 2
_SPARE = 4


def text_width(width: int) -> int:
    """The columns the text takes on a page so wide."""
    if width >= _WIDE:
        return min(MEASURE, width - _SIDE - 2 * _LEFT)
    return min(MEASURE, width - 2 * _NARROW_LEFT)


def draw_reading(canvas: Canvas, book: Book, text: Print, top: int) -> None:
    """A page of a book, `top` being the first row in sight."""
    wide = canvas.width >= _WIDE
    width = text.picture.width
    block = width + 2 * _LEFT + _SIDE
    left = max(0, canvas.width - block) // 2 + _LEFT if wide else (canvas.width - width) // 2
    draw_scrolled(canvas, left, _TOP, text.picture, top)
    if wide:
        _draw_contents(canvas, left + width + _LEFT, book, text.chapter_at(top))


def furthest(text: Print, height: int) -> int:
    """The furthest row that may be the first in sight on a page so high."""
    return last_top(text.picture.height, height - _TOP)


def _draw_contents(canvas: Canvas, x: int, book: Book, current: int) -> None:
    canvas.fill(x, 0, canvas.width - x, canvas.height, "panel")
    x += 2
    width = _SIDE - 4
    draw_heading(canvas, x, 1, width, "CHAPTERS")
    for place, chapter in enumerate(book.chapters):
        here = place == current
        if here:
            canvas.text(x, 3 + place, "▸", "brass", bold=True)
        shade: Shade = "brass" if here else "muted"
        canvas.text(x + 2, 3 + place, cut(chapter.title, width - 2), shade, bold=here)
        canvas.hot(x, 3 + place, width, 1, f"to_chapter({place})")
    if canvas.height > len(book.chapters) + 2 * _SPARE:
        other = hint_of(Place.RULES, "other_game", "the other game")
        draw_key(canvas, x, canvas.height - 2, other)
