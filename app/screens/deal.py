"""One deal laid open: it is played out and counted, looked into, watched, copied and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual import work
from textual.binding import BindingType
from textual.widget import Widget

from app.claims import Claim
from app.commands import Command, Place, bindings
from app.drawing.canvas import Canvas
from app.finds import Finds, start_of
from app.hints import answer
from app.narration import deals
from app.pages import deal as page
from app.pages.deal import DealShown, draw_deal
from app.screens.ancestors import AncestorsScreen
from app.screens.copying import copy
from app.screens.house import HouseScreen, Open
from app.screens.keep import KeepScreen
from app.widgets.lines import Heading, Question
from app.widgets.painting import Painting
from engines import beggar
from engines.beggar import Rules
from engines.beggar.study import DUEL, past, study


class DealScreen(HouseScreen):
    """All that is known of a deal, which is worked out beside the keys."""

    place = Place.DEAL
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.DEAL)

    def __init__(self, claim: Claim, finds: Finds) -> None:
        super().__init__()
        self._finds = finds
        self._hands = beggar.read_deal(claim.deal)
        self._shown = DealShown(
            page.recognised(claim), alone=len(self._hands) == DUEL and all(self._hands)
        )
        self._refusal = ""
        self._top = 0
        self._furthest = 0
        self._page = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The page alone."""
        return (self._page,)

    def on_mount(self) -> None:
        """Begin to count."""
        super().on_mount()
        self._tell()
        self._study()

    @work(exclusive=True, group="study")
    async def _study(self) -> None:
        hands, rules = self._hands, Rules(len(self._hands), self._shown.claim.short_payer)
        known = await asyncio.to_thread(study, hands, rules)
        self._show(replace(self._shown, study=known))

    def commands(self) -> tuple[Command, ...]:
        """What can be done with this deal."""
        wanting = set()
        if not self._shown.alone or self._shown.past or self._shown.looking:
            wanting.add("backwards")
        if self._longest is None:
            wanting.add("longest")
        if self._shown.past is None or not self._shown.past.whole.ancestors:
            wanting.add("ancestors")
        if self._shown.claim.name:
            wanting.add("keep")
        if self._number is None:
            wanting.add("copy_number")
        return tuple(command for command in super().commands() if command.action not in wanting)

    @property
    def _longest(self) -> str | None:
        """The longest deal that leads here, once it has been looked for."""
        before = self._shown.past
        if before is None:
            return None
        longest = before.whole.longest
        return beggar.format_deal(longest.hands) if longest else None

    @property
    def _number(self) -> str | None:
        return page.number_of(self._shown.study) if self._shown.study else None

    def _paint(self, canvas: Canvas) -> None:
        self._furthest = draw_deal(canvas, self._shown, self._top)
        self._top = min(self._top, self._furthest)

    def _show(self, shown: DealShown) -> None:
        self._shown = shown
        self._refusal = ""
        self._tell()
        self._page.redraw()

    def _tell(self) -> None:
        claim, known = self._shown.claim, self._shown.study
        self.header.say(Heading(self.place.value, page.title(claim)))
        self.offer_keys()
        if self._refusal:
            self.prompt.ask(Question.refusal(self._refusal))
            return
        said = deals.outcome(known.result) if known else page.COUNTING
        self.prompt.ask(Question(Question.of(said).said, answer(self.place, "open", "watch")))

    def _complain(self, sentence: str) -> None:
        """Say what could not be done, until something else is tried."""
        self._refusal = sentence
        self._tell()

    def action_move(self, step: int) -> None:
        """A line up or down."""
        self._go(step)

    def action_page(self, step: int) -> None:
        """A page up or down, two lines of the last one staying in sight."""
        self._go(step * max(1, self._page.size.height - 3))

    def _go(self, rows: int) -> None:
        self._top = max(0, min(self._top + rows, self._furthest))
        self._show(self._shown)

    def action_open(self) -> None:
        """Watch the deal."""
        self.post_message(Open(start_of(self._shown.claim)))

    def action_backwards(self) -> None:
        """Undo tricks, and show what leads here."""
        if not self._shown.alone:
            self._complain(deals.TWO_ALONE)
        elif self._shown.study is not None and not (self._shown.looking or self._shown.past):
            self._show(replace(self._shown, looking=True))
            self._look_back()

    @work(exclusive=True, group="past")
    async def _look_back(self) -> None:
        assert self._shown.study is not None
        found = await asyncio.to_thread(past, self._shown.study)
        self._show(replace(self._shown, past=found, looking=False))
        self._go(self._furthest)

    def action_longest(self) -> None:
        """Lay the longest deal that leads here open."""
        if self._longest is not None:
            self._lay_open(self._longest)

    def action_ancestors(self) -> None:
        """All positions that lead here."""
        if self._shown.past is not None and self._shown.past.whole.ancestors:
            self.app.push_screen(AncestorsScreen(self._shown.past.whole, self._lay_open))

    def _lay_open(self, deal: str) -> None:
        self.app.push_screen(DealScreen(Claim(deal=deal), self._finds))

    def action_copy(self) -> None:
        """Copy the deal as it is written."""
        copy(self.app, page.THE_DEAL, beggar.write_deal(self._hands))

    def action_copy_number(self) -> None:
        """Copy the number of the deal."""
        if self._number is None:
            self._complain(page.NO_NUMBER)
        else:
            copy(self.app, page.ITS_NUMBER, self._number)

    def action_keep(self) -> None:
        """Ask for a name, who found the deal and when, and keep it."""

        def kept(claim: Claim | None) -> None:
            if claim is not None:
                self._show(replace(self._shown, claim=claim))

        claim = self._shown.claim
        if not claim.name:
            self.app.push_screen(KeepScreen(partial(self._finds.keep, claim)), kept)
