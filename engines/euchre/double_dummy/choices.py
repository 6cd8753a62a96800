"""What each card is worth in a position: a card led, and a card played to it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from engines.euchre.double_dummy.filling import table, values_of_leads
from engines.euchre.double_dummy.positions import (
    EMPTY,
    SUITS,
    key_of,
    patterns_of,
    places,
    turned,
    without,
)

Values: TypeAlias = tuple[tuple[int, ...], ...]
"""A number for each card of a hand: by suit as in a position, and in it from the highest down."""

_KEPT: Final = 1 << 15


@lru_cache(_KEPT)
def leads(position: int) -> Values:
    """The tricks the player on lead takes by leading each of his cards."""
    patterns = patterns_of(position)
    cards = sum(map(_cards, patterns)) // 2
    return tuple(map(tuple, values_of_leads(table(), patterns, cards)))


@lru_cache(_KEPT)
def replies(position: int, led: int, nth: int) -> Values:
    """The tricks the *leader* takes when each card the other may play is played to a lead.

    led, nth: the card led, by its suit and by how many of the leader's cards are above it there.
    Suits the other may not play have no values.
    """
    patterns = patterns_of(position)
    lead = places(patterns[led], 1)[nth]
    follows = led in _suits_of_other(patterns)
    return tuple(
        tuple(
            _after_trick(patterns, (led, lead), (suit, at))
            for at in (places(found, 0) if suit == led or not follows else ())
        )
        for suit, found in enumerate(patterns)
    )


def _suits_of_other(patterns: tuple[int, ...]) -> set[int]:
    return {suit for suit in SUITS if turned(patterns[suit]) != EMPTY << _cards(patterns[suit])}


def _cards(found: int) -> int:
    return found.bit_length() - 1


def _after_trick(patterns: tuple[int, ...], lead: tuple[int, int], reply: tuple[int, int]) -> int:
    """The tricks the leader takes from the trick of two cards, each a suit and a place, on."""
    rest = list(patterns)
    for suit, at in sorted((lead, reply), reverse=True):
        rest[suit] = without(rest[suit], at)
    if not _taken_by_reply(lead, reply):
        return 1 + table()[key_of(rest)]
    return sum(map(_cards, rest)) // 2 - table()[key_of(map(turned, rest))]


def _taken_by_reply(lead: tuple[int, int], reply: tuple[int, int]) -> bool:
    (led, height), (suit, other_height) = lead, reply
    return other_height > height if suit == led else suit == 0
