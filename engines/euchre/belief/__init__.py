"""What a player can believe of the other's hand: every hand it can be, and how likely it is."""

from engines.euchre.belief.mirrored import belief_of_mine
from engines.euchre.belief.weighing import Belief, belief

__all__ = ["Belief", "belief", "belief_of_mine"]
