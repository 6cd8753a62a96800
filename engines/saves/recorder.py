"""Writing a game down as it is played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from engines.saves.description import Dictation
from engines.saves.games import AnyGame, AnySavedGame, dictation
from engines.saves.lines import (
    FORMAT,
    TAKE_BACK,
    VERSION,
    Chain,
    Entry,
    Header,
    Seat,
    clean_seat,
    decode_entry,
    encode,
)
from engines.saves.savefile import SaveFile, SaveInUse
from engines.saves.text import clean


class Recorder:
    """Writes a game to a file from its first event on, and holds the file until it is closed.

    By default each decision is on the disk when `Game.apply` returns; an `OSError` of the disk
    comes out of `apply` then, and the decision waits to be written with the next one. So it is with
    `Game.take_back`, which is a `ValueError` in a game that is not practice. With
    `deferred`, decisions wait until `flush`, which may be called from another thread.
    """

    def __init__(
        self,
        game: AnyGame,
        path: str | PathLike[str],
        *,
        seats: Sequence[str | Seat] = (),
        when: str = "",
        practice: bool = False,
        deferred: bool = False,
        continues: AnySavedGame | None = None,
    ) -> None:
        """Record a game in a new file, with all that has happened in it so far.

        seats: who plays, by seat number; names alone are enough, and without any they are "Player
        1" and so on. when: the date and time the game began, as ISO 8601 has it. practice: see
        `Header`. continues: see `carry_on`.

        Raises `FileExistsError` when the file is there already, another `OSError` when it cannot
        be written, and `ValueError` when `seats` are not as many as the game has.
        """
        heard = dictation(game)
        header = continues.header if continues else _header(heard, seats, when, practice)
        self.practice = header.practice
        self._chain = Chain(header, continues.last if continues else None)
        self._deferred = True
        self._known = [*reversed(continues.entries)] if continues else []
        if continues:
            self._file = _reopened(continues)
        else:
            self._file = SaveFile.create(Path(path))
            self._file.add(encode(header))
        self._unsubscribe = heard.listen(self._hear)
        try:
            self._begin(new=continues is None)
        except (OSError, ValueError):
            self.close()
            raise
        self._deferred = deferred

    @classmethod
    def carry_on(cls, game: AnyGame, saved: AnySavedGame, *, deferred: bool = False) -> Self:
        """Go on recording a saved game, in its file, as `game = saved.resume()` is played on.

        What was torn off at the end of the file is cut away. Raises `SaveInUse` when another
        program plays on in that file, or has done so since it was loaded; `OSError` when the file
        cannot be written; `ValueError` when `game` is another game than the one saved.
        """
        return cls(game, saved.path, deferred=deferred, continues=saved)

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    def flush(self) -> None:
        """Put all that waits on the disk: one write, one sync.

        Raises `OSError` when the disk refuses; nothing is lost then, and the next call tries again.
        """
        self._file.flush()

    def close(self) -> None:
        """Hear no more, write what still waits if the disk lets it, and give the file back."""
        self._unsubscribe()
        with suppress(OSError, ValueError):
            self.flush()
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _begin(self, *, new: bool) -> None:
        """Write the beginning of the file, or see that the game went on from what it holds."""
        if self._known:
            raise ValueError("The game that is played is not the one that was saved.")
        try:
            self.flush()
        except OSError:
            if new:
                self.path.unlink(missing_ok=True)
            raise

    def _hear(self, entry: Entry) -> None:
        if self._known:
            known = msgspec.structs.replace(self._known[-1], check="")
            if known == entry:
                self._known.pop()
            return
        if entry.did == TAKE_BACK and not self.practice:
            raise ValueError("Only in a game of practice can something be taken back.")
        self._file.add(encode(msgspec.structs.replace(entry, check=self._chain.next(entry))))
        if not self._deferred:
            self.flush()


def _header(heard: Dictation, seats: Sequence[str | Seat], when: str, practice: bool) -> Header:
    if seats and len(seats) != heard.seats:
        raise ValueError(f"There are {heard.seats} seats in this game, and {len(seats)} names.")
    known = seats or [""] * heard.seats
    return Header(
        format=FORMAT,
        version=VERSION,
        game=heard.game,
        rules=msgspec.Raw(msgspec.json.encode(heard.rules)),
        seats=tuple(
            clean_seat(Seat(seat) if isinstance(seat, str) else seat, number)
            for number, seat in enumerate(known, start=1)
        ),
        when=clean(when),
        first_dealer=heard.first_dealer,
        seed=heard.seed,
        practice=practice,
    )


def _reopened(saved: AnySavedGame) -> SaveFile:
    """The file of a saved game, to be carried on where it was when it was loaded."""
    file = SaveFile.reopen(saved.path, saved.length)
    whole = file.read()
    told, (beyond, _, _) = whole[: saved.length], whole[saved.length :].rpartition(b"\n")
    last = told[told.rfind(b"\n", 0, -1) + 1 :]
    as_long = len(told) == saved.length and not beyond.strip()
    if not as_long or not _is(last, saved.last):
        file.close()
        raise SaveInUse("This game was played on in another window: open it again.")
    return file


def _is(line: bytes, entry: Entry) -> bool:
    with suppress(ValueError, RecursionError):
        return decode_entry(line) == entry
    return False
