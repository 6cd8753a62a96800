"""Who sits at a Euchre table that is being played at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from app.narration import EuchreNarrator
from engines.euchre import Action, View
from engines.euchre.coaching import Advice


@dataclass(frozen=True, slots=True)
class Company:
    """A person and a machine.

    names: by seat. you: the seat of the person. level: how well the machine plays. choose: asks it
    for a decision in what it sees. advise: asks a coach what each action in a view is worth.
    practice: the person may take back what he did.
    """

    names: tuple[str, ...]
    you: int
    level: str
    choose: Callable[[View], Awaitable[Action]]
    advise: Callable[[View], Awaitable[Advice]]
    practice: bool = False

    @property
    def narrator(self) -> EuchreNarrator:
        """Tells the match to the person."""
        return EuchreNarrator(self.names, self.you)

    @property
    def machine(self) -> str:
        """The name of the machine."""
        return next(name for seat, name in enumerate(self.names) if seat != self.you)
