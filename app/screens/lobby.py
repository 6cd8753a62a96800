"""The lobby: where one comes in, chooses what to do, and comes back to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.marks import Run
from app.household import Household
from app.lobby.entries import Entry, entries
from app.lobby.facts import fact_of
from app.lobby.front import Front, draw_front
from app.lobby.standing import Standing
from app.screens.house import HouseScreen
from app.screens.new_beggar import NewBeggarScreen
from app.screens.new_euchre import NewEuchreScreen
from app.screens.records import RecordsScreen
from app.screens.rules import RulesScreen
from app.screens.settings import SettingsScreen
from app.widgets.lines import Question
from app.widgets.painting import Painting


class LobbyScreen(HouseScreen):
    """The menu of the house, with what each entry comes to at the moment.

    clock: what time it is, in the zone of the person who reads it.
    """

    place = Place.LOBBY
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.LOBBY)

    def __init__(
        self,
        household: Household,
        clock: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        super().__init__()
        self._household = household
        self._clock = clock
        self._chosen = "new_euchre"
        self._standing = self._look()
        self._front = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The lobby is one picture."""
        return (self._front,)

    def on_mount(self) -> None:
        """There is no header here: the title says where one is."""
        super().on_mount()
        self.header.display = False
        self._show()

    def on_screen_resume(self) -> None:
        """Back from a game or another room: look again at what there is."""
        self._standing = self._look()
        self._show()

    @property
    def _entries(self) -> tuple[Entry, ...]:
        return entries(self._standing)

    @property
    def _place_of_chosen(self) -> int:
        places = (
            place for place, entry in enumerate(self._entries) if entry.command == self._chosen
        )
        return next(places, 0)

    @property
    def chosen(self) -> Entry:
        """The entry that Enter opens."""
        return self._entries[self._place_of_chosen]

    def _look(self) -> Standing:
        return Standing(self._clock(), self._household.settings)

    def _paint(self, canvas: Canvas) -> None:
        fact = fact_of(self._standing.now.date())
        draw_front(canvas, Front(self._standing, self._entries, self._place_of_chosen, fact))

    def _show(self) -> None:
        entry = self.chosen
        who, what = entry.greeting
        if entry.refusal:
            self.prompt.ask(Question.of(entry.refusal))
        else:
            opens = (Run("Enter", "brass", bold=True), Run(f" {entry.opens}", "text"))
            self.prompt.ask(Question((*Question.of(who, what).said,), opens))
        self._front.redraw()

    def action_move(self, key: str) -> None:
        """Choose the entry above or below; past the end one comes in at the other."""
        step = -1 if key == "up" else 1
        entries = self._entries
        self._chosen = entries[(self._place_of_chosen + step) % len(entries)].command
        self._show()

    async def action_open(self) -> None:
        """Open the chosen entry."""
        await self.run_action(self.chosen.command)

    def action_new_beggar(self) -> None:
        """A new game of Beggar-My-Neighbour."""
        self.app.push_screen(NewBeggarScreen(self._household))

    def action_new_euchre(self) -> None:
        """A new game of Euchre."""
        self.app.push_screen(NewEuchreScreen(self._household))

    def action_records(self) -> None:
        """The famous deals."""
        self.app.push_screen(RecordsScreen())

    def action_rules(self) -> None:
        """The rules of both games."""
        self.app.push_screen(RulesScreen())

    def action_settings(self) -> None:
        """How the house looks and plays."""
        self.app.push_screen(SettingsScreen(self._household))
