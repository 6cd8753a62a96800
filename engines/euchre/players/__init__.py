"""The players that can sit at a Euchre table: each chooses from what its own view shows."""

from engines.euchre.players.player import Player
from engines.euchre.players.random_player import Random

__all__ = ["Player", "Random"]
