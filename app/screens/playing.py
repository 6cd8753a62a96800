"""A table at which a game is being played: decisions go to its session, events come back."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from app.commands import Place, actions_of
from app.playback import Playback
from app.screens.house import Open
from app.screens.table import Manner, TableScreen
from app.session import Journal, Session
from app.start import Start
from app.widgets.lines import Question
from engines.errors import IllegalAction
from engines.game import Game
from engines.saves import Timeline

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")

_QUIET = 0.3
"""Seconds without a key after which the next one is meant for what lies there now."""

_SEEN = 1.0
"""Seconds after which a result has been seen, whatever keys came."""


class Playing(TableScreen[State, Event], Generic[State, Action, Event]):
    """A table with a game under way; its timeline follows the game's stream, as the player sees it.

    rematch: another game like this one. refusal: why the last key did nothing, or ""; `tell` is to
    say it in the prompt. seeing_table: the table is looked at that lies behind the result.
    """

    def __init__(
        self,
        game: Game[State, Action, Event],
        journal: Journal | None,
        timeline: Timeline[State, Event],
        playback: Playback,
        manner: Manner,
        *,
        rematch: Start,
    ) -> None:
        super().__init__(timeline, playback, manner)
        self.game = game
        self.refusal = ""
        self._result_came = self._last_key = -math.inf
        self._result_there = False
        self.seeing_table = False
        self._rematch = rematch
        self._unsubscribe = game.stream.subscribe(self.follow, taken_back=self.unfollow)
        self.session = Session(game, journal, told=self._hear, troubled=self._mourn)

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether a result is in sight."""

    def follow(self, event: Event) -> None:
        """One more event has happened."""
        self.timeline.append(event)

    def unfollow(self, events: Sequence[Event]) -> None:
        """The last events have been taken back."""
        self.timeline.take_back(events)
        self.playback.take_back(len(self.timeline), self.now)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key does what it stands for now: while the game goes on, or at a result."""
        now, other = (Place.RESULT, self.place) if self.over else (self.place, Place.RESULT)
        return action in actions_of(now) or action not in actions_of(other)

    def show(self) -> None:
        """Show what there is at the cursor, and see whether a result has come in sight."""
        super().show()
        if self.over and not self._result_there:
            self._result_came = self._last_key = self.now
        self._result_there = self.over

    async def act(self, *actions: Action) -> bool:
        """Take decisions; whether the rules allowed them. When they do not, `refusal` says why."""
        self.refusal = ""
        try:
            await self.session.act(*actions)
        except IllegalAction as error:
            self.refuse(str(error))
            return False
        return True

    def refuse(self, sentence: str) -> None:
        """Say why a key did nothing; the next one that does something takes it back."""
        self.refusal = sentence
        self.show()

    def refused(self) -> Question:
        """The prompt that says why the last key did nothing."""
        return Question.refusal(self.refusal)

    def leaves_result(self) -> bool:
        """Whether a key may leave the result in sight.

        One that was pressed for what was there before the result may not, nor one held down.
        """
        last_key, self._last_key = self._last_key, self.now
        return self.now - last_key >= _QUIET or self.now - self._result_came >= _SEEN

    def action_rematch(self) -> None:
        """Another game like this one, at this place."""
        self.post_message(Open(self._rematch, instead=True))

    def action_see_table(self) -> None:
        """Look at the table behind the result, or at the result again."""
        self.seeing_table = not self.seeing_table
        self.show()

    def action_back(self) -> None:
        """One level back. The file is given back first, for whoever looks at it next."""
        self._leave()
        super().action_back()

    def on_unmount(self) -> None:
        """The player leaves; the game waits in its file."""
        self._unsubscribe()
        self._leave()

    def _leave(self) -> None:
        self.workers.cancel_node(self)
        self.session.close()

    def _hear(self, events: Sequence[Event]) -> None:
        if self.is_attached:
            self.told(len(self.timeline))

    def _mourn(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        self.notify(
            f"This game cannot be written down: {reason}. It goes on, and is tried again.",
            severity="error",
            markup=False,
        )
