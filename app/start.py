"""What the application begins with: what a command line asks for, and what a form settles."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from engines import beggar, euchre

Level = euchre.players.Level
"""How well a machine plays Euchre."""

LEVELS = euchre.players.LEVELS


BEGGAR_NAMES = ("You", "Ann", "Bob", "Cat")
"""Who sits at a table of Beggar-My-Neighbour where nobody else is named."""


class Lobby(msgspec.Struct, frozen=True):
    """Begin in the lobby."""


@dataclass(frozen=True, slots=True)
class NewBeggar:
    """A new game of Beggar-My-Neighbour.

    names: one a player, seat 0 first; as many as the rules have players.
    persons: the seats that turn their own cards by a key; the cards of the others turn themselves.
    deal: hands as `p1/p2` in kinds, or empty for a shuffle by `seed` (None: a fresh one).
    """

    rules: beggar.Rules = field(default_factory=beggar.Rules)
    names: tuple[str, ...] = BEGGAR_NAMES[:2]
    persons: tuple[int, ...] = (0,)
    seed: int | None = None
    deal: str = ""

    def anew(self) -> NewBeggar:
        """The same game, dealt anew."""
        return replace(self, seed=None, deal="")


@dataclass(frozen=True, slots=True)
class NewEuchre:
    """A new match of Euchre: `names` by seat, the person at seat 0, a machine at seat 1.

    practice: the person may take back what he did, and statistics leave the match out.
    """

    rules: euchre.Rules = field(default_factory=euchre.Rules)
    names: tuple[str, str] = ("You", "Ada")
    level: Level = "normal"
    first_dealer: int | None = None
    seed: int | None = None
    practice: bool = False

    def anew(self) -> NewEuchre:
        """The same match, dealt anew."""
        return replace(self, seed=None)


class WatchFile(msgspec.Struct, frozen=True):
    """Watch a saved game."""

    path: Path


class WatchRecord(msgspec.Struct, frozen=True):
    """Watch one of the famous deals, named by its slug."""

    slug: str


@dataclass(frozen=True, slots=True)
class WatchDeal:
    """Watch a deal of Beggar-My-Neighbour, however it is written, played out.

    title, origin: what it is called, and by whom or when it was found.
    """

    deal: str
    title: str = "a deal"
    origin: str = ""
    short_payer: beggar.ShortPayer = "debt passes on"


def of_record(record: beggar.Record) -> WatchDeal:
    """A famous deal as one to be watched."""
    origin = f"{record.finder} {record.year}" if record.year else record.finder
    return WatchDeal(record.deal, record.title, origin)


class CarryOn(msgspec.Struct, frozen=True):
    """Go on with an unfinished game."""

    path: Path


@dataclass(frozen=True, slots=True)
class Lab:
    """Play many random deals of Beggar-My-Neighbour, and see what they come to."""


Start = Lobby | NewBeggar | NewEuchre | WatchFile | WatchRecord | WatchDeal | Lab | CarryOn
