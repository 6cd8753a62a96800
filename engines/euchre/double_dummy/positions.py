"""Positions of two equal hands, as whole numbers that can be added up suit by suit.

With all cards open, what matters of a suit is only who owns the live cards, in order of rank. A
*pattern* says it as a number: a leading 1, then a bit for each live card from the highest down, 1
for a card of the player on lead and 0 for one of the other; the empty suit is 1. A *key* is the
sum of the patterns of four suits, trumps first, each in its own place; the other three suits are
alike, so a position has one value in every order of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from engines.cards import JOKER, Card, Suit, pack
from engines.euchre.ranking import height, suit_of

SUITS: Final = range(4)
"""Places of the suits in a position: trumps, their mate, and the other two."""

_WIDTH: Final = 11
PLACE: Final = tuple(_WIDTH * suit for suit in SUITS)
"""How far the pattern of each suit is shifted in a key; a suit has ten live cards at most."""

_MASK: Final = (1 << _WIDTH) - 1

EMPTY: Final = 1
"""The pattern of a suit without live cards."""

_CARDS: Final = (JOKER, *sorted(pack("32"), key=lambda card: -card.rank))
_BITS: Final = {card: 1 << place for place, card in enumerate(_CARDS)}


def bit(card: Card) -> int:
    """The card as a set of one: a set of cards is a number with a bit for each."""
    return _BITS[card]


def bits(cards: Iterable[Card]) -> int:
    """A set of cards."""
    return sum(map(bit, set(cards)))


def cards_of(cards: int) -> tuple[Card, ...]:
    """The cards of a set, from the highest rank down."""
    return tuple(card for card in _CARDS if _BITS[card] & cards)


def singles(cards: int) -> Iterator[int]:
    """The cards of a set one by one, each as a set of one."""
    while cards:
        lowest = cards & -cards
        yield lowest
        cards ^= lowest


@cache
def suits(trump: Suit) -> tuple[tuple[int, ...], ...]:
    """The cards of each suit, high to low, once `trump` is made: trumps, their mate, the others."""
    others = (suit for suit in Suit if suit not in (trump, trump.mate))
    return tuple(
        tuple(
            _BITS[card]
            for card in sorted(_CARDS, key=lambda card: -height(card, trump))
            if suit_of(card, trump) == suit
        )
        for suit in (trump, trump.mate, *others)
    )


@cache
def suit_sets(trump: Suit) -> tuple[int, ...]:
    """The cards of each suit, as sets, in the order of `suits`."""
    return tuple(map(sum, suits(trump)))


def stand(card: int, trump: Suit, others: int) -> tuple[int, int]:
    """Where a card stands in a position: its suit, and how many of some cards are above it there.

    Counting one's own cards, that is its number among them; counting those of the other player, it
    says which run of equal cards it belongs to.
    """
    suit = next(place for place, cards in enumerate(suit_sets(trump)) if cards & card)
    order = suits(trump)[suit]
    return suit, sum(1 for other in order[: order.index(card)] if other & others)


def pattern(suit: Iterable[int], leader: int, other: int) -> int:
    """The pattern of a suit (cards high to low) whose live cards are in two sets."""
    found = EMPTY
    for card in suit:
        if leader & card:
            found = found << 1 | 1
        elif other & card:
            found <<= 1
    return found


def key(trump: Suit, leader: int, other: int) -> int:
    """The key of a position: the set of the player on lead, and that of the other."""
    return key_of(pattern(suit, leader, other) for suit in suits(trump))


def key_of(patterns: Iterable[int]) -> int:
    """The key of four patterns."""
    trumps, mate, third, fourth = patterns
    return trumps | mate << PLACE[1] | third << PLACE[2] | fourth << PLACE[3]


def patterns_of(position: int) -> tuple[int, ...]:
    """The four patterns of a key."""
    return tuple(position >> place & _MASK for place in PLACE)


def places(found: int, owner: int) -> tuple[int, ...]:
    """Where in a pattern the cards of an owner stand (1: on lead, 0: the other), high to low."""
    return tuple(at for at in range(found.bit_length() - 2, -1, -1) if found >> at & 1 == owner)


def without(found: int, at: int) -> int:
    """The pattern without the card at a place."""
    return found >> at + 1 << at | found & (1 << at) - 1


def turned(found: int) -> int:
    """The pattern as it is when the lead changes hands."""
    return found ^ (1 << found.bit_length() - 1) - 1
