"""The lines of a saved game: a header, then one entry for each thing chance or a player decided.

Each is a JSON object, in UTF-8, with a newline at its end. A match of Euchre begins like this:

    {"format":"bowers","version":1,"game":"euchre","rules":{"pack":"24",…},"seats":[{"name":"Ann",
     "bot":null},{"name":"Ada","bot":"normal"}],"when":"2025-03-01T20:15:00+01:00",
     "first_dealer":1,"seed":7}
    {"did":"deal","seat":1,"what":"AH TS QS AS 9H/JS JC 9D TD QH/KS/9C TC …","check":"46c1c0e5"}
    {"did":"order up","seat":0,"check":"a5a5a33a"}
    {"did":"discard","seat":1,"what":"TD","check":"2bb0a2cf"}
    {"did":"play","seat":0,"what":"AH","check":"b8c25ae2"}

In a game of practice a player may take back what he did last. The lines that tell it stay, and
another says that it does not count, nor anything after it:

    {"did":"take back","seat":0,"check":"…"}
"""

from __future__ import annotations

from typing import Annotated, Final
from zlib import crc32

import msgspec

from engines.errors import BadSave
from engines.saves.text import clean

FORMAT: Final = "bowers"
VERSION: Final = 1
SUFFIX: Final = ".bowers"

TAKE_BACK: Final = "take back"
"""What a player does who leaves out his last decision, with every entry after it."""

_MOST_SEATS = 8
_LONGEST_SALT = 64

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=_MOST_SEATS)]


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a table: a name, and the level of the machine that plays, None for a person."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line: what is played, by which rules, by whom, and since when.

    rules: those of the game, as its own `Rules` has them. seats: by seat number. when: the date
    and time the game began, as ISO 8601 has it, or empty. first_dealer: the seat, in a game that
    has dealers. seed: what shuffles the packs that are not dealt yet. practice: a game in which one
    may take back what one did, so that it is no measure of anybody.
    """

    format: str
    version: int
    game: str
    rules: msgspec.Raw
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=_MOST_SEATS)]
    when: str = ""
    first_dealer: SeatNumber | None = None
    seed: int | None = None
    practice: bool = False


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision: what was done, by which seat, with what.

    A deal that was sealed has its salt and its seal, of which `engines.seals` says more. `check`
    follows from the rules and from every entry up to this one, so that a line that was altered,
    left out or put in does not fit (see `Chain`).
    """

    did: str
    seat: SeatNumber | None = None
    what: str = ""
    salt: Annotated[str, msgspec.Meta(max_length=_LONGEST_SALT)] = ""
    seal: str = ""
    check: str = ""

    def same_as(self, other: Entry) -> bool:
        """Whether both say the same, whatever their checks are."""
        return (self.did, self.seat, self.what) == (other.did, other.seat, other.what)

    def __str__(self) -> str:
        seat = "" if self.seat is None else f" by seat {self.seat}"
        return clean(f"{self.did} {self.what}", 60) + seat


class Chain:
    """The check of an entry: CRC-32, as eight hexadecimal digits, of all decided up to it.

    Of the header it has the game, the rules, the seed and that it is practice; names may be
    corrected by hand. `after` is the entry from which it goes on, if it does not begin.
    """

    def __init__(self, header: Header, after: Entry | None = None) -> None:
        if after is not None:
            self._sum = int(after.check, 16)
            return
        rules = msgspec.json.decode(header.rules)
        played: tuple[object, ...] = (header.game, rules, header.seed)
        if header.practice:
            played = (*played, "practice")
        self._sum = crc32(msgspec.json.encode(played, order="sorted"))

    def next(self, entry: Entry) -> str:
        """The check of the next entry."""
        decided = f"{entry.did}\n{entry.seat}\n{entry.what}"
        sealed = f"\n{entry.salt}\n{entry.seal}" if entry.salt or entry.seal else ""
        self._sum = crc32((decided + sealed).encode(), self._sum)
        return f"{self._sum:08x}"


class _Kind(msgspec.Struct, frozen=True):
    """As much of a header as every version has."""

    format: str
    version: Annotated[int, msgspec.Meta(ge=1)]


_encoder = msgspec.json.Encoder()
_entry_decoder = msgspec.json.Decoder(Entry)


def encode(line: Header | Entry) -> bytes:
    """The line as it is written, with its end."""
    return _encoder.encode(line) + b"\n"


def decode_header(line: bytes) -> Header:
    """The header of a saved game, its strings clean.

    Raises `BadSave` for what is no header, or one of a newer version; `msgspec.DecodeError` and
    `RecursionError` for what is not JSON of its shape.
    """
    kind = msgspec.json.decode(line, type=_Kind)
    if kind.format != FORMAT:
        raise BadSave(f'this is no saved game: its format should be "{FORMAT}".')
    if kind.version > VERSION:
        raise BadSave(
            f"it was written by a newer version of this program, in version "
            f"{clean(str(kind.version), 12)} of the format; this program reads up to {VERSION}."
        )
    header = msgspec.json.decode(line, type=Header)
    seats = tuple(clean_seat(seat, number) for number, seat in enumerate(header.seats, start=1))
    return msgspec.structs.replace(header, seats=seats, when=clean(header.when))


def decode_entry(line: bytes) -> Entry:
    """An entry; raises as `decode_header` does."""
    return _entry_decoder.decode(line)


def clean_seat(seat: Seat, number: int) -> Seat:
    """The seat with its words fit to be shown; a name of which nothing is left is "Player 1"."""
    bot = None if seat.bot is None else clean(seat.bot)
    return Seat(clean(seat.name) or f"Player {number}", bot)
