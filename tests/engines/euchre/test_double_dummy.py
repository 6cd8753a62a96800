"""How a hand ends with open cards: by known counts, and by a search that knows only the rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cards import Card, Suit, pack
from engines.errors import BadDeal
from engines.euchre import double_dummy, ranking
from engines.euchre.double_dummy.filling import canonical
from engines.euchre.double_dummy.positions import bits, cards_of, key, key_of
from engines.euchre.rules import EuchrePack
from tests.engines.euchre.matches import cards, seeds
from tests.engines.euchre.open_play import legal, played, searched

TRUMPS, MATE, OTHER = 7, 5, 6
packs = st.sampled_from(("24", "25", "32"))
trumps = st.sampled_from(list(Suit))


def dealt(pack_name: EuchrePack, size: int, seed: int) -> tuple[list[Card], list[Card]]:
    """Two hands of a size, out of a pack."""
    drawn = random.Random(seed).sample(pack(pack_name), 2 * size)
    return drawn[:size], drawn[size:]


def unseen(*seen: str) -> list[Card]:
    """The cards of the pack of 24 but those."""
    return [card for card in pack("24") if card not in cards(" ".join(seen))]


def test_there_are_17_131_positions_with_cards() -> None:
    assert [len(list(canonical(size))) for size in range(6)] == [1, 7, 56, 384, 2420, 14264]
    assert sum((7, 56, 384, 2420, 14264)) == 17_131


def test_all_494_236_512_pairs_of_hands_fall_on_the_known_numbers_of_tricks() -> None:
    table, pairs = double_dummy.table(), Counter[int]()
    for trump, *plain in canonical(5):
        for order in set(permutations(plain)):
            lengths = (pattern.bit_length() - 1 for pattern in (trump, *order))
            ways = prod(map(comb, (TRUMPS, MATE, OTHER, OTHER), lengths))
            pairs[table[key_of((trump, *order))]] += ways
    assert pairs.total() == comb(24, 5) * comb(19, 5) == 494_236_512
    assert [pairs[tricks] for tricks in range(6)] == [
        40_628_681,
        81_187_049,
        96_667_567,
        114_472_617,
        112_076_671,
        49_203_927,
    ]


@pytest.mark.parametrize(
    ("hand", "turned_down", "trump", "leading", "following"),
    [
        (
            "JH JD AH KS 9C",
            "9S",
            Suit.HEARTS,
            (0, 0, 0, 1896, 5888, 784),
            (0, 0, 0, 2108, 5776, 684),
        ),
        (
            "AC KC AD KD AH",
            "9S",
            Suit.CLUBS,
            (31, 179, 408, 1690, 1970, 4290),
            (35, 287, 858, 1612, 2092, 3684),
        ),
        (
            "JS JC 9S TC QH",
            "AD",
            Suit.SPADES,
            (0, 0, 29, 2665, 4740, 1134),
            (0, 0, 29, 2705, 4700, 1134),
        ),
    ],
)
def test_a_hand_against_all_8_568_others_takes_the_known_tricks(
    hand: str,
    turned_down: str,
    trump: Suit,
    leading: tuple[int, ...],
    following: tuple[int, ...],
) -> None:
    others = unseen(hand, turned_down)
    for leads, known in ((True, leading), (False, following)):
        assert double_dummy.distribution(cards(hand), others, trump, leads=leads) == known


PICKED_UP = "AH KC QC TD 9S"


@pytest.mark.parametrize(
    ("laid_away", "known"),
    [("9S", (0, 0, 1842, 2673, 3273, 780)), ("AH", (0, 2546, 3658, 2036, 323, 5))],
)
def test_the_dealer_takes_the_known_tricks_with_the_upcard(
    laid_away: str, known: tuple[int, ...]
) -> None:
    others = unseen(PICKED_UP, "JH")
    kept = set(cards(PICKED_UP + " JH")) - set(cards(laid_away))
    assert double_dummy.distribution(kept, others, Suit.HEARTS, leads=False) == known


def test_the_best_discard_in_each_world_takes_the_known_tricks() -> None:
    others, six = unseen(PICKED_UP, "JH"), cards(PICKED_UP + " JH")
    table, counts = double_dummy.table(), Counter[int]()
    kept = [bits(six) - bits([away]) for away in six]
    for held in map(bits, combinations(others, 5)):
        counts[max(5 - table[key(Suit.HEARTS, held, mine)] for mine in kept)] += 1
    assert [counts[tricks] for tricks in range(6)] == [0, 0, 1786, 2614, 3197, 971]


@given(packs, trumps, st.integers(0, 4), seeds)
def test_the_table_agrees_with_a_search(
    pack_name: EuchrePack, trump: Suit, size: int, seed: int
) -> None:
    hands = dealt(pack_name, size, seed)
    for leader in (0, 1):
        assert double_dummy.tricks(hands, trump, leader) == searched(hands, trump, leader)


@given(packs, trumps, st.integers(1, 4), seeds)
def test_each_lead_and_each_reply_is_worth_what_a_search_says(
    pack_name: EuchrePack, trump: Suit, size: int, seed: int
) -> None:
    hands = dealt(pack_name, size, seed)
    mine, theirs = (ranking.in_order(hand, trump) for hand in hands)
    position = key(trump, bits(mine), bits(theirs))
    leads = double_dummy.leads(position)
    for lead in mine:
        suit, nth = place(lead, mine, trump)
        replies = double_dummy.replies(position, suit, nth)
        allowed = legal(lead, theirs, trump)
        worth = {reply: played(lead, reply, (mine, theirs), trump) for reply in allowed}
        assert leads[suit][nth] == min(worth.values())
        for reply in allowed:
            other, at = place(reply, theirs, trump)
            assert replies[other][at] == worth[reply]
        assert sum(map(len, replies)) == len(allowed)


def place(card: Card, hand: tuple[Card, ...], trump: Suit) -> tuple[int, int]:
    """The suit of a card in a position, and how many cards of the hand are above it there."""
    others = [suit for suit in Suit if suit not in (trump, trump.mate)]
    suit = ranking.suit_of(card, trump)
    assert suit is not None
    same = [other for other in hand if ranking.suit_of(other, trump) == suit]
    return [trump, trump.mate, *others].index(suit), same.index(card)


@given(packs, trumps, st.integers(1, 5), seeds)
def test_the_best_lead_is_worth_the_position(
    pack_name: EuchrePack, trump: Suit, size: int, seed: int
) -> None:
    mine, theirs = map(bits, dealt(pack_name, size, seed))
    position = key(trump, mine, theirs)
    best = max(max(values, default=0) for values in double_dummy.leads(position))
    assert best == double_dummy.table()[position]


@given(packs, trumps, seeds)
def test_a_distribution_is_what_counting_one_by_one_gives(
    pack_name: EuchrePack, trump: Suit, seed: int
) -> None:
    hand, rest = dealt(pack_name, 8, seed)
    hand, others = hand[:2], rest
    for leads in (True, False):
        counted = [0, 0, 0]
        for first, second in permutations(others, 2):
            led = double_dummy.tricks([hand, (first, second)], trump, 0 if leads else 1)
            counted[led if leads else 2 - led] += 1
        found = double_dummy.distribution(hand, others, trump, leads=leads)
        assert [2 * ways for ways in found] == counted


@pytest.mark.parametrize("hands", [("AH", "AH"), ("AH KH", "9C"), ("AH", "6C"), ("AH",)])
def test_hands_that_cannot_be_played_are_refused(hands: tuple[str, ...]) -> None:
    with pytest.raises(BadDeal):
        double_dummy.tricks(list(map(cards, hands)), Suit.HEARTS, 0)


@given(st.sets(st.sampled_from((*pack("32"), *pack("25"))), max_size=10))
def test_a_set_of_cards_gives_its_cards_back(held: set[Card]) -> None:
    assert set(cards_of(bits(held))) == held
