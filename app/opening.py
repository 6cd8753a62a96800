"""Opening a table: from what a person asks for to the screen where it happens."""

from __future__ import annotations

from textual.screen import Screen

from app.household import Household
from app.start import Start


class CannotOpen(ValueError):
    """What was asked for cannot be opened; the text says why."""


class Opener:
    """Opens tables for a household."""

    def __init__(self, household: Household) -> None:
        self._household = household

    def open(self, start: Start) -> Screen[None]:
        """The screen for a start. Raises `CannotOpen`."""
        raise CannotOpen("This table is not laid yet.")

    def close(self) -> None:
        """End what runs beside the tables."""
