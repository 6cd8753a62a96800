"""Luck that can be had again: from a player's seed and what he sees."""

from __future__ import annotations

import random

from engines.euchre.state import View


def chance(seed: int, view: View) -> random.Random:
    """A source of luck that is the same for the same player in the same place."""
    cards = " ".join(str(card) for card in view.hand)
    trick = " ".join(str(card) for _, card in view.trick)
    return random.Random(
        f"{seed} {view.seat} {view.hand_number} {view.phase.value} {cards} / {trick} {view.scores}"
    )
