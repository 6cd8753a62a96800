"""The players that can sit at a Euchre table: each chooses from what its own view shows."""

from engines.euchre.players.chance import Random
from engines.euchre.players.easy import Easy
from engines.euchre.players.hard import Hard
from engines.euchre.players.levels import LEVELS, Level, NoSuchPlayer, named
from engines.euchre.players.normal import Normal
from engines.euchre.players.player import Player

__all__ = ["LEVELS", "Easy", "Hard", "Level", "NoSuchPlayer", "Normal", "Player", "Random", "named"]
