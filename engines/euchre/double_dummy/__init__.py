"""Double dummy: how a hand ends when both players see all cards and play their best.

A position is only, for each suit, the order in which the two hands hold the live cards, so there
are few of them (see `positions`) and all are known (`filling`); a solution is a look-up.
"""

from engines.euchre.double_dummy.choices import leads, replies
from engines.euchre.double_dummy.counting import distribution
from engines.euchre.double_dummy.filling import table
from engines.euchre.double_dummy.open_hands import tricks

__all__ = ["distribution", "leads", "replies", "table", "tricks"]
