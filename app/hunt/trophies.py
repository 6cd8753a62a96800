"""What a hunt brings to the record room: its longest deal, and every one that never ends."""

from __future__ import annotations

from collections.abc import Iterator

from app.finds import Finds
from app.hunt.hunt import Hunt
from engines.beggar.study import DUEL


def bring_home(hunt: Hunt, finds: Finds) -> tuple[str, ...]:
    """Keep them among a person's own finds; the names of those that were not there yet.

    A longer deal takes the place of the one that was the longest before. Raises `BadFinds`.
    """
    known = {find.name: find.deal for find in finds.all()}
    brought = []
    for name, written in _trophies(hunt):
        if known.get(name) == written:
            continue
        if name in known:
            finds.delete(name)
        finds.add(name, written, short_payer=hunt.rules.short_payer)
        brought.append(name)
    return tuple(brought)


def _trophies(hunt: Hunt) -> Iterator[tuple[str, str]]:
    """A name and a deal each."""
    players = hunt.rules.players
    name = f"hunt {hunt.seed}" if players == DUEL else f"hunt {hunt.seed} for {players}"
    for kept in hunt.kept:
        if kept.find.endless:
            yield f"{name}, deal {kept.find.number}", kept.deal.written
    ended = [kept.longest for kept in hunt.kept if not kept.find.endless]
    if ended:
        yield name, max(ended, key=lambda deal: deal.result.cards).written
