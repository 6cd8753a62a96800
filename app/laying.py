"""Laying a table: the game that is asked for, and the file it is written to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random

from app import paths
from app.start import LEVELS, NewBeggar, NewEuchre, WatchDeal
from engines import beggar, euchre
from engines.errors import BadSave
from engines.saves import AnyGame, Recorder, SavedBeggar, SavedEuchre, Seat

BY_ITSELF = "by itself"
"""What plays a seat of Beggar-My-Neighbour whose cards turn themselves."""

_SEED_BITS = 32

_POINTS = {
    2: ("North", "South"),
    3: ("North", "East", "South"),
    4: ("North", "East", "South", "West"),
}


def beggar_game(start: NewBeggar) -> beggar.Game:
    """The game of a start. Raises `BadDeal` for a deal that cannot be played."""
    hands = beggar.read_deal(start.deal) if start.deal else None
    return beggar.Game(start.rules, seed=start.seed, hands=hands)


def beggar_seats(start: NewBeggar) -> list[Seat]:
    """Who sits where: persons, and seats whose cards turn themselves."""
    return [
        Seat(name, None if seat in start.persons else BY_ITSELF)
        for seat, name in enumerate(start.names)
    ]


def euchre_game(start: NewEuchre, chance: Random) -> euchre.Game:
    """The match of a start; chance seals its packs, and shuffles them if no seed does."""
    dealer, seed = start.first_dealer, start.seed
    return euchre.Game(start.rules, first_dealer=dealer, seed=seed, chance=chance)


def machine_seed(game: euchre.Game, chance: Random) -> int:
    """The seed of the machines at a match: its own, or for as long as one sits there any other."""
    return chance.getrandbits(_SEED_BITS) if game.seed is None else game.seed


def euchre_seats(start: NewEuchre) -> list[Seat]:
    """Who sits where: the person, and the machine with its level."""
    person, machine = start.names
    return [Seat(person), Seat(machine, start.level)]


def players_of(deal: WatchDeal) -> tuple[str, ...]:
    """How the players of a deal are called that nobody in particular plays."""
    return _POINTS[len(beggar.read_deal(deal.deal))]


def played_out(deal: WatchDeal) -> beggar.Game:
    """The game of a deal, from its first card to its last. Raises `BadDeal`."""
    hands = beggar.read_deal(deal.deal)
    game = beggar.Game(beggar.Rules(len(hands), deal.short_payer), hands=hands)
    while game.to_act is not None:
        game.apply(beggar.TurnCard())
    return game


def beggar_start(saved: SavedBeggar) -> NewBeggar:
    """The start that a saved game was laid for, as far as its file says."""
    names = tuple(seat.name for seat in saved.seats)
    persons = tuple(number for number, seat in enumerate(saved.seats) if seat.bot is None)
    return NewBeggar(saved.rules, names, persons)


def euchre_start(saved: SavedEuchre) -> NewEuchre:
    """The start that a saved match was laid for, as far as its file says.

    Raises `BadSave` for a match that has not one person and, at seat 1, one machine we know.
    """
    person, machine = saved.seats
    level = next((level for level in LEVELS if level == machine.bot), None)
    if person.bot is not None or level is None:
        raise BadSave("This match was not played by a person against a machine: watch it instead.")
    names, practice = (person.name, machine.name), saved.header.practice
    return NewEuchre(saved.rules, names, level, practice=practice)


def record(
    game: AnyGame,
    name: str,
    seats: Sequence[Seat],
    saves: Path,
    now: datetime,
    *,
    practice: bool = False,
    deferred: bool = False,
) -> Recorder:
    """Write a new game down in a file of its own, named after the game and the moment.

    practice: what is done may be taken back in it, so that it is no measure of anybody.

    Raises `OSError` when the folder or the file cannot be made.
    """
    saves.mkdir(parents=True, exist_ok=True)
    when = now.isoformat(timespec="seconds")
    for path in paths.new_files(saves, name, now):
        try:
            return Recorder(
                game, path, seats=seats, when=when, practice=practice, deferred=deferred
            )
        except FileExistsError:
            continue
    raise AssertionError("there is always one more name")
