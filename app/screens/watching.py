"""Watching a game: the keys that move the cursor, the same for every table."""

from __future__ import annotations

from typing import TypeVar

from app.commands import Place
from app.screens.ask import AskScreen
from app.screens.table import TableScreen, next_of, previous_of

State = TypeVar("State")

_TRICKS_A_LEAP = 10
_TENTHS = 10


class Watching(TableScreen[State]):
    """A table with a transport bar. A table of its own supplies `find`."""

    place = Place.WATCH

    def find(self, text: str) -> int | str:
        """The position a person means by "4000", "trick 12" or "hand 3", or a sentence why not."""
        return "There is nothing to go to here."

    def complain(self, sentence: str) -> None:
        """Say what could not be done."""
        self.notify(sentence, severity="warning", markup=False)

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
        self.go(self.playback.position + (-1 if key == "comma" else 1))

    def action_trick(self, key: str) -> None:
        """One trick or turn back or on."""
        self._step([mark.index for mark in self.story.marks], back=key == "left")

    def action_leap(self, key: str) -> None:
        """One hand back or on, or ten tricks in a game that has no hands."""
        back = key == "left_square_bracket"
        hands = [mark.index for mark in self.story.marks if mark.kind == "hand"]
        if hands:
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
        here = self.playback.position
        if back:
            there = previous_of(positions, here)
        else:
            there = next_of(positions, here, self.playback.length)
        self.playback.seek(there, self.now)
