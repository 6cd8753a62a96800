"""A game read from its file, which is believed only when the rules lead through all of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Generic, Self

from engines.errors import BadSave
from engines.saves.description import Description, Game, Rules
from engines.saves.following import Following
from engines.saves.lines import Chain, Entry, Header, Seat, decode_entry
from engines.saves.sheet import Sheet, bad_line
from engines.saves.timeline import Event, State, Timeline


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame(Generic[Game, Rules, State, Event]):
    """A saved game that was checked by the rules.

    header: as it is in the file, words cleaned. seats: who plays, by seat number. finished: whether
    the game is over. note: what was lost of the file, in a sentence; empty when nothing was.
    entries: the decisions that stand, each with its check: what was taken back is not among them.
    last: the entry on the last line, which may be one that took others back. length: how many bytes
    of the file are good.
    """

    path: Path
    header: Header
    rules: Rules
    seats: tuple[Seat, ...]
    finished: bool
    note: str
    entries: tuple[Entry, ...] = field(repr=False)
    last: Entry
    length: int
    _packs: tuple[Entry, ...] = field(repr=False)
    _description: Description[Game, Rules, State, Event] = field(repr=False)
    _timeline: Timeline[State, Event] = field(repr=False)

    @classmethod
    def read(cls, description: Description[Game, Rules, State, Event], sheet: Sheet) -> Self:
        """The game on a sheet, played again from its first line to its last.

        Raises `BadSave` where an entry is not what the rules, or the entries before it, lead to.
        """
        header = sheet.header
        try:
            rules = description.rules(header.rules)
            opening = description.opening(rules, header.first_dealer)
            if len(header.seats) != description.seats(rules):
                raise BadSave(f"expected {description.seats(rules)} seats.")
            chain = Chain(header)
        except (ValueError, RecursionError) as error:
            raise bad_line(1, error) from error
        timeline = Timeline(description, opening)
        following = Following(description, rules, timeline, practice=header.practice)
        entry: Entry | None = None
        for number, line in enumerate(sheet.lines, start=2):
            try:
                entry = decode_entry(line)
                following.take(entry)
                _check(entry, chain)
            except (ValueError, RecursionError) as error:
                raise bad_line(number, error) from error
        if entry is None:
            raise BadSave("In line 2: expected a deal, and the file ends.")
        return cls(
            path=sheet.path,
            header=header,
            rules=rules,
            seats=header.seats,
            finished=description.finished(timeline.state),
            note=sheet.note,
            entries=tuple(following.entries),
            last=entry,
            length=sheet.length,
            _packs=tuple(following.packs),
            _description=description,
            _timeline=timeline,
        )

    @property
    def state(self) -> State:
        """How the game stands."""
        return self._timeline.state

    @property
    def deals(self) -> tuple[Entry, ...]:
        """The entries in which a pack was dealt, in order; those that were sealed have a seal."""
        return tuple(entry for entry in self.entries if entry.did == "deal")

    def timeline(self) -> Timeline[State, Event]:
        """All that happened, with the position at any moment; the caller may follow it further."""
        return self._timeline.copy()

    def resume(self, chance: Random | None = None) -> Game:
        """A game that stands where this one was left, to be played on; each call makes another.

        `chance` is for what is still to be shuffled and sealed, as a new game takes it.
        """
        return self._description.game(self.rules, self.entries, self._packs, self.header, chance)


def _check(entry: Entry, chain: Chain) -> None:
    check = chain.next(entry)
    if entry.check != check:
        raise BadSave(f'this line, or one before it, was altered: expected the check "{check}".')
