"""The levels a player can be had at, by name.

A player is loaded when he is asked for: what the strongest thinks with takes its time to load, and
who only watches or looks at the lobby needs none of it.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Final, Literal, get_args

from engines.euchre.players.player import Player

Level = Literal["easy", "normal", "hard"]
"""How well a player plays."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels there are, the weakest first."""


class NoSuchPlayer(ValueError):
    """A level nobody plays at; the text says which there are."""


def named(level: str, *, seed: int = 0) -> Player:
    """The player of a level; the seed is that of his whims, where he has any.

    Raises `NoSuchPlayer` for a level not among `LEVELS`.
    """
    match level:
        case "easy":
            from engines.euchre.players.easy import Easy

            return Easy(seed)
        case "normal":
            from engines.euchre.players.normal import Normal

            return Normal()
        case "hard":
            from engines.euchre.players.hard import Hard

            return Hard()
        case _:
            choices = " or ".join((", ".join(LEVELS[:-1]), LEVELS[-1]))
            raise NoSuchPlayer(f"Nobody plays at the level {level!r}: choose {choices}.")
