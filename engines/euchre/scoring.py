"""What a hand is worth, and when a match is won."""

from __future__ import annotations

from engines.cards import Card
from engines.euchre import table
from engines.euchre.events import Event, GameOver, HandScored, HandThrownIn, Outcome
from engines.euchre.hands import known
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import State

NEEDED = 3
"""Tricks of the five that the maker's side must take."""

POINTS: dict[Outcome, int] = {"made": 1, "march": 2, "euchred": 2}
"""Points a hand is worth: to the maker's side, or to the other when he is euchred."""


def outcome_of(tricks: int) -> Outcome:
    """How a hand ends in which the maker's side takes so many tricks."""
    if tricks < NEEDED:
        return "euchred"
    return "march" if tricks == HAND_SIZE else "made"


def scored(state: State) -> tuple[Event, ...]:
    """The score of a hand whose tricks have all been taken, and the end of the match if it is."""
    assert state.maker is not None
    makers = table.side_of(state.maker)
    outcome = outcome_of(sum(state.tricks_taken[seat] for seat in makers))
    scorers = table.against(state.maker) if outcome == "euchred" else makers
    points = tuple(POINTS[outcome] if seat in scorers else 0 for seat in table.SEATS)
    scores = tuple(map(sum, zip(state.scores, points, strict=True)))
    told = HandScored(
        maker=state.maker,
        tricks=state.tricks_taken,
        points=points,
        scores=scores,
        outcome=outcome,
        hands=_open(state),
        discarded=state.discarded,
        talon=known(state.talon),
    )
    best = max(scores)
    if best < state.rules.target:
        return (told,)
    return (told, GameOver(scores.index(best), scores))


def thrown_in(state: State) -> Event:
    """A hand in which all passed twice."""
    return HandThrownIn(state.dealer, _open(state), state.discarded, known(state.talon))


def _open(state: State) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(known, state.dealt))
