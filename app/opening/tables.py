"""The tables there are, each laid for what is asked for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random

from textual.screen import Screen

from app.finds import Finds
from app.household import Household
from app.lab.playing import Workers
from app.library import Library
from app.opening import beggar, euchre
from app.screens.lab import LabScreen
from app.screens.table import Manner
from app.start import (
    CarryOn,
    Lab,
    NewBeggar,
    NewEuchre,
    Start,
    WatchDeal,
    WatchFile,
    WatchRecord,
    of_record,
)
from app.thinking import Mind
from engines.beggar import RECORDS, record
from engines.errors import BadSave
from engines.saves import AnySavedGame, SavedBeggar, SavedEuchre, load

_SEED_BITS = 32


class Tables:
    """The tables of a household; the parameters are those of an `Opener`."""

    def __init__(
        self,
        household: Household,
        clock: Callable[[], datetime],
        ticks: Callable[[], float],
        mind: Mind,
        chance: Random,
        workers: Callable[[], Workers],
    ) -> None:
        self._household = household
        self._clock = clock
        self._ticks = ticks
        self._mind = mind
        self._chance = chance
        self._workers = workers

    def screen(self, start: Start) -> Screen[None]:
        """The screen for a start.

        Raises `BadDeal`, `BadRules` or `BadSave` for what makes no sense, and `OSError` when a
        file cannot be read or written.
        """
        house, manner = self._household, Manner(self._household.settings.motion, self._ticks)
        match start:
            case NewBeggar():
                house.remember(start)
                return beggar.new_game(start, house, manner, self._clock())
            case NewEuchre():
                house.remember(start)
                return euchre.new_match(
                    start, house, manner, self._mind, self._chance, self._clock()
                )
            case WatchRecord(slug):
                deal = of_record(record(slug))
                return beggar.deal_watched(deal, house, manner, partial(_record_after, slug))
            case WatchDeal():
                return beggar.deal_watched(start, house, manner)
            case Lab():
                return self._lab()
            case WatchFile(path):
                return self._watched(load(path), manner)
            case CarryOn(path):
                return self._carried_on(load(path), manner)
            case _:
                raise BadSave("You are in the lobby already.")

    def _lab(self) -> LabScreen:
        finds, draw_seed = (
            Finds(self._household.saves),
            partial(self._chance.getrandbits, _SEED_BITS),
        )
        return LabScreen(finds, draw_seed, self._ticks, self._workers)

    def _watched(self, saved: AnySavedGame, manner: Manner) -> Screen[None]:
        after = partial(self._file_after, saved.path)
        match saved:
            case SavedBeggar():
                return beggar.watched(saved, self._household, manner, after)
            case SavedEuchre():
                return euchre.watched(saved, self._household, manner, after)

    def _carried_on(self, saved: AnySavedGame, manner: Manner) -> Screen[None]:
        if saved.finished:
            raise BadSave("This game is over: it can be watched.")
        match saved:
            case SavedBeggar():
                return beggar.carried_on(saved, self._household, manner)
            case SavedEuchre():
                return euchre.carried_on(saved, self._household, manner, self._mind, self._chance)

    def _file_after(self, path: Path) -> WatchFile | None:
        """The game after this one in the list of saved games, and after the last the first."""
        games = [
            game.path for game in Library(self._household.saves).games() if not game.facts.trouble
        ]
        if path not in games or len(games) == 1:
            return None
        return WatchFile(games[(games.index(path) + 1) % len(games)])


def _record_after(slug: str) -> WatchRecord:
    """The record after this one, and after the last the first."""
    slugs = [record.slug for record in RECORDS]
    return WatchRecord(slugs[(slugs.index(slug) + 1) % len(slugs)])
