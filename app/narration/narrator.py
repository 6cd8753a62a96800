"""Who tells a game, and how its players are called in the telling."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.narration.lines import Line, Piece, Role
from app.narration.words import listed

_YOU = "You"

State = TypeVar("State")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Narrator(ABC, Generic[State, Event]):
    """Tells a game to one listener.

    `names` are those of the seats; `you` is the one that is spoken to as "you", or None: see
    `spoken_to`.
    """

    names: tuple[str, ...]
    you: int | None = None

    @abstractmethod
    def tell(self, event: Event, before: State) -> tuple[Line, ...]:
        """The lines that tell an event, none when another event's line says it all.

        `before` is the state, or the view with holes, that the event finds.
        """

    @abstractmethod
    def ask(self, state: State) -> Line:
        """What is asked now and of whom; when nobody is asked, how things stand."""

    def is_you(self, seat: int) -> bool:
        """Whether a player is spoken to as "you"."""
        return seat == self.you

    def subject(self, seat: int) -> str:
        """A player who opens a sentence: "You" or his name."""
        return "You" if self.is_you(seat) else self.names[seat]

    def object(self, seat: int) -> str:
        """A player elsewhere in a sentence: "you" or his name."""
        return "you" if self.is_you(seat) else self.names[seat]

    def form(self, seat: int, second: str, third: str) -> str:
        """The form of a verb that goes with a player: "lead" with you, "leads" with a name."""
        return second if self.is_you(seat) else third

    def does(self, seat: int, second: str, third: str) -> str:
        """A player and his verb at the head of a sentence: "You lead", "Ada leads"."""
        return f"{self.subject(seat)} {self.form(seat, second, third)}"

    def everyone(self, seats: Sequence[int]) -> str:
        """Several players at the head of a sentence: "You", "You and Ann", "Ann, Bob and Cat"."""
        return listed((self.subject(seats[0]), *map(self.object, seats[1:])))


def spoken_to(names: Sequence[str], persons: Sequence[int] = ()) -> int | None:
    """The seat that is "you": the one person at a table, or else a player of that name, if any.

    `persons` are the seats of those who sit at it, none of them for who only watches.
    """
    if len(persons) == 1:
        return persons[0]
    return names.index(_YOU) if _YOU in names else None


def line(*pieces: Piece, role: Role = "told") -> Line:
    """A line of these pieces."""
    return Line(pieces, role)
