"""What the solved auction says of hands, many at once: sets of cards in, calls out.

The upcard is any card of the 24, turned up and not in the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engines.cards import Card, Suit
from engines.euchre.auction import solved
from engines.euchre.auction.classes import numbering, suits_beside
from engines.euchre.auction.packing import (
    MAKES,
    NAMES,
    calls_by_number,
    suits_by_number,
    unpacked,
)
from engines.euchre.double_dummy.positions import bit, suit_sets, suits

_SUITS: Final = 4


def makes_upcard_trump(hands: Sequence[int], upcard: Card, *, is_dealer: bool) -> list[bool]:
    """Whether each hand, as dealt, orders the upcard up, or as the dealer accepts it."""
    calls, makes = _calls(), MAKES[is_dealer]
    return [calls[number] & makes != 0 for number in numbering(upcard).of(hands)]


def names(hands: Sequence[int], upcard: Card, *, is_dealer: bool) -> list[Suit | None]:
    """The suit each hand names in the second round; None for a pass."""
    calls, shift = _calls(), NAMES[is_dealer]
    _, *others = suits_beside(_suit(upcard))
    suit_of = (None, *others)
    return [suit_of[calls[number] >> shift & 3] for number in numbering(upcard).of(hands)]


def after_laying_away(hands: Sequence[int], upcard: Card, *, ordered_up: bool) -> list[int]:
    """What each hand of a dealer becomes when he takes the upcard up and lays a card away.

    ordered_up: whether the other player made the upcard's suit trump, not the dealer.
    """
    trump, taken = _suit(upcard), bit(upcard)
    laid_away = _laid_away(ordered_up)
    lowest = [_Lowest(trump, suit) for suit in range(_SUITS)]
    sets = suit_sets(trump)
    kept = []
    for hand, number in zip(hands, numbering(upcard).of(hands), strict=True):
        suit = laid_away[number]
        kept.append((hand | taken) & ~lowest[suit][hand & sets[suit]])
    return kept


class _Lowest(dict[int, int]):
    """The lowest card of each set of cards of one suit."""

    def __init__(self, trump: Suit, suit: int) -> None:
        super().__init__()
        self._upwards = tuple(reversed(suits(trump)[suit]))

    def __missing__(self, cards: int) -> int:
        found = self[cards] = next(card for card in self._upwards if card & cards)
        return found


def _suit(upcard: Card) -> Suit:
    assert upcard.suit is not None
    return upcard.suit


@cache
def _calls() -> bytes:
    return calls_by_number(unpacked(solved.CALLS))


@cache
def _laid_away(ordered_up: bool) -> bytes:
    column = solved.LAID_AWAY_ORDERED_UP if ordered_up else solved.LAID_AWAY_ACCEPTING
    return suits_by_number(unpacked(column))
