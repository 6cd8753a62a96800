"""The yardstick that sees every card: what no player can reach."""

from __future__ import annotations

from dataclasses import dataclass

from engines.euchre.actions import Action
from engines.euchre.players.open_cards import best, worth_of_open
from engines.euchre.state import State


@dataclass(frozen=True, slots=True)
class AllSeeing:
    """Calls and plays for the most points of the hand, both hands open.

    It is no player, for it is shown the state; nobody can sit down against it at a table. It takes
    the other to see everything too.
    """

    def choose(self, state: State) -> Action:
        """The action that gains most against best play."""
        return best(worth_of_open(state), state)
