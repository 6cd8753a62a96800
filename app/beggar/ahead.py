"""How far cards may be turned in one go."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from engines.beggar import Event, PileTaken, State, TurnCard, decide, evolve


class Goal(Enum):
    """What cards are turned for until it happens."""

    TRICK_END = "the pile is taken"
    GAME_END = "the game is over"

    def goes_on(self, _: State, events: tuple[Event, ...]) -> bool:
        """Whether more cards are to be turned after one with these events."""
        return self is Goal.GAME_END or not any(isinstance(event, PileTaken) for event in events)


def cards_ahead(
    state: State, most: int, goes_on: Callable[[State, tuple[Event, ...]], bool]
) -> int:
    """How many cards can be turned from a state on before the run is over, `most` at most.

    The card that ends the game ends the run, and so does one after which `goes_on`, asked with the
    state it leads to and its events, is false.
    """
    count = 0
    while count < most and state.to_act is not None:
        events = decide(state, TurnCard())
        for event in events:
            state = evolve(state, event)
        count += 1
        if not goes_on(state, events):
            break
    return count
