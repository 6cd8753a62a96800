"""The famous deals, to be watched."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.hints import answer
from app.pages.records import BY_LENGTH, draw_records, found, length
from app.screens.catalogue import CatalogueScreen
from app.screens.house import Open
from app.start import Lab, WatchRecord
from app.widgets.lines import Heading, Question


class RecordsScreen(CatalogueScreen):
    """The records, the longest first."""

    place = Place.RECORDS
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.RECORDS)

    @property
    def count(self) -> int:
        """How many records there are."""
        return len(BY_LENGTH)

    def paint(self, canvas: Canvas) -> None:
        """The records."""
        draw_records(canvas, self.chosen)

    def tell(self) -> None:
        """Say what is chosen."""
        record = BY_LENGTH[self.chosen]
        self.header.say(Heading(self.place.value, "Beggar-My-Neighbour for two"))
        said = Question.of(length(record), found(record)).said
        self.prompt.ask(Question(said, answer(self.place, "open", "watch")))

    def action_open(self) -> None:
        """Watch the chosen record."""
        self.post_message(Open(WatchRecord(BY_LENGTH[self.chosen].slug)))

    def action_lab(self) -> None:
        """What many deals come to."""
        self.post_message(Open(Lab()))
