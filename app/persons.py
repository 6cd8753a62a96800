"""Whose games they are."""

from __future__ import annotations

from engines.saves import Seat


def person(seats: tuple[Seat, ...]) -> int | None:
    """The seat of the one person at a table; None when several sit there, or none."""
    persons = [number for number, seat in enumerate(seats) if seat.bot is None]
    return persons[0] if len(persons) == 1 else None
