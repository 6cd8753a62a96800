"""The classes of a hand beside an upcard, before trump is made."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cards import Card, Suit, pack
from engines.euchre.auction.classes import HALF, RANKS, exchanged, hands, numbering, suits_beside
from engines.euchre.double_dummy.positions import bits
from tests.engines.euchre.matches import cards, seeds

upcards = st.sampled_from(pack("24"))


def test_there_are_105798_classes() -> None:
    assert sum(1 for rank in range(len(RANKS)) for _ in hands(rank)) == 105_798


def test_every_hand_beside_an_upcard_has_a_number_of_its_own() -> None:
    (upcard,) = cards("KD")
    rest = [card for card in pack("24") if card != upcard]
    numbers = numbering(upcard).of([bits(hand) for hand in combinations(rest, 5)])
    assert len(set(numbers)) == len(numbers) == 33_649
    first = RANKS.index(upcard.rank) * 17_633
    assert {number // 2 for number in numbers} == set(range(first, first + 17_633))


def turned(card: Card, suits: Mapping[Suit, Suit]) -> Card:
    assert card.suit is not None
    return Card(suits[card.suit], card.rank)


@given(upcards, seeds)
def test_exchanging_the_cross_suits_leaves_the_class_as_it_is(upcard: Card, seed: int) -> None:
    assert upcard.suit is not None
    rest = [card for card in pack("24") if card != upcard]
    hand = random.Random(seed).sample(rest, 5)
    own, mate, left, right = suits_beside(upcard.suit)
    other = [turned(card, {own: own, mate: mate, left: right, right: left}) for card in hand]
    one, two = numbering(upcard).of([bits(hand), bits(other)])
    assert one // 2 == two // 2
    assert (one == two) == (set(hand) == set(other))


@given(st.sampled_from(list(Suit)), st.sampled_from(list(Suit)), seeds)
def test_a_class_is_the_same_whatever_suit_is_turned_up(one: Suit, two: Suit, seed: int) -> None:
    upcard = Card(one, RANKS[seed % len(RANKS)])
    rest = [card for card in pack("24") if card != upcard]
    hand = random.Random(seed).sample(rest, 5)
    suits = dict(zip(suits_beside(one), suits_beside(two), strict=True))
    other = [turned(card, suits) for card in hand]
    there = numbering(turned(upcard, suits))
    assert numbering(upcard).of([bits(hand)]) == there.of([bits(other)])


@pytest.mark.parametrize("rank", [0, 2, 5])
def test_the_numbers_follow_the_order_of_the_classes(rank: int) -> None:
    upcard = Card(Suit.CLUBS, RANKS[rank])
    suits = suits_beside(Suit.CLUBS)
    every = [Card(suit, rank_) for suit in suits for rank_ in RANKS]
    told = list(hands(rank))[::1000]
    sets = [bits(card for place, card in enumerate(every) if hand >> place & 1) for hand in told]
    first = 2 * 17_633 * rank
    assert numbering(upcard).of(sets) == [first + 2 * 1000 * nth for nth in range(len(told))]
    assert all(exchanged(exchanged(hand >> HALF)) == hand >> HALF for hand in told)
