"""How far cards may be turned in one go."""

from __future__ import annotations

from collections.abc import Callable

from engines.beggar import Event, State, TurnCard, decide, evolve


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
