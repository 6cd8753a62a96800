"""Sitting down at a table by typed lines, and getting up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from random import Random

from app.laying import beggar_game, beggar_seats, euchre_game, euchre_seats, machine_seed, record
from app.narration import Line
from app.plain.beggar import play_beggar
from app.plain.console import Console, Leave
from app.plain.euchre import play_euchre
from app.start import CarryOn, NewBeggar, NewEuchre
from engines import beggar, euchre
from engines.errors import BadSave
from engines.saves import BEGGAR, EUCHRE, AnyGame, Recorder, Seat, clean, load


def sit_down(
    start: NewBeggar | NewEuchre | CarryOn,
    saves: Path,
    console: Console,
    *,
    clock: Callable[[], float],
    now: datetime,
    chance: Random,
) -> None:
    """Play what is asked for, to its end or until the person leaves; it is saved either way.

    clock: seconds, from any start. now: when the game begins. chance: shuffles and seals the packs
    of Euchre. Raises `BadSave` for a saved game that cannot be carried on, and `OSError` when the
    disk refuses.
    """
    game, seats, recorder = _table(start, saves, now, chance)
    with recorder:
        try:
            _play(game, seats, console, clock, chance, practice=recorder.practice)
        except Leave:
            name = clean(recorder.path.stem)
            console.say([Line((f'The game is saved. "bowers play {name} --plain" goes on.',))])


def _table(
    start: NewBeggar | NewEuchre | CarryOn, saves: Path, now: datetime, chance: Random
) -> tuple[AnyGame, Sequence[Seat], Recorder]:
    match start:
        case NewBeggar():
            game, seats = beggar_game(start), beggar_seats(start)
            return game, seats, record(game, BEGGAR.name, seats, saves, now)
        case NewEuchre():
            match_, places = euchre_game(start, chance), euchre_seats(start)
            practice = start.practice
            recorder = record(match_, EUCHRE.name, places, saves, now, practice=practice)
            return match_, places, recorder
        case CarryOn(path):
            saved = load(path)
            if saved.finished:
                raise BadSave("This game is over; it can be watched.")
            resumed = saved.resume(chance)
            return resumed, saved.seats, Recorder.carry_on(resumed, saved)


def _play(
    game: AnyGame,
    seats: Sequence[Seat],
    console: Console,
    clock: Callable[[], float],
    chance: Random,
    *,
    practice: bool,
) -> None:
    match game:
        case beggar.Game():
            play_beggar(game, seats, console, clock)
        case euchre.Game():
            seed = machine_seed(game, chance)
            play_euchre(game, seats, console, seed=seed, practice=practice)
