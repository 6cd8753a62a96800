"""Laying a table: the game that is asked for, and the file it is written to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from app import paths
from app.start import NewBeggar, NewEuchre
from engines import beggar, euchre
from engines.saves import AnyGame, Recorder, Seat

BY_ITSELF = "by itself"
"""What plays a seat of Beggar-My-Neighbour whose cards turn themselves."""


def beggar_game(start: NewBeggar) -> beggar.Game:
    """The game of a start. Raises `BadDeal` for a deal that cannot be played."""
    hands = beggar.parse_deal(start.deal) if start.deal else None
    return beggar.Game(start.rules, seed=start.seed, hands=hands)


def beggar_seats(start: NewBeggar) -> list[Seat]:
    """Who sits where: persons, and seats whose cards turn themselves."""
    return [
        Seat(name, None if seat in start.persons else BY_ITSELF)
        for seat, name in enumerate(start.names)
    ]


def euchre_game(start: NewEuchre) -> euchre.Game:
    """The match of a start."""
    return euchre.Game(start.rules, first_dealer=start.first_dealer, seed=start.seed)


def euchre_seats(start: NewEuchre) -> list[Seat]:
    """Who sits where: the person, and the machine with its level."""
    person, machine = start.names
    return [Seat(person), Seat(machine, start.level)]


def record(
    game: AnyGame,
    name: str,
    seats: Sequence[Seat],
    saves: Path,
    now: datetime,
    *,
    deferred: bool = False,
) -> Recorder:
    """Write a new game down in a file of its own, named after the game and the moment.

    Raises `OSError` when the folder or the file cannot be made.
    """
    saves.mkdir(parents=True, exist_ok=True)
    when = now.isoformat(timespec="seconds")
    for path in paths.new_files(saves, name, now):
        try:
            return Recorder(game, path, seats=seats, when=when, deferred=deferred)
        except FileExistsError:
            continue
    raise AssertionError("there is always one more name")
