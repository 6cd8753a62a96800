"""Luck that can be had again, and the player who relies on nothing else."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engines.euchre.actions import Action
from engines.euchre.deciding import legal_actions
from engines.euchre.state import View


def chance(seed: int, view: View) -> random.Random:
    """A source of luck that is the same for the same seed in the same place of the same match."""
    hand = " ".join(map(str, view.hand))
    trick = " ".join(str(card) for _, card in view.trick)
    place = f"{view.seat} {view.hand_number} {view.scores} {view.phase.value} {view.passes}"
    return random.Random(f"{seed}, {place}, {hand}, {trick}")


@dataclass(frozen=True, slots=True)
class Random:
    """Takes any legal action, all alike: the yardstick the others are held against."""

    seed: int = 0

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return chance(self.seed, view).choice(legal_actions(view))
