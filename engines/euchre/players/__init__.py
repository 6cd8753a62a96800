"""The players that can sit at a Euchre table: each chooses from what its own view shows.

Beside them are the yardsticks they are measured by: `Random`, `Sampling`, and `AllSeeing`, which
sees every card and so is no player. None of the three can be had by `named`.
"""

from engines.euchre.players.all_seeing import AllSeeing
from engines.euchre.players.chance import Random
from engines.euchre.players.easy import Easy
from engines.euchre.players.hard import Hard
from engines.euchre.players.levels import LEVELS, Level, NoSuchPlayer, named
from engines.euchre.players.normal import Normal
from engines.euchre.players.player import Player
from engines.euchre.players.sampling import Sampling

__all__ = [
    "LEVELS",
    "AllSeeing",
    "Easy",
    "Hard",
    "Level",
    "NoSuchPlayer",
    "Normal",
    "Player",
    "Random",
    "Sampling",
    "named",
]
