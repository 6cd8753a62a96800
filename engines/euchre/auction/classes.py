"""The classes of a hand beside an upcard: all that may make a difference before trump is made.

With 24 cards there are four suits to a player: the upcard's, its mate, and the two cross suits, of
the other colour. These are alike, so a hand and the same hand with the cross suits exchanged are
one class. There are 17,633 beside each of the six ranks of upcards: 105,798.

Hands are told here in two halves of twelve cards, the upcard's suit and its mate (*near*) and the
cross suits (*far*), the nine of the first suit lowest and the ace of the second highest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.cards import Card, Rank, Suit
from engines.euchre.double_dummy.positions import bit
from engines.euchre.rules import HAND_SIZE

RANKS: Final = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
"""The ranks of each suit, upwards."""

HALF: Final = 2 * len(RANKS)
"""Cards of two suits."""

_SUIT: Final = (1 << len(RANKS)) - 1


def hands(rank: int) -> Iterator[int]:
    """One hand of each class beside the upcard of a rank (its place in `RANKS`), in their order.

    A hand is a set of 24 cards: the near half in the low bits.
    """
    by_size: list[list[int]] = [[] for _ in range(HAND_SIZE + 1)]
    for far in _ordered_far():
        by_size[far.bit_count()].append(far)
    for near in _near(rank):
        for far in by_size[HAND_SIZE - near.bit_count()]:
            yield near | far << HALF


def exchanged(far: int) -> int:
    """The far half with its suits exchanged."""
    return far >> len(RANKS) | (far & _SUIT) << len(RANKS)


def suits_beside(upcard: Suit) -> tuple[Suit, ...]:
    """The upcard's suit, its mate, and the cross suits in order."""
    return upcard, upcard.mate, *(suit for suit in Suit if suit not in (upcard, upcard.mate))


@dataclass(frozen=True, slots=True)
class Numbering:
    """The numbers of hands, as sets of cards, beside one upcard.

    A number is twice that of the class, and one more if the hand has the cross suits the other way
    round than that of `hands`. It is the sum of what the two halves of a hand stand for.
    """

    near_cards: int
    far_cards: int
    near: Mapping[int, int]
    far: Mapping[int, int]

    def of(self, hand_sets: Sequence[int]) -> list[int]:
        """The number of each hand of five."""
        near, far, near_cards, far_cards = self.near, self.far, self.near_cards, self.far_cards
        return [near[hand & near_cards] + far[hand & far_cards] for hand in hand_sets]


@cache
def numbering(upcard: Card) -> Numbering:
    """The numbers of hands beside a card of the 24 turned up."""
    assert upcard.suit is not None
    suits = suits_beside(upcard.suit)
    cards = [bit(Card(suit, rank)) for suit in suits for rank in RANKS]
    low, high = cards[:HALF], cards[HALF:]
    rank = RANKS.index(upcard.rank)
    return Numbering(
        sum(low),
        sum(high),
        {_set_of(low, near): 2 * start for near, start in _starts(rank).items()},
        {_set_of(high, far): place for far, place in _places().items()},
    )


def _set_of(cards: Sequence[int], half: int) -> int:
    return sum(card for place, card in enumerate(cards) if half >> place & 1)


def _near(rank: int) -> Iterator[int]:
    """The near halves without the upcard."""
    for near in range(1 << HALF):
        if not near >> rank & 1 and near.bit_count() <= HAND_SIZE:
            yield near


def _ordered_far() -> Iterator[int]:
    """One of the far halves with their suits either way round."""
    for far in range(1 << HALF):
        if far >= exchanged(far) and far.bit_count() <= HAND_SIZE:
            yield far


@cache
def _starts(rank: int) -> Mapping[int, int]:
    """The number of the first class with each near half."""
    alike = [0] * (HAND_SIZE + 1)
    for far in _ordered_far():
        alike[far.bit_count()] += 1
    of_a_rank = sum(alike[HAND_SIZE - near.bit_count()] for near in _near(rank))
    starts, start = {}, rank * of_a_rank
    for near in _near(rank):
        starts[near] = start
        start += alike[HAND_SIZE - near.bit_count()]
    return starts


@cache
def _places() -> Mapping[int, int]:
    """Twice the place of each far half among those of its size; one more if it is exchanged."""
    places: dict[int, int] = {}
    seen = [0] * (HAND_SIZE + 1)
    for far in _ordered_far():
        size = far.bit_count()
        places[exchanged(far)] = 2 * seen[size] + 1
        places[far] = 2 * seen[size]
        seen[size] += 1
    return places
