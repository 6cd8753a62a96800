"""What leads to a deal: every position is chosen, looked at and copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.hints import answer
from app.narration import deals
from app.pages import deal as deal_page
from app.pages.ancestors import draw_ancestors
from app.screens.catalogue import CatalogueScreen
from app.screens.copying import copy
from app.widgets.lines import Heading, Question
from engines.beggar import format_deal
from engines.beggar.study import Ancestor, Ancestry


class AncestorsScreen(CatalogueScreen):
    """All positions of an ancestry, or those alone that are dealt so; there is at least one.

    lay_open: what is done with a position that was chosen.
    """

    place = Place.ANCESTORS
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.ANCESTORS)

    def __init__(self, ancestry: Ancestry, lay_open: Callable[[str], None]) -> None:
        super().__init__()
        self._ancestry = ancestry
        self._lay_open = lay_open
        self._found = ancestry.ancestors

    @property
    def count(self) -> int:
        """How many positions are shown."""
        return len(self._found)

    @property
    def _position(self) -> Ancestor:
        return self._found[self.chosen]

    @property
    def _written(self) -> str:
        return format_deal(self._position.hands)

    def paint(self, canvas: Canvas) -> None:
        """The positions."""
        draw_ancestors(canvas, self._found, deals.how_many(self._ancestry), self.chosen)

    def tell(self) -> None:
        """Say how the chosen position leads here."""
        self.header.say(Heading(self.place.value, "Beggar-My-Neighbour"))
        self.offer_keys()
        said = Question.of(deals.way(self._position)).said
        self.prompt.ask(Question(said, answer(self.place, "open", "lay it open")))

    def action_open(self) -> None:
        """Lay the chosen position open."""
        self._lay_open(self._written)

    def action_dealt(self) -> None:
        """Show those alone that are dealt so, or all again; the chosen one stays, if it can."""
        chosen, whole = self._position, self._ancestry
        all_shown = self._found == whole.ancestors
        if not whole.balanced:
            self.prompt.ask(Question.refusal(deals.how_many(whole)))
            return
        self._found = whole.balanced if all_shown else whole.ancestors
        self.chosen = self._found.index(chosen) if chosen in self._found else 0
        self.show()

    def action_copy(self) -> None:
        """Copy the chosen position as it is written."""
        copy(self.app, deal_page.THE_DEAL, self._written)
