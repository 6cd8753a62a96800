"""The levels a player can be had at, by name."""

from __future__ import annotations

from typing import Final

from engines.euchre.players.easy import Easy
from engines.euchre.players.normal import Normal
from engines.euchre.players.player import Player

LEVELS: Final = ("easy", "normal")
"""The levels there are, the weakest first."""


class NoSuchPlayer(ValueError):
    """A level nobody plays at; the text says which there are."""


def named(level: str, *, seed: int = 0) -> Player:
    """The player of a level; the seed is that of his whims, where he has any.

    Raises `NoSuchPlayer` for a level not among `LEVELS`.
    """
    match level:
        case "easy":
            return Easy(seed)
        case "normal":
            return Normal()
        case "hard":
            reason = "The hard player is still learning the game"
        case _:
            reason = f"Nobody plays at the level {level!r}"
    raise NoSuchPlayer(f"{reason}: choose {' or '.join(LEVELS)}.")
