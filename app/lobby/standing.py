"""What the lobby knows of the household when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

import msgspec

from app.library import Library, Listed
from app.narration import spoken_to
from app.persons import person
from app.settings import Settings
from engines import beggar, euchre
from engines.saves import AnySavedGame, BadSave, SavedBeggar, SavedEuchre, Seat, load


class Waiting(msgspec.Struct, frozen=True):
    """A game that was left and can be carried on.

    left: when it was last played. you: the seat of the person, or None where several sit. table:
    what lies on it, as that seat sees it; where several sit, as seat 0 does.
    """

    path: Path
    left: datetime
    seats: tuple[Seat, ...]
    you: int | None
    table: beggar.View | euchre.View

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def spoken_to(self) -> int | None:
        """The seat that is spoken to as "you", if one is."""
        return spoken_to(self.names, () if self.you is None else (self.you,))

    def later_than(self, other: Waiting | None) -> bool:
        """Whether this game was played since the other was left."""
        return other is None or (self.path, self.left) != (other.path, other.left)


@dataclass(frozen=True, slots=True)
class Standing:
    """The settings of the moment, the game that waits, and the games there are, newest first.

    looked: whether somebody has looked which game waits. games: None until they were counted; those
    that cannot be opened are among them.
    """

    now: datetime
    settings: Settings = field(default_factory=Settings)
    looked: bool = False
    waiting: Waiting | None = None
    games: tuple[Listed, ...] | None = None

    @property
    def whole(self) -> tuple[Listed, ...]:
        """The games that can be watched."""
        return tuple(game for game in self.games or () if not game.facts.trouble)

    @property
    def finished(self) -> int:
        """How many games came to their end."""
        return sum(game.facts.finished for game in self.whole)

    def with_waiting(self, library: Library) -> Standing:
        """The same with the game that waits, if one does. Reads files: it may take a while."""
        listed = library.waiting()
        waiting = None if listed is None else read_waiting(listed)
        return replace(self, looked=True, waiting=waiting)

    def with_games(self, library: Library) -> Standing:
        """The same with all games counted. Reads files: it may take a while."""
        return replace(self, games=tuple(library.games()))


def read_waiting(listed: Listed) -> Waiting | None:
    """The table of an unfinished game; None when it cannot be read any more."""
    try:
        saved = load(listed.path)
    except BadSave:
        return None
    you = person(saved.seats)
    return Waiting(listed.path, listed.left, saved.seats, you, _seen(saved, you or 0))


def _seen(saved: AnySavedGame, seat: int) -> beggar.View | euchre.View:
    match saved:
        case SavedBeggar():
            return beggar.view(saved.state, seat)
        case SavedEuchre():
            return euchre.view(saved.state, seat)
