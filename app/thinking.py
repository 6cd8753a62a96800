"""What machines at a table are asked, and who answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from app.crew import Question
from engines import euchre
from engines.euchre import players

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player of a level would do in a view; `seed` is the seed of that player."""

    level: str
    seed: int
    view: euchre.View

    def answer(self) -> euchre.Action:
        """The decision."""
        return players.named(self.level, seed=self.seed).choose(self.view)


class Mind(Protocol):
    """What thinks for machines: a process of its own, or in a test whatever stands for one."""

    async def ask(self, question: Question[Answer]) -> Answer:
        """The answer to a question."""
        ...

    async def close(self) -> None:
        """Think no more."""
