"""Duplicate play: two contestants get the same cards, each from both sides, so that luck cancels.

A *pair of deals* is one pack played twice with the seats exchanged, so each deals it once. A *pair
of matches* is one stream of packs, played to the target twice in the same way.
"""

from engines.euchre.duplicate.contestants import CONTESTANTS, Contestant, contestant
from engines.euchre.duplicate.figures import Estimate, Figures, Score, Sum
from engines.euchre.duplicate.pairs import Contest, PairOfDeals, PairOfMatches, PairsOfDeals

__all__ = [
    "CONTESTANTS",
    "Contest",
    "Contestant",
    "Estimate",
    "Figures",
    "PairOfDeals",
    "PairOfMatches",
    "PairsOfDeals",
    "Score",
    "Sum",
    "contestant",
]
