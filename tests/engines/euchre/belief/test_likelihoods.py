"""The chances a belief is made of: of calls, of cards laid away, and of cards played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cards import Suit, pack
from engines.euchre import ranking
from engines.euchre.belief import urges
from engines.euchre.belief.laying_away import after_laying_away
from engines.euchre.belief.plays import of_lead, of_reply
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits, key
from engines.euchre.rules import EuchrePack
from tests.engines.euchre.matches import cards, seeds
from tests.engines.euchre.open_play import legal

packs = st.sampled_from(("24", "25", "32"))
trumps = st.sampled_from(list(Suit))


def dealt(pack_name: EuchrePack, *sizes: int, seed: int) -> list[int]:
    """Hands of some sizes out of a pack, as sets."""
    drawn = random.Random(seed).sample(pack(pack_name), sum(sizes))
    return [bits(drawn.pop() for _ in range(size)) for size in sizes]


@given(packs, trumps, seeds, st.booleans())
def test_many_positions_are_those_of_one_by_one(
    pack_name: EuchrePack, trump: Suit, seed: int, leads: bool
) -> None:
    mine, held, *hands = dealt(pack_name, 4, 2, 2, 2, 2, seed=seed)
    for hand, position in zip(hands, keys(trump, mine, hands, leads=leads, held=held), strict=True):
        his = hand | held
        assert position == (key(trump, mine, his) if leads else key(trump, his, mine))


@given(packs, seeds, st.booleans(), st.booleans())
def test_whatever_is_said_in_the_second_round_something_is(
    pack_name: EuchrePack, seed: int, is_dealer: bool, may_pass: bool
) -> None:
    hands = dealt(pack_name, 5, 5, 5, seed=seed)
    suits = tuple(Suit)[seed % 2 :]
    named, passes = urges.names(hands, suits, is_dealer=is_dealer, may_pass=may_pass)
    for chances in zip(passes, *named.values(), strict=True):
        assert sum(chances) == pytest.approx(1)
    assert all(chance > 0 for chance in passes) == may_pass


def test_the_more_a_hand_promises_the_likelier_it_calls() -> None:
    hands = [bits(cards(codes)) for codes in ("9C TC 9D QD TS", "9H TC 9D QD TS", "9H TH KH AD TS")]
    upcard = bits(cards("QH"))
    accepts = urges.makes_upcard_trump(hands, Suit.HEARTS, upcard, is_dealer=True)
    assert accepts == sorted(accepts)
    assert accepts[0] < 0.2
    assert accepts[2] > 0.8


@given(packs, trumps, seeds, st.booleans())
def test_who_takes_the_upcard_up_lays_one_card_away_and_no_trump_if_he_can(
    pack_name: EuchrePack, trump: Suit, seed: int, may_discard_upcard: bool
) -> None:
    rest = [card for card in pack(pack_name) if card.suit is not trump]
    upcard = next(card for card in pack(pack_name) if card.suit is trump)
    hand = random.Random(seed).sample(rest, 5)
    (kept,) = after_laying_away(
        [bits(hand)], bit(upcard), trump, may_discard_upcard=may_discard_upcard
    )
    six = {*hand, upcard}
    (away,) = [card for card in six if not bit(card) & kept]
    assert kept.bit_count() == 5
    if any(ranking.suit_of(card, trump) != trump for card in hand):
        assert ranking.suit_of(away, trump) != trump


@pytest.mark.parametrize(
    ("hand", "away", "may_discard_upcard"),
    [
        ("AC KC 9D TS QS", "9D", False),
        ("AC AD 9S TS QS", "9S", False),
        ("AH KH QH TH JD", "TH", False),
        ("AH KH QH TH JD", "9H", True),
    ],
)
def test_a_low_singleton_goes_first_and_of_trumps_alone_the_lowest(
    hand: str, away: str, may_discard_upcard: bool
) -> None:
    nine = bits(cards("9H"))
    kept = after_laying_away(
        [bits(cards(hand))], nine, Suit.HEARTS, may_discard_upcard=may_discard_upcard
    )
    assert kept == [bits(cards(hand)) + nine - bits(cards(away))]


@given(packs, trumps, st.integers(1, 4), seeds)
def test_one_of_his_cards_is_led_and_one_he_may_play_is_played(
    pack_name: EuchrePack, trump: Suit, size: int, seed: int
) -> None:
    drawn = random.Random(seed).sample(pack(pack_name), 2 * size)
    his, own = drawn[:size], drawn[size:]
    rest = {card: [bits(his) ^ bit(card)] for card in his}
    leads = [of_lead(bit(card), trump, bits(own), rest[card], bit(card))[0] for card in his]
    assert sum(leads) == pytest.approx(1)
    lead = own[0]
    replies = {
        card: of_reply(bit(card), bit(lead), trump, bits(own), rest[card], bit(card))[0]
        for card in his
    }
    assert sum(replies.values()) == pytest.approx(1)
    assert {card for card, chance in replies.items() if chance > 0} == set(legal(lead, his, trump))
