"""A table at which a game is being played: decisions go to its session, events come back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Generic, TypeVar

from app.drawing.marks import Run
from app.playback import Playback
from app.screens.table import Manner, Story, TableScreen
from app.session import Journal, Session
from app.widgets.lines import Question
from engines.errors import IllegalAction
from engines.game import Game

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")

_QUIET = 0.3
"""Seconds without a key after which the next one is meant for what lies there now."""

_SEEN = 1.0
"""Seconds after which a result has been seen, whatever keys came."""


class Playing(TableScreen[State], Generic[State, Action, Event]):
    """A table with a game under way. `story` follows the game's stream, as the player sees it.

    refusal: why the last key did nothing, or ""; `show` is to say it in the prompt.
    """

    def __init__(
        self,
        game: Game[State, Action, Event],
        journal: Journal | None,
        story: Story[State],
        playback: Playback,
        manner: Manner,
    ) -> None:
        super().__init__(story, playback, manner)
        self.game = game
        self.refusal = ""
        self._result_came = self._last_key = -math.inf
        self._result_there = False
        self.session = Session(game, journal, told=self._hear, troubled=self._mourn)

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
        return Question((Run(self.refusal, "alarm"),))

    def result_in_sight(self, there: bool) -> None:
        """Whether a result is in sight; `show` is to say so."""
        if there and not self._result_there:
            self._result_came = self._last_key = self.now
        self._result_there = there

    def leaves_result(self) -> bool:
        """Whether a key may leave the result in sight.

        One that was pressed for what was there before the result may not, nor one held down.
        """
        last_key, self._last_key = self._last_key, self.now
        return self.now - last_key >= _QUIET or self.now - self._result_came >= _SEEN

    def action_back(self) -> None:
        """One level back. The file is given back first, for whoever looks at it next."""
        self._leave()
        super().action_back()

    def on_unmount(self) -> None:
        """The player leaves; the game waits in its file."""
        self._leave()

    def _leave(self) -> None:
        self.workers.cancel_node(self)
        self.session.close()

    def _hear(self, events: Sequence[Event]) -> None:
        if self.is_attached:
            self.told(len(self.story))

    def _mourn(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        self.notify(
            f"This game cannot be written down: {reason}. It goes on, and is tried again.",
            severity="error",
            markup=False,
        )
