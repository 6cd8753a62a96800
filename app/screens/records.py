"""The record room: the famous deals, one's own finds, and any deal one cares to paste."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import events, work
from textual.binding import BindingType

from app.claims import Claim
from app.commands import Command, Place, bindings
from app.drawing.canvas import Canvas
from app.finds import BadFinds, Finds, start_of
from app.hints import answer
from app.pages import deal as deal_page
from app.pages import records as page
from app.pages.records import by_length, draw_records
from app.screens.ask import AskScreen
from app.screens.ask_deal import AskDealScreen
from app.screens.catalogue import CatalogueScreen
from app.screens.confirm import ConfirmScreen
from app.screens.copying import copy
from app.screens.deal import DealScreen
from app.screens.house import Open
from app.start import Lab
from app.widgets.lines import Heading, Question
from engines import beggar
from engines.errors import BadDeal


class RecordsScreen(CatalogueScreen):
    """The deals, the longest first. Finds are read anew whenever one comes in or back."""

    place = Place.RECORDS
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.RECORDS)

    def __init__(self, finds: Finds) -> None:
        super().__init__()
        self._finds = finds
        self._known = by_length(())
        self._renamed = ""

    @property
    def count(self) -> int:
        """How many deals there are."""
        return len(self._known)

    @property
    def _deal(self) -> Claim:
        return self._known[self.chosen]

    def on_screen_resume(self) -> None:
        """One comes in, or back from a deal: look at what there is."""
        self._look()

    @work(exclusive=True)
    async def _look(self) -> None:
        """Read the finds; the chosen deal stays chosen, also under another name."""
        name = self._renamed or self._deal.name
        try:
            finds = await asyncio.to_thread(self._finds.all)
        except BadFinds as error:
            finds = []
            self.refusal = str(error)
        self._known = by_length(finds)
        self._renamed = ""
        self.chosen = next(
            (at for at, deal in enumerate(self._known) if deal.name == name), self.chosen
        )
        self.show()

    def paint(self, canvas: Canvas) -> None:
        """The deals."""
        draw_records(canvas, self._known, self.chosen)

    def commands(self) -> tuple[Command, ...]:
        """What can be done with the chosen deal."""
        wanting = set() if page.is_own(self._deal) else {"rename", "delete"}
        return tuple(command for command in super().commands() if command.action not in wanting)

    def tell(self) -> None:
        """Say what is chosen."""
        deal = self._deal
        self.header.say(Heading(self.place.value, "Beggar-My-Neighbour"))
        self.offer_keys()
        if self.refusal:
            self.prompt.ask(Question.refusal(self.refusal))
            return
        said = Question.of(page.length(deal), deal_page.found(deal)).said
        self.prompt.ask(Question(said, answer(self.place, "open", "watch")))

    def action_open(self) -> None:
        """Watch the chosen deal."""
        self.post_message(Open(start_of(self._deal)))

    def action_lab(self) -> None:
        """What many deals come to."""
        self.post_message(Open(Lab()))

    def action_study(self) -> None:
        """Lay the chosen deal open."""
        self.app.push_screen(DealScreen(self._deal, self._finds))

    def on_paste(self, event: events.Paste) -> None:
        """A deal is pasted before anyone has asked for one."""
        event.stop()
        self._ask_deal(event.text)

    def action_type_deal(self) -> None:
        """Ask for a deal, and lay it open."""
        self._ask_deal("")

    def _ask_deal(self, text: str) -> None:
        def answered(typed: str | None) -> None:
            if typed is not None:
                self.app.push_screen(DealScreen(Claim(deal=typed.strip()), self._finds))

        self.app.push_screen(AskDealScreen(page.ASK_DEAL, page.reading, text), answered)

    def action_copy(self) -> None:
        """Copy the chosen deal as it is written."""
        copy(self.app, deal_page.THE_DEAL, self._deal.deal)

    def action_copy_number(self) -> None:
        """Copy the number of the chosen deal."""
        try:
            number = beggar.deal_index(beggar.format_deal(beggar.read_deal(self._deal.deal)))
        except BadDeal:
            self.complain(deal_page.NO_NUMBER)
        else:
            copy(self.app, deal_page.ITS_NUMBER, str(number))

    def action_rename(self) -> None:
        """Ask for another name of a find."""
        deal = self._deal

        def answered(name: str | None) -> None:
            if name is None:
                return
            try:
                self._renamed = self._finds.rename(deal.name, name)
            except BadFinds as error:
                self.complain(str(error))
            else:
                self._look()

        if page.is_own(deal):
            self.app.push_screen(AskScreen(page.ANOTHER_NAME, deal.name), answered)
        else:
            self.complain(page.NOT_YOURS)

    def action_delete(self) -> None:
        """Forget a find, if that is really meant."""
        deal = self._deal

        def answered(yes: bool | None) -> None:
            if not yes:
                return
            try:
                self._finds.delete(deal.name)
            except BadFinds as error:
                self.complain(str(error))
            else:
                self._look()

        if page.is_own(deal):
            question = page.forget(deal.name)
            self.app.push_screen(ConfirmScreen(page.FORGET, question, page.FORGET_IT), answered)
        else:
            self.complain(page.NOT_YOURS)
