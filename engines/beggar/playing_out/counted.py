"""Hands told in numbers, which is how the lab plays them."""

from __future__ import annotations

import re
from collections import deque
from typing import TypeAlias

from engines.beggar.rules import Seat

Below: TypeAlias = deque[int]
"""What lies below the plain cards on top: what a court card demands, so many plain cards, …

It is empty, or ends with the number of plain cards at the bottom.
"""

Standing: TypeAlias = tuple[Seat, int, tuple[Seat | Below, ...]]
"""Who leads, how many cards were turned, and the hands of those who hold cards, leader first."""

_COURT_CARD = re.compile("([JQKA])")
_DEMANDS = {"J": 1, "Q": 2, "K": 3, "A": 4}


def counted(hand: str) -> tuple[int, Below]:
    """How many plain cards are on top of a hand of kinds, and what lies below them."""
    below = deque([_DEMANDS.get(part) or len(part) for part in _COURT_CARD.split(hand)])
    return below.popleft(), below
