"""The lab: deals played out without events, fast, for counting and searching."""

from engines.beggar.lab.lots import Lot, RandomDeals, TwentyCards, play_lot
from engines.beggar.lab.playing_out import play_out
from engines.beggar.lab.shuffling import dealt
from engines.beggar.lab.tally import Find, Lengths, Tally, best_of

__all__ = [
    "Find",
    "Lengths",
    "Lot",
    "RandomDeals",
    "Tally",
    "TwentyCards",
    "best_of",
    "dealt",
    "play_lot",
    "play_out",
]
