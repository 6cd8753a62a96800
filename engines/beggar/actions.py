"""What a player can decide; in this game, little."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class TurnCard:
    """The player to act turns his top card onto the pile."""


@dataclass(frozen=True, slots=True)
class CallTime:
    """The agreed time is up: most cards in hand wins. Legal only with a time limit."""


Action: TypeAlias = TurnCard | CallTime
