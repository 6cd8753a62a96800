"""Tables of Beggar-My-Neighbour: new games, games carried on, saved games and famous deals."""

from __future__ import annotations

from datetime import datetime

from app import laying
from app.beggar.company import Company
from app.household import Household
from app.screens.beggar import BeggarTable
from app.screens.beggar_watching import About, BeggarWatch
from app.screens.table import Manner
from app.screens.watching import Following
from app.start import NewBeggar, WatchDeal
from engines import beggar
from engines.saves import BEGGAR, Recorder, SavedBeggar

_DAY = len("2026-12-01")


def new_game(start: NewBeggar, household: Household, manner: Manner, now: datetime) -> BeggarTable:
    """A table with a new game. Raises `BadDeal`, and `OSError` when it cannot be written down."""
    game = laying.beggar_game(start)
    seats = laying.beggar_seats(start)
    recorder = laying.record(game, BEGGAR.name, seats, household.saves, now, deferred=True)
    return _table(game, start, recorder, household, manner, fresh=True)


def carried_on(saved: SavedBeggar, household: Household, manner: Manner) -> BeggarTable:
    """A table with an unfinished game. Raises `SaveInUse`, and `OSError` as above."""
    game = saved.resume()
    start = laying.beggar_start(saved)
    recorder = Recorder.carry_on(game, saved, deferred=True)
    return _table(game, start, recorder, household, manner, fresh=False)


def watched(
    saved: SavedBeggar, household: Household, manner: Manner, following: Following
) -> BeggarWatch:
    """A saved game to be watched."""
    company = Company(tuple(seat.name for seat in saved.seats))
    about = About(saved.path.stem, saved.header.when[:_DAY])
    settings = household.settings
    return BeggarWatch(
        saved.timeline(),
        company,
        about,
        manner,
        pace=settings.pace,
        future=settings.future,
        following=following,
    )


def deal_watched(
    deal: WatchDeal, household: Household, manner: Manner, following: Following | None = None
) -> BeggarWatch:
    """A deal, played out to be watched. Raises `BadDeal`."""
    settings = household.settings
    return BeggarWatch(
        BEGGAR.timeline(laying.played_out(deal)),
        Company(laying.players_of(deal)),
        About(deal.title, deal.origin),
        manner,
        pace=settings.pace,
        future=settings.future,
        following=following,
    )


def _table(
    game: beggar.Game,
    start: NewBeggar,
    recorder: Recorder,
    household: Household,
    manner: Manner,
    *,
    fresh: bool,
) -> BeggarTable:
    return BeggarTable(
        game,
        Company(start.names, start.persons),
        recorder,
        manner,
        rematch=start.anew(),
        file=recorder.path,
        pace=household.settings.pace,
        fresh=fresh,
    )
