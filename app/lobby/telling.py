"""Short ways to say how many, since when, and how a game stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from app.drawing.marks import Run
from app.narration import Line
from app.narration.words import counted

_HOUR = timedelta(hours=1)
_DAY = timedelta(days=1)
_WEEK = 7


def points(names: Sequence[str], scores: Sequence[int], you: int | None) -> str:
    """A score with names, the reader's first: "you 6 : Ada 4"."""
    seats = sorted(range(len(scores)), key=lambda seat: seat != you)
    return " : ".join(f"{called(names, seat, you)} {scores[seat]}" for seat in seats)


def called(names: Sequence[str], seat: int, you: int | None) -> str:
    """How a player is called inside a sentence."""
    return "you" if seat == you else names[seat]


def ago(then: datetime, now: datetime) -> str:
    """How long ago something was: "a moment ago", "3 minutes ago", "yesterday", "on 4 May 2026".

    Both times are aware of their zone, or neither is.
    """
    passed = now - then
    if passed < timedelta(minutes=1):
        return "a moment ago"
    if passed < _HOUR:
        return _many(passed // timedelta(minutes=1), "minute")
    if passed < _DAY:
        return _many(passed // _HOUR, "hour")
    days = (now.date() - then.date()).days
    if days <= 1:
        return "yesterday"
    if days < _WEEK:
        return _many(days, "day")
    return f"on {day(then)}"


def day(when: datetime) -> str:
    """A date: "4 May 2026"."""
    return f"{when.day} {when:%B %Y}"


def _many(number: int, unit: str) -> str:
    return f"{counted(number, unit)} ago"


def line_runs(line: Line) -> list[Run]:
    """A told line to be drawn, its cards as chips."""
    return [Run(piece) for piece in line.pieces]
