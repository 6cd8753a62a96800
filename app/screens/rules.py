"""The rules of both games, to be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.hints import sign_of
from app.pages.prose import Print, set_book
from app.pages.rules import draw_reading, furthest, text_width
from app.rulebook.beggar import BEGGAR
from app.rulebook.book import Book
from app.rulebook.euchre import EUCHRE
from app.screens.house import HouseScreen
from app.widgets.lines import Heading, Question
from app.widgets.painting import Painting

BOOKS = (BEGGAR, EUCHRE)


class RulesScreen(HouseScreen):
    """A book of rules, open at its beginning or at a chapter."""

    place = Place.RULES
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.RULES)

    def __init__(self, book: Book = BEGGAR, chapter: str = "") -> None:
        super().__init__()
        self._book = book
        self._chapter = chapter
        self._top = 0
        self._text: Print | None = None
        self._page = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The open page."""
        return (self._page,)

    def on_mount(self) -> None:
        """Open the book."""
        super().on_mount()
        self._show()

    def _set(self, width: int) -> Print:
        """The text in lines for a page so wide; where one was reading stays in sight."""
        width = text_width(width)
        text = self._text
        if text is None or text.picture.width != width:
            new = set_book(self._book, width)
            if self._chapter:
                titles = [chapter.title for chapter in self._book.chapters]
                self._top = new.starts[titles.index(self._chapter)]
                self._chapter = ""
            elif text is not None:
                self._top = new.starts[text.chapter_at(self._top)]
            self._text = text = new
        return text

    def _paint(self, canvas: Canvas) -> None:
        text = self._set(canvas.width)
        self._top = max(0, min(self._top, furthest(text, canvas.height)))
        draw_reading(canvas, self._book, text, self._top)

    def _show(self) -> None:
        self.header.say(Heading(self.place.value, self._book.title))
        other = sign_of(self.place, "other_game")
        said = f"Read on, or press {other} for the other."
        self.prompt.ask(Question.of(f"{self._book.title}.", said))
        self._page.redraw()

    def action_move(self, step: int) -> None:
        """A line up or down."""
        self._top += step
        self._show()

    def action_page(self, step: int) -> None:
        """A page up or down, two lines of the last one staying in sight."""
        self._top += step * max(1, self._page.size.height - 3)
        self._show()

    def action_chapter(self, step: int) -> None:
        """To the chapter before or after."""
        text = self._set(self._page.size.width)
        here = text.chapter_at(self._top)
        inside = text.starts[here] < self._top
        self.action_to_chapter(here if step < 0 and inside else here + step)

    def action_to_chapter(self, number: int) -> None:
        """To a chapter, counted from 0."""
        starts = self._set(self._page.size.width).starts
        self._top = starts[max(0, min(number, len(starts) - 1))]
        self._show()

    def action_other_game(self) -> None:
        """The rules of the other game, from the beginning."""
        self._book = BOOKS[BOOKS.index(self._book) - 1]
        self._text = None
        self._top = 0
        self._show()
