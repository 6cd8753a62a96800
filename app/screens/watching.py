"""Watching a game: the keys that move the cursor, the same for every table."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import ClassVar, TypeVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType

from app.commands import COMMANDS, Command, Place, bindings
from app.drawing.marks import Run
from app.drawing.transport import Count, Going, Transport
from app.hints import hint_of
from app.playback import Playback
from app.screens.ask import AskScreen
from app.screens.house import Cramped, Open
from app.screens.table import Manner, TableScreen, next_of, previous_of
from app.start import Start
from app.widgets.lines import Question
from app.widgets.transport import TransportBar
from engines.saves import Timeline

State = TypeVar("State")
Event = TypeVar("Event")

_TRICKS_A_LEAP = 10
_TENTHS = 10
_ROOM_FOR_ALL = 100
_NOTHING_DECIDED = "Nothing is decided in this game, so there is nothing to review."

_NO_FORTUNES = "Only games of Beggar-My-Neighbour have this chart: review a match of Euchre."


Following = Callable[[], Start | None]
"""Looks for the next game in the list; it may read files, and so takes its time."""


class Watching(TableScreen[State, Event]):
    """A table with a transport bar. A table of its own supplies `find`, and tells its `bar` where
    one is with `transport`.

    following: what Tab leads to, for a game that is in a list.
    """

    place = Place.WATCH
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.WATCH)

    def __init__(
        self,
        timeline: Timeline[State, Event],
        playback: Playback,
        manner: Manner,
        following: Following | None,
    ) -> None:
        super().__init__(timeline, playback, manner)
        self.bar = TransportBar()
        self._following = following
        self.prompt.display = False

    def compose(self) -> ComposeResult:
        """The transport bar stands where the prompt is on other screens, until a key is refused."""
        yield self.header
        yield from self.body()
        yield self.bar
        yield self.prompt
        yield self.footer
        yield Cramped()

    def on_resize(self, event: events.Resize) -> None:
        """A tall screen has a tall bar."""
        super().on_resize(event)
        self.bar.fit(event.size.height)
        self.prompt.set_class(self.bar.tall, "-tall")

    @property
    def going(self) -> Going:
        """Whether it plays, stands or has come to its end."""
        if self.playback.at_end:
            return Going.ENDED
        return Going.PLAYING if self.playback.playing else Going.PAUSED

    def transport(
        self, progress: Count, within: tuple[Count, ...], note: tuple[Run, ...] = ()
    ) -> Transport:
        """What the bar says: `progress` of what the game is made of, `within` what else, a note."""
        key = hint_of(self.place, "play_pause", self.going.offers)
        return Transport(self.going, self.playback.speed, progress, within, note, key)

    @property
    def absent(self) -> Collection[str]:
        """The commands of watching that this game, or this moment, does not have."""
        return ()

    def commands(self) -> tuple[Command, ...]:
        """What can be done here; the largest key is in the footer where there is room besides."""
        wide = self.size.width >= _ROOM_FOR_ALL
        absent = set(self.absent)
        if self.playback.loop is None:
            absent.add("to_loop")
        if self._following is None:
            absent.add("next_game")
        return tuple(
            replace(command, does=self.going.offers, rank=command.rank if wide else 0)
            if command.action == "play_pause"
            else command
            for command in COMMANDS[self.place]
            if command.action not in absent
        )

    @abstractmethod
    def find(self, text: str) -> int | str:
        """The position a person means by "4000", "trick 12" or "hand 3", or a sentence why not."""

    @abstractmethod
    def find_hint(self) -> str:
        """What may be typed to go somewhere."""

    def refuse(self, sentence: str) -> None:
        """Say what could not be done; the next key that does something takes it back."""
        self.prompt.ask(Question.refusal(sentence))
        self._show_bar(False)

    def moved(self, *, by_hand: bool = True) -> None:
        """The cursor was moved, or something else was changed by a key."""
        self.prompt.ask(Question())
        self._show_bar(True)
        super().moved(by_hand=by_hand)

    def _show_bar(self, there: bool) -> None:
        self.bar.display = there
        self.prompt.display = not there

    def go(self, position: int) -> None:
        """Move the cursor by hand."""
        self.playback.seek(position, self.now)
        self.moved()

    def action_play_pause(self) -> None:
        """Play or pause; at the end, play again from the beginning."""
        if self.playback.at_end:
            self.playback.seek(0, self.now)
            self.playback.set_playing(True, self.now)
        else:
            self.playback.set_playing(not self.playback.playing, self.now)
        self.moved()

    def action_event(self, step: int) -> None:
        """One event back or on; whoever goes by single events wants the game to stand still."""
        self.playback.set_playing(False, self.now)
        if step < 0:
            self.go(self.playback.position - 1)
        else:
            self.playback.advance(self.now)
            self.moved()

    def action_trick(self, step: int) -> None:
        """One trick or turn back or on."""
        self._step([mark.index for mark in self.timeline.marks], step)
        self.moved()

    def action_leap(self, step: int) -> None:
        """One hand back or on, or ten tricks in a game that is a single hand."""
        hands = [mark.index for mark in self.timeline.marks if mark.kind == "hand"]
        if len(hands) > 1:
            self._step(hands, step)
        else:
            tricks = [mark.index for mark in self.timeline.marks]
            for _ in range(_TRICKS_A_LEAP):
                self._step(tricks, step)
        self.moved()

    def action_tenth(self, number: int) -> None:
        """To that tenth of the game."""
        self.go(number * self.playback.length // _TENTHS)

    def action_seek(self, position: int) -> None:
        """To a position that was pointed at."""
        self.go(position)

    def action_start(self) -> None:
        """To the beginning."""
        self.go(0)

    def action_finish(self) -> None:
        """To the end."""
        self.go(self.playback.length)

    def action_to_loop(self) -> None:
        """To where the loop of an endless deal begins."""
        if self.playback.loop is None:
            self.refuse("This game ends, so there is no loop to go to.")
        else:
            self.go(self.playback.loop.start)

    def action_go_to(self) -> None:
        """Ask for a number and go there."""

        def answered(text: str | None) -> None:
            if text is None or not text.strip():
                return
            found = self.find(text)
            if isinstance(found, str):
                self.refuse(found)
            else:
                self.go(found)

        self.app.push_screen(AskScreen("Go to", hint=self.find_hint()), answered)

    def action_review(self) -> None:
        """Review the game, where there are decisions to review."""
        self.refuse(_NOTHING_DECIDED)

    def action_mistake(self, step: int) -> None:
        """To the next mistake, or the one before, where there are any."""
        self.refuse(_NOTHING_DECIDED)

    def action_fortunes(self) -> None:
        """Show the fortunes of the game, where it has such."""
        self.refuse(_NO_FORTUNES)

    def action_turn_of_fortune(self, step: int) -> None:
        """To a turn of fortune, where there are such."""
        self.refuse(_NO_FORTUNES)

    def action_next_game(self) -> None:
        """On to the next game in the list."""
        if self._following is not None:
            self._go_on(self._following)

    @work(exclusive=True)
    async def _go_on(self, following: Following) -> None:
        start = await asyncio.to_thread(following)
        if start is None:
            self.refuse("There is no other game to go on to.")
        else:
            self.post_message(Open(start, instead=True))

    def _step(self, positions: list[int], step: int) -> None:
        if step < 0:
            self.playback.seek(previous_of(positions, self.playback.position), self.now)
            return
        self.playback.go_round(self.now)
        there = next_of(positions, self.playback.position, self.playback.length)
        self.playback.seek(there, self.now)
