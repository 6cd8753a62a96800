"""Tables of Euchre: new matches, matches carried on, and saved matches to be watched."""

from __future__ import annotations

from datetime import datetime
from random import Random

from app import laying
from app.accuracies import Accuracies
from app.euchre.company import Company
from app.household import Household
from app.screens.euchre import EuchreTable
from app.screens.euchre_watching import EuchreWatch
from app.screens.table import Manner
from app.screens.watching import Following
from app.start import NewEuchre
from app.thinking import Decision, Mind
from engines import euchre
from engines.euchre.coaching import Advice, Counsel
from engines.euchre.review import Review
from engines.saves import EUCHRE, Recorder, SavedEuchre

_YOU = 0


def new_match(
    start: NewEuchre,
    household: Household,
    manner: Manner,
    mind: Mind,
    chance: Random,
    now: datetime,
) -> EuchreTable:
    """A table with a new match. Raises `OSError` when it cannot be written down."""
    game = laying.euchre_game(start, chance)
    seats = laying.euchre_seats(start)
    recorder = laying.record(
        game,
        EUCHRE.name,
        seats,
        household.saves,
        now,
        practice=start.practice,
        deferred=True,
    )
    return _table(game, start, recorder, household, manner, mind, chance, fresh=True)


def carried_on(
    saved: SavedEuchre, household: Household, manner: Manner, mind: Mind, chance: Random
) -> EuchreTable:
    """A table with an unfinished match. Raises `SaveInUse`, and `OSError` as above."""
    game = saved.resume(chance)
    start = laying.euchre_start(saved)
    recorder = Recorder.carry_on(game, saved, deferred=True)
    return _table(game, start, recorder, household, manner, mind, chance, fresh=False)


def watched(
    saved: SavedEuchre, household: Household, manner: Manner, following: Following
) -> EuchreWatch:
    """A saved match to be watched."""
    names = tuple(seat.name for seat in saved.seats)
    pace = household.settings.pace

    def keep(review: Review) -> None:
        Accuracies.keep(saved.path, review.accuracy)

    return EuchreWatch(saved.timeline(), names, manner, pace=pace, following=following, keep=keep)


def _table(
    game: euchre.Game,
    start: NewEuchre,
    recorder: Recorder,
    household: Household,
    manner: Manner,
    mind: Mind,
    chance: Random,
    *,
    fresh: bool,
) -> EuchreTable:
    seed = laying.machine_seed(game, chance)

    async def choose(view: euchre.View) -> euchre.Action:
        return await mind.ask(Decision(start.level, seed, view))

    async def advise(view: euchre.View) -> Advice:
        return await mind.ask(Counsel(view))

    return EuchreTable(
        game,
        Company(start.names, _YOU, start.level, choose, advise, start.practice),
        recorder,
        manner,
        rematch=start.anew(),
        pace=household.settings.pace,
        trick_delay=household.settings.trick_delay,
        fresh=fresh,
    )
