"""The lab: random deals played by every core, while one looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import ClassVar, Final

from textual import work
from textual.binding import BindingType
from textual.widget import Widget
from textual.worker import Worker

from app.commands import COMMANDS, Command, Place, bindings
from app.drawing.canvas import Canvas
from app.finds import BadFinds, Finds
from app.forms.fields import Unfit
from app.forms.seeds import read_seed
from app.hints import answer
from app.lab import asking
from app.lab.pace import Pace
from app.lab.playing import Workers, playing
from app.narration import lab as words
from app.pages.lab import Counted, LabShown, draw_lab
from app.screens.ask import AskScreen
from app.screens.confirm import ConfirmScreen
from app.screens.house import HouseScreen, Open
from app.start import WatchDeal
from app.widgets.lines import Heading, Question
from app.widgets.painting import Painting
from engines.beggar import Rules, format_deal
from engines.beggar.lab import Find, Lot, RandomDeals, Tally, TwentyCards

_KEPT: Final = 12
_ALL_TWENTY: Final = TwentyCards(0, TwentyCards.NUMBER, _KEPT)
# Figures that took so many seconds are not given up at the touch of a key.
_DEAR: Final = 30.0


class LabScreen(HouseScreen):
    """A lot of deals, what it has come to, and whether it is being played.

    draw_seed: a seed for other deals. ticks: seconds, from any beginning. workers: who plays, begun
    anew for each stretch of work.
    """

    place = Place.LAB
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.LAB)

    def __init__(
        self,
        finds: Finds,
        draw_seed: Callable[[], int],
        ticks: Callable[[], float],
        workers: Callable[[], Workers],
    ) -> None:
        super().__init__()
        self._finds = finds
        self._draw_seed = draw_seed
        self._ticks = ticks
        self._workers = workers
        self._asked = RandomDeals(Rules(), draw_seed(), 0, asking.USUAL_DEALS, _KEPT)
        self._lot: Lot = self._asked
        self._tally = Tally.empty(self._lot.rules.players, _KEPT)
        self._seconds = 0.0
        self._counted = Counted.CARDS
        self._chosen = 0
        self._said = ""
        self._work: Worker[None] | None = None
        self._page = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The page alone."""
        return (self._page,)

    def on_mount(self) -> None:
        """Show what there is to play."""
        super().on_mount()
        self.header.say(Heading(self.place.value, "Beggar-My-Neighbour"))
        self._show()

    @property
    def _playing(self) -> bool:
        return self._work is not None

    @property
    def _over(self) -> bool:
        return self._tally.deals == self._lot.deals

    @property
    def _find(self) -> Find | None:
        """The chosen find."""
        best = self._tally.best
        return best[min(self._chosen, len(best) - 1)] if best else None

    def commands(self) -> tuple[Command, ...]:
        """What can be done now, in words for what it would do."""
        absent = set()
        if self._find is None:
            absent |= {"move", "open", "keep"}
        if self._over:
            absent.add("play_pause")
        if self._playing:
            absent |= {"players", "rule", "deals", "seed", "twenty"}
        if not asking.has_rule(self._asked):
            absent.add("rule")
        does = {"play_pause": self._offer, "counted": self._counted.other.value}
        return tuple(
            replace(command, does=does.get(command.action, command.does))
            for command in COMMANDS[self.place]
            if command.action not in absent
        )

    @property
    def _offer(self) -> str:
        if self._playing:
            return "stop"
        return "go on" if self._tally.deals else "play"

    def _show(self) -> None:
        self.offer_keys()
        self._tell()
        self._page.redraw()

    def _tell(self) -> None:
        if self._said:
            self.prompt.ask(Question(Question.of(self._said).said, whole=True))
            return
        said = Question.of(*words.standing(self._tally, self._lot, running=self._playing))
        keys = () if self._over else answer(self.place, "play_pause", self._offer)
        self.prompt.ask(Question(said.said, keys))

    def _paint(self, canvas: Canvas) -> None:
        pace = Pace(self._tally.deals, self._lot.deals, self._seconds)
        best = max(0, min(self._chosen, len(self._tally.best) - 1))
        draw_lab(canvas, LabShown(self._lot, self._tally, pace, self._counted, best))

    def _say(self, sentence: str) -> None:
        """Say something until the next key."""
        self._said = sentence
        self._show()

    def action_play_pause(self) -> None:
        """Play, stop and keep what there is, or go on."""
        self._said = ""
        if self._work is not None:
            self._work.cancel()
        elif self._over:
            self._show()
        else:
            self._work = self._play()
            self._show()

    @work(exclusive=True)
    async def _play(self) -> None:
        """Play what is left of the lot."""
        before, spent, began = self._tally, self._seconds, self._ticks()
        done = before.deals
        rest = replace(self._lot, first=done, deals=self._lot.deals - done)
        workers = self._workers()
        try:
            async for tally in playing(rest, workers):
                self._tally = before + tally
                self._seconds = spent + self._ticks() - began
                self._show()
        finally:
            self._work = None
            await workers.close()
            if self.is_attached:
                self._show()

    def _lay(self, lot: Lot) -> None:
        """Another lot, of which nothing is played yet; figures that took long are asked for."""
        if self._playing:
            self._say(words.STOP_FIRST)
            return

        def answered(yes: bool | None) -> None:
            if not yes:
                return
            if isinstance(lot, RandomDeals):
                self._asked = lot
            self._lot, self._tally = lot, Tally.empty(lot.rules.players, _KEPT)
            self._seconds, self._chosen, self._said = 0.0, 0, ""
            self._show()

        self._sure(answered)

    def _sure(self, answered: Callable[[bool | None], None]) -> None:
        """Ask before figures are given up that took long."""
        if self._seconds < _DEAR:
            answered(True)
        else:
            told = words.give_up(self._tally)
            self.app.push_screen(ConfirmScreen(words.GIVE_UP, told, words.GIVE_THEM_UP), answered)

    def action_back(self) -> None:
        """One level back; what was played is gone then."""

        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss()

        self._sure(answered)

    def action_players(self) -> None:
        """One player more, and after four, two."""
        self._lay(asking.one_player_more(self._asked))

    def action_rule(self) -> None:
        """The other rule about a payer who runs out."""
        if asking.has_rule(self._asked):
            self._lay(asking.by_the_other_rule(self._asked))
        else:
            self._say(words.NO_RULE)

    def action_deals(self, step: int) -> None:
        """A tenth as many deals, or ten times as many; what was played counts among them."""
        if self._lot != self._asked:
            self._lay(self._asked)
            return
        more = asking.ten_times(self._asked, step, self._tally.deals)
        if self._playing:
            self._say(words.STOP_FIRST)
        elif more is None:
            self._say(words.NO_OTHER_NUMBER)
        else:
            self._lot = self._asked = more
            self._say("")

    def action_seed(self) -> None:
        """Ask for a seed; without one, any."""
        if self._playing:
            self._say(words.STOP_FIRST)
            return

        def answered(text: str | None) -> None:
            if text is None:
                return
            try:
                seed = read_seed(text, "seed")
            except Unfit as error:
                self._say(str(error))
            else:
                self._lay(replace(self._asked, seed=self._draw_seed() if seed is None else seed))

        self.app.push_screen(AskScreen(words.ASK_SEED, hint=words.SEED_HINT), answered)

    def action_twenty(self) -> None:
        """All deals of twenty cards, or random ones again."""
        self._lay(self._asked if self._lot == _ALL_TWENTY else _ALL_TWENTY)

    def action_counted(self) -> None:
        """Show cards, or tricks."""
        self._counted, self._said = self._counted.other, ""
        self._show()

    def action_move(self, step: int) -> None:
        """To the find above or below."""
        self.action_to_line(self._chosen + step)

    def action_to_line(self, number: int) -> None:
        """To a find, counted from 0."""
        self._chosen = max(0, min(number, len(self._tally.best) - 1))
        self._said = ""
        self._show()

    def action_open(self) -> None:
        """Watch the chosen find."""
        if self._find is None:
            self._say(words.NOTHING_FOUND)
            return
        deal = format_deal(self._lot.hands(self._find.number))
        title = words.number(self._find)
        rule = self._lot.rules.short_payer
        self.post_message(Open(WatchDeal(deal, title, words.asked(self._lot), rule)))

    @work(exclusive=True, group="keeping")
    async def _keep(self, name: str, deal: str) -> None:
        rule = self._lot.rules.short_payer
        try:
            await asyncio.to_thread(self._finds.add, name, deal, short_payer=rule)
        except BadFinds as error:
            self._say(str(error))
        else:
            self._say(words.kept(name))

    def action_keep(self) -> None:
        """Keep the chosen find among one's own."""
        if self._find is None:
            self._say(words.NOTHING_FOUND)
            return
        name = words.name(self._lot, self._find)
        self._keep(name, format_deal(self._lot.hands(self._find.number)))
