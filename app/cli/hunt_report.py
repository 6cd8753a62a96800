"""What `bowers hunt` tells of a hunt."""

from __future__ import annotations

from collections.abc import Iterator

from app.hunt.hunt import Hunt
from app.lab.pace import Pace
from app.narration.deals import length
from app.narration.lab import found, number, players, rate

BEGINNING = "setting out"


def asked(hunt: Hunt) -> str:
    """Among which deals is hunted."""
    return players(hunt.rules, hunt.seed)


def so_far(hunt: Hunt, pace: Pace) -> str:
    """How far it is, how fast it goes, and the best find, in few words."""
    speed = "" if pace.rate is None else f", {rate(pace.rate)}/s"
    best = f", {found(hunt.kept[0].find)}" if hunt.kept else ""
    return f"{rate(hunt.deals)} deals{speed}{best}"


def report(hunt: Hunt, file: str) -> Iterator[str]:
    """What was found, in lines, and where it is kept."""
    yield f"{hunt.deals:,} deals, {asked(hunt)}"
    for kept in hunt.kept:
        yield f"{found(kept.find)}: {number(kept.find)}"
        yield f"  {kept.deal.written}"
        if kept.longer is not None:
            result = kept.longer.result
            yield f"  reached from one of {length(result.cards, result.tricks)}:"
            yield f"  {kept.longer.written}"
    yield f"Kept in {file}; the next hunt there goes on where this one stopped."
