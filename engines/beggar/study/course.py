"""The course of a game: all that happens after a deal, when every card is turned in its turn."""

from __future__ import annotations

from collections.abc import Iterator

from engines.beggar.actions import TurnCard
from engines.beggar.deciding import deal, decide
from engines.beggar.events import Dealt, Event
from engines.beggar.evolving import evolve
from engines.beggar.rules import Rules
from engines.beggar.state import State


def course(dealt: Dealt, rules: Rules) -> Iterator[tuple[Event, State]]:
    """Each event of a game with the state after it, the deal first; nobody calls time.

    An endless game stops, as every game does, when a position comes back.
    """
    state = State.opening(rules)
    events = deal(state, dealt)
    while True:
        for event in events:
            state = evolve(state, event)
            yield event, state
        if state.to_act is None:
            return
        events = decide(state, TurnCard())
