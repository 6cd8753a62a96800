"""The lobby: where one comes in, chooses what to do, and comes back to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from typing import ClassVar

from textual import work
from textual.binding import BindingType
from textual.widget import Widget

from app.commands import Command, Place, bindings
from app.drawing.canvas import Canvas
from app.hints import answer
from app.household import Household
from app.library import Library
from app.lobby.did_you_know import fact_of
from app.lobby.entries import NOTHING_WAITS, Entry, entries
from app.lobby.front import Front, draw_front, load_previews
from app.lobby.standing import Standing
from app.screens.house import HouseScreen, Open
from app.screens.rooms import room
from app.start import CarryOn, Lab, WatchFile
from app.widgets.lines import Question
from app.widgets.painting import Painting


class LobbyScreen(HouseScreen):
    """The menu of the house, with what each entry comes to at the moment.

    clock: what time it is, in the zone of the person who reads it.
    """

    place = Place.LOBBY
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.LOBBY)

    def __init__(self, household: Household, clock: Callable[[], datetime]) -> None:
        super().__init__()
        self._household = household
        self._library = Library(household.saves, household.zone)
        self._clock = clock
        self._chosen = "new_euchre"
        self._untouched = True
        self._standing = Standing(clock(), household.settings)
        self._front = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The lobby is one picture."""
        return (self._front,)

    def on_mount(self) -> None:
        """There is no header here: the title says where one is."""
        super().on_mount()
        self.header.display = False

    def on_screen_resume(self) -> None:
        """One comes in, or back from a game or another room: look at what there is."""
        self._show(replace(self._standing, now=self._clock(), settings=self._household.settings))
        # The lobby is in sight before it looks; and the application closes the table one comes from
        # before it does what is called later.
        self.call_after_refresh(self.app.call_later, self._look)

    @work(exclusive=True)
    async def _look(self) -> None:
        """Read which game waits and which there are, while the lobby is open already."""
        before = self._standing.waiting
        await asyncio.to_thread(load_previews)
        seen = await asyncio.to_thread(self._standing.with_waiting, self._library)
        looked = self._standing.looked
        if seen.waiting and (self._untouched or (looked and seen.waiting.later_than(before))):
            self._chosen = "carry_on"
        # Until they are counted anew, an empty shelf may have got its first game.
        self._show(replace(seen, games=seen.games or None))
        seen = await asyncio.to_thread(seen.with_games, self._library)
        self._show(seen)

    def commands(self) -> tuple[Command, ...]:
        """All of them, but for those of a game that waits when none does."""
        waits = self._standing.waiting is not None
        absent = () if waits else ("carry_on", "watch_last")
        return tuple(command for command in super().commands() if command.action not in absent)

    @property
    def _entries(self) -> tuple[Entry, ...]:
        return entries(self._standing)

    @property
    def _at(self) -> int:
        """The place of the chosen entry."""
        places = (
            place for place, entry in enumerate(self._entries) if entry.command == self._chosen
        )
        return next(places, 0)

    def _paint(self, canvas: Canvas) -> None:
        fact = fact_of(self._standing.now.date())
        draw_front(canvas, Front(self._standing, self._entries, self._at, fact))

    def _show(self, standing: Standing) -> None:
        self._standing = standing
        entry = self._entries[self._at]
        if entry.refusal:
            self.prompt.ask(Question.of(entry.refusal))
        else:
            opens = answer(self.place, "open", entry.opens)
            self.prompt.ask(Question(Question.of(*entry.greeting).said, opens))
        self.offer_keys()
        self._front.redraw()

    def _choose(self, command: str) -> None:
        self._untouched = False
        self._chosen = command
        self._show(self._standing)

    def action_back(self) -> None:
        """Who leaves the lobby leaves the house."""
        self.app.exit()

    def action_move(self, step: int) -> None:
        """Choose the entry above or below; past the end one comes in at the other."""
        offered = self._entries
        self._choose(offered[(self._at + step) % len(offered)].command)

    async def action_open(self) -> None:
        """Open the chosen entry."""
        await self.run_action(self._entries[self._at].command)

    def _enter(self, command: str) -> None:
        """Open a room, or say why it is closed."""
        self._choose(command)
        if not self._entries[self._at].refusal:
            self.app.push_screen(room(command, self._household, self._library))

    def action_carry_on(self) -> None:
        """Go on with the game that waits."""
        self._open_waiting(CarryOn)

    def action_watch_last(self) -> None:
        """Watch the game that waits, as far as it went."""
        self._open_waiting(WatchFile)

    def _open_waiting(self, start: type[CarryOn] | type[WatchFile]) -> None:
        if self._standing.waiting:
            self.post_message(Open(start(self._standing.waiting.path)))
        else:
            self.prompt.ask(Question.of(NOTHING_WAITS))

    def action_new_beggar(self) -> None:
        """A new game of Beggar-My-Neighbour."""
        self._enter("new_beggar")

    def action_new_euchre(self) -> None:
        """A new game of Euchre."""
        self._enter("new_euchre")

    def action_watch(self) -> None:
        """The saved games."""
        self._enter("watch")

    def action_records(self) -> None:
        """The famous deals."""
        self._enter("records")

    def action_lab(self) -> None:
        """What many deals come to."""
        self._choose("lab")
        self.post_message(Open(Lab()))

    def action_rules(self) -> None:
        """The rules of both games."""
        self._enter("rules")

    def action_statistics(self) -> None:
        """What the saved games add up to."""
        self._enter("statistics")

    def action_settings(self) -> None:
        """How the house looks and plays."""
        self._enter("settings")
