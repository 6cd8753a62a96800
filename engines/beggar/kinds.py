"""The five kinds of card: all that matters about a card in this game."""

from __future__ import annotations

from collections.abc import Iterable

from engines.cards import Card

KINDS = "-JQKA"
"""Plain card, jack, queen, king, ace; a kind's place is also what it demands."""

PLAIN = KINDS[0]

_BY_RANK = tuple("-----------JQKA-")
"""A kind for each value of `Rank`."""

_DEMANDS = tuple(map(KINDS.index, _BY_RANK))


def kind(card: Card) -> str:
    """The kind of a card: "J", "Q", "K" or "A", or "-" for a plain one."""
    return _BY_RANK[card.rank]


def kinds(cards: Iterable[Card | None]) -> str:
    """The kinds of some cards, one character a card that can be seen."""
    return "".join([_BY_RANK[card.rank] for card in cards if card is not None])


def demand(card: Card) -> int:
    """How many cards a card asks of the next player: jack 1, queen 2, king 3, ace 4, plain 0."""
    return _DEMANDS[card.rank]
