"""A player without a thought: the measure the others are held against."""

from __future__ import annotations

from dataclasses import dataclass

from engines.euchre.actions import Action
from engines.euchre.deciding import legal_actions
from engines.euchre.players.chance import chance
from engines.euchre.state import View


@dataclass(frozen=True, slots=True)
class Random:
    """Picks any legal action, all alike."""

    seed: int

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return chance(self.seed, view).choice(legal_actions(view))
