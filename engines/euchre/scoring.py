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


def points_of(maker: int, tricks: int) -> tuple[int, ...]:
    """The points of a hand by seat, when the maker's side takes so many tricks."""
    outcome = outcome_of(tricks)
    scorers = table.against(maker) if outcome == "euchred" else table.side_of(maker)
    return tuple(POINTS[outcome] if seat in scorers else 0 for seat in table.SEATS)


def scored(state: State) -> tuple[Event, ...]:
    """The score of a hand whose tricks have all been taken, and the end of the match if it is."""
    assert state.maker is not None
    tricks = sum(state.tricks_taken[seat] for seat in table.side_of(state.maker))
    points = points_of(state.maker, tricks)
    scores = tuple(map(sum, zip(state.scores, points, strict=True)))
    told = HandScored(
        maker=state.maker,
        tricks=state.tricks_taken,
        points=points,
        scores=scores,
        outcome=outcome_of(tricks),
        hands=_open(state),
        discarded=state.discarded,
        talon=known(state.talon),
        salt=state.salt,
    )
    best = max(scores)
    if best < state.rules.target:
        return (told,)
    return (told, GameOver(scores.index(best), scores))


def thrown_in(state: State) -> Event:
    """A hand in which all passed twice."""
    talon = known(state.talon)
    return HandThrownIn(state.dealer, _open(state), state.discarded, talon, state.salt)


def _open(state: State) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(known, state.dealt))
