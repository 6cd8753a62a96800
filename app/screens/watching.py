"""Watching a game: the keys that move the cursor, the same for every table."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from textual import events
from textual.app import ComposeResult

from app.commands import COMMANDS, Command, Place
from app.drawing.marks import KeyHint, Run
from app.drawing.transport import Count, Going, Transport
from app.playback import Playback
from app.screens.ask import AskScreen
from app.screens.house import Cramped
from app.screens.table import Manner, Story, TableScreen, next_of, previous_of
from app.widgets.transport import TransportBar

State = TypeVar("State")

_TRICKS_A_LEAP = 10
_TENTHS = 10
_ROOM_FOR_ALL = 100


class Watching(TableScreen[State]):
    """A table with a transport bar. A table of its own supplies `find`, and tells its `bar` where
    one is with `transport`."""

    place = Place.WATCH

    def __init__(self, story: Story[State], playback: Playback, manner: Manner) -> None:
        super().__init__(story, playback, manner)
        self.bar = TransportBar()
        self._refusal = ""

    def compose(self) -> ComposeResult:
        """The transport bar stands where the prompt is on other screens."""
        yield self.header
        yield from self.body()
        yield self.bar
        yield self.footer
        yield Cramped()

    def on_resize(self, event: events.Resize) -> None:
        """A tall screen has a tall bar."""
        super().on_resize(event)
        self.bar.fit(event.size.height)

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
        key = KeyHint("Space", self.going.offers, "play_pause")
        speed = self.playback.speed
        return Transport(self.going, speed, progress, within, note, key, self._refusal)

    def commands(self) -> tuple[Command, ...]:
        """What can be done here; the largest key is in the footer where there is room besides."""
        wide = self.size.width >= _ROOM_FOR_ALL
        return tuple(
            replace(command, does=self.going.offers, rank=command.rank if wide else 0)
            if command.action == "play_pause"
            else command
            for command in COMMANDS[self.place]
        )

    def find(self, text: str) -> int | str:
        """The position a person means by "4000", "trick 12" or "hand 3", or a sentence why not."""
        return "There is nothing to go to here."

    def complain(self, sentence: str) -> None:
        """Say what could not be done; the next key that does something takes it back."""
        self._refusal = sentence
        self.show()

    def moved(self, *, by_hand: bool = True) -> None:
        """The cursor was moved, or something else was changed by a key."""
        self._refusal = ""
        super().moved(by_hand=by_hand)

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

    def action_event(self, key: str) -> None:
        """One event back or on."""
        if key == "comma":
            self.go(self.playback.position - 1)
        else:
            self.playback.advance(self.now)
            self.moved()

    def action_trick(self, key: str) -> None:
        """One trick or turn back or on."""
        self._step([mark.index for mark in self.story.marks], back=key == "left")

    def action_leap(self, key: str) -> None:
        """One hand back or on, or ten tricks in a game that is a single hand."""
        back = key == "left_square_bracket"
        hands = [mark.index for mark in self.story.marks if mark.kind == "hand"]
        if len(hands) > 1:
            self._step(hands, back=back)
            return
        tricks = [mark.index for mark in self.story.marks]
        for _ in range(_TRICKS_A_LEAP):
            self._seek_step(tricks, back=back)
        self.moved()

    def action_pace(self, key: str) -> None:
        """Half or twice the speed."""
        self.playback.change_speed(-1 if key == "less_than_sign" else 1, self.now)
        self.moved()

    def action_tenth(self, key: str) -> None:
        """To that tenth of the game."""
        self.go(int(key) * self.playback.length // _TENTHS)

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
            self.complain("This game ends, so there is no loop to go to.")
        else:
            self.go(self.playback.loop.start)

    def action_go_to(self) -> None:
        """Ask for a number and go there."""

        def answered(text: str | None) -> None:
            if text is None or not text.strip():
                return
            found = self.find(text)
            if isinstance(found, str):
                self.complain(found)
            else:
                self.go(found)

        self.app.push_screen(AskScreen("Go to", hint=self.find_hint()), answered)

    def find_hint(self) -> str:
        """What may be typed to go somewhere."""
        return "trick 12"

    def _step(self, positions: list[int], *, back: bool) -> None:
        self._seek_step(positions, back=back)
        self.moved()

    def _seek_step(self, positions: list[int], *, back: bool) -> None:
        if back:
            self.playback.seek(previous_of(positions, self.playback.position), self.now)
            return
        self.playback.go_round(self.now)
        there = next_of(positions, self.playback.position, self.playback.length)
        self.playback.seek(there, self.now)
