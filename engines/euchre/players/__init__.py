"""The players that can sit at a Euchre table: each chooses from what its own view shows.

Each is had by `named`, and loaded then. Beside them, in files of their own, are the yardsticks they
are measured by: `Random`, `Sampling`, and `AllSeeing`, which sees every card and so is no player.
"""

from engines.euchre.players.chance import Random
from engines.euchre.players.levels import LEVELS, Level, NoSuchPlayer, named
from engines.euchre.players.player import Player

__all__ = ["LEVELS", "Level", "NoSuchPlayer", "Player", "Random", "named"]
