"""The lab: many deals played out, for counting and searching."""

from engines.beggar.lab.lots import Lot, RandomDeals, TwentyCards, play_lot
from engines.beggar.lab.shuffling import dealt
from engines.beggar.lab.tally import Find, Lengths, Tally, best_of
from engines.beggar.playing_out import play_out

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
