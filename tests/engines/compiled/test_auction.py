"""What the auction is solved with: how every deal ends, found by sums and look-ups."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numba", reason="the auction is solved with the extra [lab]")

import numpy as np

from engines.cards import Card, Suit
from engines.compiled.auction import deals
from engines.compiled.auction.positions import CARDS, positions
from engines.compiled.compiling import Count, Counts
from engines.euchre import double_dummy
from engines.euchre.auction.classes import RANKS, suits_beside
from engines.euchre.double_dummy.positions import bits, key

SUITS = suits_beside(Suit.HEARTS)
PACK = [Card(suit, rank) for suit in SUITS for rank in RANKS]


def told(hand: int) -> int:
    """A hand of the solver as a set of cards, hearts turned up."""
    return bits(PACK[card] for card in range(CARDS) if hand >> card & 1)


def beside(hand: int, upcard: int) -> tuple[Counts, Counts]:
    """The hands beside one and an upcard: their numbers and sets."""
    number, sets = np.empty(deals.BESIDE, np.int64), np.empty(deals.BESIDE, np.int64)
    halves = np.empty((deals.BESIDE, 2), np.int64)
    deals.others(Count(hand), Count(upcard), positions().digits, number, sets, halves)
    return number, sets


def drawn(seed: int) -> tuple[int, int]:
    upcard, *cards = random.Random(seed).sample(range(CARDS), 6)
    return sum(1 << card for card in cards), upcard


def test_the_other_may_hold_any_five_of_the_unseen_cards() -> None:
    hand, _ = drawn(1)
    upcard = next(card for card in range(6) if not hand >> card & 1)
    number, sets = beside(hand, upcard)
    assert len(set(sets.tolist())) == deals.BESIDE == 8_568
    assert all(other.bit_count() == 5 for other in sets.tolist())
    assert not (sets & (hand | 1 << upcard)).any()
    assert number.tolist() == deals.numbers(sets, upcard).tolist()
    assert number.min() >= 0 and number.max() < deals.HANDS


def test_every_deal_ends_as_double_dummy_says() -> None:
    hand, _ = drawn(2)
    upcard = next(card for card in range(6) if not hand >> card & 1)
    number, sets = beside(hand, upcard)
    lowest = deals.lowest(sets)
    cards = np.zeros((deals.HANDS, 2), np.int64)
    cards[number, deals.ORDERED] = lowest.max(axis=1)
    cards[number, deals.ACCEPTED] = np.where(lowest >= 0, lowest, CARDS).min(axis=1)
    leaves = np.zeros((1, deals.BESIDE), np.uint16)
    deals.fill_leaves(Count(upcard), np.array([hand]), cards, positions(), leaves)

    tricks = double_dummy.table()
    for place in random.Random(3).sample(range(deals.BESIDE), 300):
        other, leaf = int(sets[place]), int(leaves[0, place])
        kept = [other & ~(1 << int(card)) | 1 << upcard for card in cards[number[place]]]
        dealt = [(SUITS[0], kept[0]), (SUITS[0], kept[1]), *((suit, other) for suit in SUITS[1:])]
        for way, (trump, dealer) in enumerate(dealt):
            taken = tricks[key(trump, told(hand), told(dealer))]
            assert leaf >> 2 * way & 3 == deals.ENDS[taken]
