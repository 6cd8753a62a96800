"""The games that can be saved: a new one is added here, and nowhere else in this room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engines import beggar, euchre
from engines.saves.beggar import BEGGAR, SavedBeggar
from engines.saves.description import Dictation
from engines.saves.euchre import EUCHRE, SavedEuchre
from engines.saves.sheet import Sheet

AnyGame: TypeAlias = beggar.Game | euchre.Game
AnySavedGame: TypeAlias = SavedBeggar | SavedEuchre
"""A saved game of any kind; `match` tells which."""

TITLES = {description.name: description.title for description in (BEGGAR, EUCHRE)}
"""The games by their name in a header, as they are called in a sentence."""

READERS: dict[str, Callable[[Sheet], AnySavedGame]] = {
    BEGGAR.name: lambda sheet: SavedBeggar.read(BEGGAR, sheet),
    EUCHRE.name: lambda sheet: SavedEuchre.read(EUCHRE, sheet),
}
"""What reads a game of each name."""


def dictation(game: AnyGame) -> Dictation:
    """A game that is being played, as a recorder hears it."""
    match game:
        case beggar.Game():
            return BEGGAR.dictation(game)
        case euchre.Game():
            return EUCHRE.dictation(game)
