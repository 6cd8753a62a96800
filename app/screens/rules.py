"""The rules of both games, to be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.lobby.prose import Print, set_book
from app.lobby.reading import draw_reading, furthest, text_width
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
        self.header.say(Heading("Rules", self._book.title))
        self.prompt.ask(Question.of(f"{self._book.title}.", "Read on, or press Tab for the other."))
        self._page.redraw()

    def action_move(self, key: str) -> None:
        """A line up or down."""
        self._top += -1 if key == "up" else 1
        self._show()

    def action_page(self, key: str) -> None:
        """A page up or down, two lines of the last one staying in sight."""
        rows = max(1, self._page.size.height - 3)
        self._top += -rows if key == "pageup" else rows
        self._show()

    def action_chapter(self, key: str) -> None:
        """To the chapter before or after."""
        text = self._set(self._page.size.width)
        here = text.chapter_at(self._top)
        if key == "right":
            here += 1
        elif text.starts[here] == self._top:
            here -= 1
        self.action_to_chapter(here)

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
