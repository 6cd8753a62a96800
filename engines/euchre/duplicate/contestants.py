"""Who can be measured: the players of all levels, and the yardsticks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from engines.euchre.actions import Action
from engines.euchre.players import LEVELS, NoSuchPlayer, Player, Random, named
from engines.euchre.players.all_seeing import AllSeeing
from engines.euchre.players.sampling import Sampling
from engines.euchre.sight import view
from engines.euchre.state import State

CONTESTANTS: Final[tuple[str, ...]] = (*LEVELS, "random", "pimc100", "all-seeing")
"""Their names: the levels of players, the weakest first, and the yardsticks."""


class Contestant(Protocol):
    """Someone who decides in a match that is played to measure him."""

    def choose(self, state: State) -> Action:
        """The action of the one to act."""
        ...


@dataclass(frozen=True, slots=True)
class Seated:
    """A player, who is shown no more than his view."""

    player: Player

    def choose(self, state: State) -> Action:
        """The player's action."""
        assert state.to_act is not None
        return self.player.choose(view(state, state.to_act))


def contestant(name: str, *, seed: int = 0) -> Contestant:
    """The contestant of a name; the seed is that of his luck, where he relies on any.

    Raises `NoSuchPlayer` for a name not among `CONTESTANTS`.
    """
    match name:
        case "all-seeing":
            return AllSeeing()
        case "random":
            return Seated(Random(seed))
        case "pimc100":
            return Seated(Sampling(seed))
        case _ if name in LEVELS:
            return Seated(named(name, seed=seed))
        case _:
            choices = " or ".join((", ".join(CONTESTANTS[:-1]), CONTESTANTS[-1]))
            raise NoSuchPlayer(f"Nobody plays as {name!r}: choose {choices}.")
