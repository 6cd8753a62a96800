"""What a book of rules is made of."""

from __future__ import annotations

from dataclasses import dataclass

from app.narration.lines import Piece
from engines.cards import Card, Suit

_SUITS = {suit.letter: suit for suit in Suit}


def written(text: str) -> tuple[Piece, ...]:
    """A text in which {JH} stands for that card and {H} for that suit."""
    pieces: list[Piece] = []
    for place, part in enumerate(text.replace("}", "{").split("{")):
        if place % 2:
            pieces.append(_SUITS.get(part) or Card.parse(part))
        elif part:
            pieces.append(part)
    return tuple(pieces)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences, as `written` reads them; a `term` they explain stands before them."""

    text: str
    term: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A row of cards, each by its code, with a word below it."""

    cards: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A case: a card to look at, what happens around it, and what follows from it."""

    card: str
    tells: tuple[str, ...]
    so: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What can be chosen at a table, and what each choice comes to.

    says: what it is about. outcomes: the choices, each with what comes of it.
    """

    name: str
    says: str
    outcomes: tuple[tuple[str, str], ...] = ()
    example: Example | None = None


Block = Paragraph | Figure | Explanation


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a book under a title."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game."""

    title: str
    chapters: tuple[Chapter, ...]
