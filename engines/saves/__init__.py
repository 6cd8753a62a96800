"""Saved games: the file format, the recorder, the loader that checks, the timeline for replay.

The one room of the engines that touches the disk.
"""

from engines.errors import BadSave
from engines.saves.beggar import BEGGAR, SavedBeggar, loop
from engines.saves.euchre import EUCHRE, SavedEuchre
from engines.saves.games import TITLES, AnyGame, AnySavedGame
from engines.saves.lines import FORMAT, SUFFIX, VERSION, Entry, Header, Seat
from engines.saves.loader import load
from engines.saves.recorder import Recorder
from engines.saves.saved import SavedGame
from engines.saves.savefile import SaveInUse, in_use
from engines.saves.text import NAME_LENGTH, clean
from engines.saves.timeline import Mark, Timeline

__all__ = [
    "BEGGAR",
    "EUCHRE",
    "FORMAT",
    "NAME_LENGTH",
    "SUFFIX",
    "TITLES",
    "VERSION",
    "AnyGame",
    "AnySavedGame",
    "BadSave",
    "Entry",
    "Header",
    "Mark",
    "Recorder",
    "SaveInUse",
    "SavedBeggar",
    "SavedEuchre",
    "SavedGame",
    "Seat",
    "Timeline",
    "clean",
    "in_use",
    "load",
    "loop",
]
