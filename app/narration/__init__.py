"""Events as sentences: the one place where what happens is put into words.

The log of a table, plain watching and screen readers all tell a game with a `Narrator`.
"""

from app.narration.beggar import BeggarNarrator, Row
from app.narration.euchre import EuchreNarrator
from app.narration.lines import Line, Piece, Role, plain
from app.narration.narrator import Narrator, spoken_to
from app.narration.telling import told, told_game

__all__ = [
    "BeggarNarrator",
    "EuchreNarrator",
    "Line",
    "Narrator",
    "Piece",
    "Role",
    "Row",
    "plain",
    "spoken_to",
    "told",
    "told_game",
]
