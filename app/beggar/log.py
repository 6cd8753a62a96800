"""The list of the last cards: who turned which, and what it means."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.drawing.canvas import cut
from app.narration import BeggarNarrator
from engines.beggar import (
    Event,
    PenaltyDemanded,
    PileTaken,
    SeatOut,
    State,
    demand,
    evolve,
)
from engines.cards import Card


@dataclass(frozen=True, slots=True)
class Recent:
    """The last events, and the state before the first of them."""

    before: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list: who, the card he turned or a sign in its place, and what it means."""

    name: str
    card: Card | None
    sign: str = ""
    meaning: str = ""
    strong: bool = False


def entry(narrator: BeggarNarrator, event: Event, before: State) -> Entry | None:
    """The line for an event that finds the state `before`; None when it needs none."""
    row = narrator.row(event, before)
    if row is not None:
        return Entry(row.name, row.card, meaning=row.meaning, strong=demand(row.card) > 0)
    match event:
        case PenaltyDemanded(_, payer, owed) if before.debt is not None:
            verb = narrator.form(payer, "owe", "owes")
            return Entry(narrator.subject(payer), None, "▸", f"{verb} the other {owed}")
        case PileTaken(seat, cards):
            verb = narrator.form(seat, "take", "takes")
            return Entry(narrator.subject(seat), None, "★", f"{verb} {len(cards)}", strong=True)
        case SeatOut(seat):
            verb = narrator.form(seat, "are", "is")
            return Entry(narrator.subject(seat), None, "○", f"{verb} out")
        case _:
            return None


def entries(narrator: BeggarNarrator, recent: Recent, width: int) -> tuple[Entry, ...]:
    """The lines for the last events, with names of at most `width` columns."""
    short = replace(narrator, names=tuple(cut(name, width) for name in narrator.names))
    state = replace(recent.before, seen=None)
    found = []
    for event in recent.events:
        line = entry(short, event, state)
        if line is not None:
            found.append(line)
        state = evolve(state, event)
    return tuple(found)
