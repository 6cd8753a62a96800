"""What a cell looks like, in the names of shades; a theme turns names into colours."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engines.cards import Suit

Shade = Literal[
    "ground",
    "panel",
    "raised",
    "line",
    "text",
    "muted",
    "faint",
    "brass",
    "onbrass",
    "other",
    "past",
    "future",
    "alarm",
    "coin-light",
    "coin-dark",
    "face",
    "edge",
    "clubs",
    "diamonds",
    "hearts",
    "spades",
    "black",
    "chosen-face",
    "chosen-frame",
    "dim-face",
    "dim-edge",
    "dim-ink",
    "back",
    "back-pattern",
    "back-edge",
]
"""The names a theme gives colours to."""

_SUIT_SHADES: dict[Suit, Shade] = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
}


def suit_shade(suit: Suit | None) -> Shade:
    """The shade in which a suit is printed on a card face; the joker, of no suit, is black."""
    return _SUIT_SHADES[suit] if suit else "black"


class Ink(NamedTuple):
    """How one cell is drawn. A `veiled` cell lies behind something, half way into the dark."""

    fg: Shade
    bg: Shade
    bold: bool = False
    italic: bool = False
    veiled: bool = False
