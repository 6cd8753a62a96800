"""A match that is watched and, on a key, reviewed: other processes weigh while the screen lives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from textual.worker import Worker

from app.commands import Command
from app.drawing.marks import Run
from app.euchre import review_captions
from app.euchre.findings import Finder
from app.euchre.reviewed import LEAST_ROWS
from app.playback import Playback
from app.reviewing import Reviewing, Weigh, in_every_core
from app.screens.table import Manner, next_of, previous_of
from app.screens.watching import Following, Watching
from engines.euchre import Event, State
from engines.euchre.review import Review
from engines.saves import Timeline

Keep = Callable[[Review], None]
"""Keeps what a complete review came to; it may write files, and so takes its time."""


class EuchreReviewing(Watching[State, Event]):
    """A watched match that can be reviewed. `finder` is there while the review is in sight.

    Nothing is weighed before it is asked for, nor after the review is closed; what was found is
    kept. weigh: who works it out. keep: is told what a complete review came to.
    """

    def __init__(
        self,
        timeline: Timeline[State, Event],
        playback: Playback,
        manner: Manner,
        following: Following | None,
        weigh: Weigh = in_every_core,
        keep: Keep | None = None,
    ) -> None:
        super().__init__(timeline, playback, manner, following)
        self._keep = keep
        self.finder: Finder | None = None
        self._weigh = weigh
        self._reviewing: Reviewing | None = None
        self._work: Worker[None] | None = None

    def commands(self) -> tuple[Command, ...]:
        """What can be done here; one goes from mistake to mistake while they are in sight."""
        return tuple(self._worded(command) for command in super().commands())

    def _worded(self, command: Command) -> Command:
        if command.action == "mistake" and self.finder is None:
            return replace(command, rank=0)
        if command.action == "review" and self.finder is not None:
            return replace(command, does=review_captions.CLOSE, rank=6)
        return command

    @property
    def review_note(self) -> tuple[Run, ...]:
        """How far the review is, while it is in sight and not complete."""
        reviewing = self._reviewing
        if self.finder is None or reviewing is None or reviewing.complete:
            return ()
        return (Run(review_captions.weighed(reviewing.weighed, len(reviewing.decisions)), "muted"),)

    def action_review(self) -> None:
        """Review the match, or no longer."""
        if self.finder is not None:
            self._close()
        elif self._table.size.height < LEAST_ROWS:
            self.refuse(review_captions.NO_ROOM)
        else:
            self._open()

    def _open(self) -> None:
        if self._reviewing is None:
            self._reviewing = Reviewing(self.timeline, self.playback.position)
        self.finder = Finder(self._reviewing)
        if not self._reviewing.complete:
            self._work = self.run_worker(self._listen(self._reviewing, self.finder))
        self.moved()

    def _close(self) -> None:
        self.finder = None
        if self._work is not None:
            self._work.cancel()
            self._work = None
        self.moved()

    async def _listen(self, reviewing: Reviewing, finder: Finder) -> None:
        """Show what is found as it comes."""
        asked = reviewing.questions
        async for number, answer in self._weigh(asked):
            reviewing.take(asked[number], answer)
            finder.refresh()
            self.tell()
            self._table.redraw()
        if self._keep is not None and reviewing.review is not None:
            await asyncio.to_thread(self._keep, reviewing.review)

    def action_mistake(self, step: int) -> None:
        """To the next decision that was dubious or worse, or the one before."""
        if self.finder is None:
            self.action_review()
            return
        here, end = self.playback.position, self.playback.length
        positions = [wrong.position for wrong in self.finder.wrong]
        there = next_of(positions, here, end) if step > 0 else previous_of(positions, here)
        if there in positions:
            self.playback.set_playing(False, self.now)
            self.go(there)
        else:
            complete = self._reviewing is not None and self._reviewing.complete
            self.refuse(review_captions.no_mistake(step, complete=complete))
