"""What is asked for, opened or refused."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from textual.screen import Screen

from app.crew import Crew, Thinker
from app.household import Household
from app.lab.playing import Workers
from app.start import Start
from app.thinking import Mind
from engines.errors import BadDeal, BadRules, BadSave

if TYPE_CHECKING:
    from app.opening.tables import Tables


class CannotOpen(ValueError):
    """What was asked for cannot be opened; the text says why."""


class Opener:
    """Opens tables for a household.

    clock: the day and time, in the person's zone. ticks: seconds, from any beginning. mind: what
    decides for machines. chance: shuffles and seals the packs of Euchre. workers: who plays in the
    lab.
    """

    def __init__(
        self,
        household: Household,
        clock: Callable[[], datetime],
        *,
        ticks: Callable[[], float] = time.monotonic,
        mind: Mind | None = None,
        chance: Random | None = None,
        workers: Callable[[], Workers] = Crew,
    ) -> None:
        self._household = household
        self._clock = clock
        self._ticks = ticks
        self._mind = mind or Thinker()
        self._chance = chance or SystemRandom()
        self._workers = workers

    @cached_property
    def _tables(self) -> Tables:
        # The lobby need not wait until all tables are loaded.
        from app.opening.tables import Tables  # noqa: PLC0415

        chance, workers = self._chance, self._workers
        return Tables(self._household, self._clock, self._ticks, self._mind, chance, workers)

    def open(self, start: Start) -> Screen[None]:
        """The screen for a start. Raises `CannotOpen`."""
        try:
            return self._tables.screen(start)
        except (BadDeal, BadRules, BadSave) as error:
            raise CannotOpen(str(error)) from error
        except OSError as error:
            where = f" ({error.filename})" if error.filename else ""
            reason = error.strerror or error
            raise CannotOpen(
                f"The disk refuses, and nothing is opened: {reason}{where}."
            ) from error

    async def close(self) -> None:
        """End what runs beside the tables."""
        await self._mind.close()
