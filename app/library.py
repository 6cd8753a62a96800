"""The saved games in a folder: what they are, how they stand, and which of them waits."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, tzinfo
from pathlib import Path

import msgspec

from app import paths
from app.narration import plain, told_game
from app.narration.words import counted, listed
from app.whole_files import write_whole
from engines.saves import (
    TITLES,
    AnySavedGame,
    BadSave,
    SavedBeggar,
    SavedEuchre,
    Seat,
    clean,
    in_use,
    load,
)


class CannotKeep(ValueError):
    """A saved game that cannot be renamed or deleted; the text says why."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a saved game without opening it again.

    game: its name in a header. seats: who plays, by seat number. began: as ISO 8601 has it, or
    empty. length: how much of it there is, "274 cards" or "8 hands". practice: whether it is a game
    in which one may take back what one did. ending: how it came out, in a sentence, empty while it
    goes on. trouble: why it cannot be opened, then all else is empty.
    """

    game: str = ""
    seats: tuple[Seat, ...] = ()
    began: str = ""
    length: str = ""
    finished: bool = False
    practice: bool = False
    ending: str = ""
    trouble: str = ""

    @property
    def players(self) -> str:
        """Who plays: "You and Ada", "You, Ann and Bob"."""
        return listed(seat.name for seat in self.seats)


class Listed(msgspec.Struct, frozen=True):
    """A saved game on the shelf: its file, when it was written to last, and what is known of it."""

    path: Path
    left: datetime
    facts: Facts
    zone: tzinfo | None = None

    @property
    def name(self) -> str:
        """The name of the file, fit to be shown."""
        return clean(self.path.stem)

    @property
    def title(self) -> str:
        """The game in a sentence; empty for one that cannot be opened."""
        return TITLES.get(self.facts.game, "")

    @property
    def began(self) -> datetime:
        """When the game began, or if that is not known, when its file was written to last."""
        with suppress(ValueError):
            return datetime.fromisoformat(self.facts.began).astimezone(self.zone)
        return self.left


class _Remembered(msgspec.Struct, frozen=True):
    """The facts of a file as long as it has this size and this time of its last change."""

    size: int
    changed: int
    facts: Facts


class Library:
    """The saved games of a folder. What was read of a file is remembered until it changes.

    It reads files: the first look at a large folder takes a while and belongs in a worker. Times
    are told in `zone`, or without one in that of the machine.
    """

    def __init__(self, folder: Path, zone: tzinfo | None = None) -> None:
        self.folder = folder
        self._zone = zone
        self._memory = _Memory(paths.index_file(folder))

    def games(self) -> list[Listed]:
        """All of them, the one written to last first; those that cannot be opened say why."""
        games = list(self._listed())
        self._memory.forget_all_but({game.path.name for game in games})
        self._memory.keep()
        return games

    def waiting(self) -> Listed | None:
        """The unfinished game that was played last and is not being played elsewhere."""
        waiting = next(filter(_waits, self._listed()), None)
        self._memory.keep()
        return waiting

    def rename(self, path: Path, name: str) -> Path:
        """Give a saved game another name. Raises `CannotKeep`."""
        kept = clean(name).strip(" .").replace("/", "-")
        if not kept:
            raise CannotKeep("A name needs letters or digits.")
        to = paths.renamed(path, kept)
        if to == path:
            return path
        if to.exists():
            raise CannotKeep(f'There is a game "{kept}" already.')
        self._not_in_use(path)
        try:
            path.rename(to)
        except OSError as error:
            raise CannotKeep(f"The game cannot be renamed: {error.strerror}.") from error
        return to

    def delete(self, path: Path) -> None:
        """Delete a saved game for good. Raises `CannotKeep`."""
        self._not_in_use(path)
        try:
            path.unlink()
        except OSError as error:
            raise CannotKeep(f"The game cannot be deleted: {error.strerror}.") from error

    def _not_in_use(self, path: Path) -> None:
        try:
            used = in_use(path)
        except OSError as error:
            raise CannotKeep(f"The game cannot be reached: {error.strerror}.") from error
        if used:
            raise CannotKeep("This game is being played: leave it first.")

    def _listed(self) -> Iterator[Listed]:
        """The games, newest first, each read when it is asked for."""
        files: list[tuple[os.stat_result, Path]] = []
        for path in paths.saved_files(self.folder):
            with suppress(OSError):
                files.append((path.stat(), path))
        for status, path in sorted(files, key=lambda file: -file[0].st_mtime_ns):
            left = datetime.fromtimestamp(status.st_mtime, UTC).astimezone(self._zone)
            yield Listed(path, left, self._memory.facts(path, status), self._zone)


class _Memory:
    """The facts of files that have not changed since they were read, kept in an index.

    An index that is not there, cannot be read or cannot be kept costs time and nothing else.
    """

    def __init__(self, index: Path) -> None:
        self._index = index
        self._known: dict[str, _Remembered] = {}
        self._kept = True
        with suppress(OSError, msgspec.DecodeError):
            self._known = msgspec.json.decode(index.read_bytes(), type=dict[str, _Remembered])

    def facts(self, path: Path, status: os.stat_result) -> Facts:
        remembered = self._known.get(path.name)
        size, changed = status.st_size, status.st_mtime_ns
        if remembered is None or (remembered.size, remembered.changed) != (size, changed):
            remembered = self._known[path.name] = _Remembered(size, changed, _read(path))
            self._kept = False
        return remembered.facts

    def forget_all_but(self, names: set[str]) -> None:
        for gone in self._known.keys() - names:
            del self._known[gone]
            self._kept = False

    def keep(self) -> None:
        if self._kept:
            return
        with suppress(OSError):
            write_whole(self._index, msgspec.json.encode(self._known))
            self._kept = True


def _waits(game: Listed) -> bool:
    if game.facts.finished or game.facts.trouble:
        return False
    try:
        return not in_use(game.path)
    except OSError:
        return False


def _read(path: Path) -> Facts:
    try:
        saved = load(path)
    except BadSave as error:
        return Facts(trouble=str(error))
    return facts_of(saved)


def facts_of(saved: AnySavedGame) -> Facts:
    """What is to be known of a saved game that was opened."""
    return Facts(
        game=saved.header.game,
        seats=saved.seats,
        began=saved.header.when,
        length=_length(saved),
        finished=saved.finished,
        practice=saved.header.practice,
        ending=_ending(saved) if saved.finished else "",
    )


def _ending(saved: AnySavedGame) -> str:
    *_, last = told_game(saved, len(saved.timeline()) - 1)
    return plain(last)


def _length(saved: AnySavedGame) -> str:
    match saved:
        case SavedBeggar():
            return counted(saved.state.cards, "card")
        case SavedEuchre():
            return counted(saved.state.hand_number, "hand")
