"""Every deal beside an upcard: who may hold what with whom, and how its tricks end.

The other's hands come in the order of `others`: the same for every loop here.
"""

from __future__ import annotations

from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engines.compiled.auction.positions import CARDS, JACK, PLAIN, SUIT, Positions
from engines.compiled.compiling import Count, Counts, Figures, compiled
from engines.euchre.auction.classes import HALF
from engines.euchre.rules import HAND_SIZE

Leaves: TypeAlias = NDArray[np.uint16]
"""For each hand of the non-dealer and each of the dealer's beside it, how the tricks end.

Two bits each (see `ENDS`), from the lowest: the upcard ordered up, accepted, and each of the other
suits named.
"""

BESIDE: Final = comb(CARDS - 1 - HAND_SIZE, HAND_SIZE)
"""The hands one player may hold beside an upcard and the other's: 8,568."""

HANDS: Final = comb(CARDS - 1, HAND_SIZE)
"""The hands a player may hold beside an upcard: 33,649."""

ORDERED, ACCEPTED = 0, 1
WAYS: Final = 5
ENDS: Final = (0, 1, 1, 2, 2, 3)
"""How tricks count, by those of the non-dealer: none, one or two, three or four, all five."""

_RANKS = (0, 1, 3, 4, 5)
_SUITS: Final = (
    (*_RANKS, SUIT + JACK, JACK),
    tuple(SUIT + rank for rank in _RANKS),
    tuple(range(HALF, HALF + SUIT)),
    tuple(range(HALF + SUIT, CARDS)),
)
_UNSEEN = CARDS - 1 - HAND_SIZE
_BELOW: Final = np.array([[comb(n, k) for k in range(HAND_SIZE + 1)] for n in range(CARDS)])
# Points of the non-dealer by his tricks, when he made trump and when the dealer did.
_MAKING = np.array([-2.0, -2.0, -2.0, 1.0, 1.0, 2.0])
_DEFENDING = np.array([-2.0, -1.0, -1.0, 2.0, 2.0, 2.0])
_ENDS = np.array(ENDS)


def numbers(hands: Counts, upcard: int) -> Counts:
    """The number of each hand among all beside an upcard, 0 to 33,648."""
    found, held = np.zeros_like(hands), np.zeros_like(hands)
    for place, card in enumerate(card for card in range(CARDS) if card != upcard):
        has = hands >> card & 1
        held += has
        found += has * _BELOW[place][held]
    return found


def lowest(hands: Counts) -> Counts:
    """The lowest card of each suit in each hand once the upcard's is trumps; none is -1.

    A higher one of the suit is never laid away.
    """
    found = np.full((len(hands), len(_SUITS)), -1)
    for suit, cards in enumerate(_SUITS):
        for card in reversed(cards):
            found[hands >> card & 1 == 1, suit] = card
    return found


@compiled
def others(
    hand: Count, upcard: Count, digits: Counts, number: Counts, sets: Counts, halves: Counts
) -> None:
    """Tell the 8,568 hands beside one and an upcard: their number, the set, and the two halves.

    halves: for each, the sums of the digits of its cards in the low half and in the high.
    """
    cards = np.empty(_UNSEEN, np.int64)
    places = np.empty((_UNSEEN, HAND_SIZE), np.int64)
    seen = 0
    for card in range(CARDS):
        if card != upcard and not (hand >> card) & 1:
            cards[seen] = card
            places[seen] = _BELOW[card - (card > upcard), 1:]
            seen += 1
    ones = np.int64(1) << cards
    low, high = 2 * digits[0][cards], 2 * digits[1][cards]
    at = 0
    # A card a loop, from the highest: what the upper cards add up to is carried inwards.
    for e in range(4, _UNSEEN):
        for d in range(3, e):
            for c in range(2, d):
                three = places[e, 4] + places[d, 3] + places[c, 2]
                three_set = ones[e] | ones[d] | ones[c]
                three_low = low[e] + low[d] + low[c]
                three_high = high[e] + high[d] + high[c]
                for b in range(1, c):
                    for a in range(b):
                        number[at] = three + places[b, 1] + places[a, 0]
                        sets[at] = three_set | ones[b] | ones[a]
                        halves[at, 0] = three_low + low[b] + low[a]
                        halves[at, 1] = three_high + high[b] + high[a]
                        at += 1


@compiled
def _halves(hand: Count, digits: Counts) -> tuple[Count, Count]:
    low = high = np.int64(0)
    for card in range(CARDS):
        if (hand >> card) & 1:
            low += digits[0, card]
            high += digits[1, card]
    return low, high


@compiled
def add_laying_away(
    upcard: Count,
    hands: Counts,
    weights: Figures,
    choices: Counts,
    positions: Positions,
    points: Figures,
) -> None:
    """Add up the non-dealer's points for each card the dealer may lay away from each hand.

    hands: some hands of the non-dealer; weights: how much each counts if he ordered the upcard up
    and if it was accepted, a row each. choices: by number of the dealer's hand, the cards he may
    lay away, one a suit. points: by number of the dealer's hand, suit and way.
    """
    first, _, plain, tricks, digits = positions
    number = np.empty(BESIDE, np.int64)
    sets = np.empty(BESIDE, np.int64)
    halves = np.empty((BESIDE, 2), np.int64)
    for nth in range(len(hands)):
        others(hands[nth], upcard, digits, number, sets, halves)
        low, high = _halves(hands[nth], digits)
        low += 2 * digits[0, upcard]
        ordered, accepted = weights[nth, ORDERED], weights[nth, ACCEPTED]
        for at in range(BESIDE):
            near, far = low + halves[at, 0], high + halves[at, 1]
            for suit in range(len(_SUITS)):
                card = choices[number[at], suit]
                if card >= 0:
                    left = first[near - 2 * digits[0, card]]
                    taken = tricks[left * PLAIN + plain[far - 2 * digits[1, card]]]
                    points[number[at], suit, ORDERED] += ordered * _MAKING[taken]
                    points[number[at], suit, ACCEPTED] += accepted * _DEFENDING[taken]


@compiled
def fill_leaves(
    upcard: Count,
    hands: Counts,
    laid_away: Counts,
    positions: Positions,
    leaves: Leaves,
) -> None:
    """Say how every deal ends.

    laid_away: by number of the dealer's hand, the card he lays away when the upcard was ordered up
    and when he accepts it.
    """
    first, second, plain, tricks, digits = positions
    number = np.empty(BESIDE, np.int64)
    sets = np.empty(BESIDE, np.int64)
    halves = np.empty((BESIDE, 2), np.int64)
    for nth in range(len(hands)):
        others(hands[nth], upcard, digits, number, sets, halves)
        low, high = _halves(hands[nth], digits)
        for at in range(BESIDE):
            near, far = low + halves[at, 0], high + halves[at, 1]
            taken_up = near + 2 * digits[0, upcard]
            found = 0
            for way in range(2):
                card = laid_away[number[at], way]
                left = first[taken_up - 2 * digits[0, card]] * PLAIN
                found |= _ENDS[tricks[left + plain[far - 2 * digits[1, card]]]] << 2 * way
            found |= _ENDS[tricks[second[near] * PLAIN + plain[far]]] << 4
            found |= _ENDS[tricks[first[far] * PLAIN + plain[near]]] << 6
            found |= _ENDS[tricks[second[far] * PLAIN + plain[near]]] << 8
            leaves[nth, at] = found
