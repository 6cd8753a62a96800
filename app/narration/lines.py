"""A told line: words with cards and suits among them, to be drawn as chips or written out."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from app.narration.words import capital
from engines.cards import Card, Suit

Piece: TypeAlias = str | Card | Suit
"""A stretch of words, a card, or a suit."""

Role = Literal["heading", "subheading", "told", "taken", "asked", "sealed"]
"""What a line is for.

It opens a hand, or a trick, tells an event, says who gained, asks, or gives the seal of a pack or
what opens it: long rows of digits, for the eye alone.
"""


class Line(msgspec.Struct, frozen=True):
    """One line of the telling. Names in its words are plain text, never markup."""

    pieces: tuple[Piece, ...]
    role: Role = "told"


def plain(line: Line, signs: bool = True) -> str:
    """The line as text: cards and suits as signs ("K♠"), or as words ("the king of spades")."""
    if signs:
        return "".join(map(_sign, line.pieces))
    told = ""
    for piece in line.pieces:
        words = _words(piece)
        told += capital(words) if _opens_sentence(told, piece) else words
    return told


def _sign(piece: Piece) -> str:
    match piece:
        case Card():
            return piece.label
        case Suit():
            return piece.sign
        case _:
            return piece


def _words(piece: Piece) -> str:
    match piece:
        case Card():
            return f"the {piece.words}"
        case Suit():
            return piece.word
        case _:
            return piece


def _opens_sentence(told: str, piece: Piece) -> bool:
    return not isinstance(piece, str) and told.rstrip()[-1:] in ("", ".")
