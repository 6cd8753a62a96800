"""Deals as they are written, and their numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.beggar import (
    NUMBER_OF_DEALS,
    RECORDS,
    deal_from_index,
    deal_index,
    format_deal,
    parse_deal,
)
from engines.cards import Card
from engines.errors import BadDeal

hands_by_kind = st.lists(st.text("-JQKA"), min_size=2, max_size=4).filter(any)


@given(hands_by_kind)
def test_a_written_deal_is_read_again(hands: list[str]) -> None:
    assert parse_deal(format_deal(hands)) == tuple(hands)


def test_real_cards_are_written_by_kind() -> None:
    hands = [[Card.parse("TS"), Card.parse("AH")], [Card.parse("JC")]]
    assert format_deal(hands) == "-A/J"


def test_italian_digits_small_letters_and_spaces_are_understood() -> None:
    assert parse_deal("0123/ kq a\n") == ("-JQK", "KQA")


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("", "2 to 4 hands, parted by /, and this has 1"),
        ("-/-/-/-/-", "and this has 5"),
        ("//", "no card"),
        ("--/-J4", "Card 3 of hand 2 is '4': write - for a plain card"),
        ("♠/-", "Card 1 of hand 1 is '♠'"),
    ],
)
def test_what_is_no_deal_is_refused_with_what_is_wrong_and_where(deal: str, sentence: str) -> None:
    with pytest.raises(BadDeal, match=sentence):
        parse_deal(deal)


def test_the_first_deal_has_the_aces_on_top_and_the_last_the_plain_cards() -> None:
    first, last = deal_from_index(0), deal_from_index(NUMBER_OF_DEALS - 1)
    assert first == "AAAAKKKKQQQQJJJJ----------/--------------------------"
    assert last == "--------------------------/----------JJJJQQQQKKKKAAAA"
    assert (deal_index(first), deal_index(last)) == (0, 653534134886878244999)


@given(st.integers(0, NUMBER_OF_DEALS - 1))
def test_every_number_is_a_deal_and_every_deal_has_its_number(index: int) -> None:
    assert deal_index(deal_from_index(index)) == index


@given(st.integers(0, NUMBER_OF_DEALS - 2))
def test_deals_are_numbered_in_the_order_ace_king_queen_jack_plain(index: int) -> None:
    one, following = deal_from_index(index), deal_from_index(index + 1)
    assert in_order(one) < in_order(following)


def in_order(deal: str) -> list[int]:
    return ["AKQJ-/".index(sign) for sign in deal]


@pytest.mark.parametrize("index", [-1, NUMBER_OF_DEALS, 7.0, True])
def test_a_number_that_no_deal_has_is_refused(index: int) -> None:
    with pytest.raises(BadDeal, match="numbered from 0 to 653534134886878244999"):
        deal_from_index(index)


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("--J-/K-J-", "two hands of 26 cards .* has 4 and 4"),
        (f"{'-' * 26}/{'-' * 25}", "has 26 and 25"),
        (f"{'-' * 26}/{'-' * 26}", "4 cards of kind A, and this has 0"),
        (f"{'-' * 18}/{'-' * 17}/{'-' * 17}", "has 18 and 17 and 17"),
    ],
)
def test_a_deal_that_has_no_number_is_refused(deal: str, sentence: str) -> None:
    with pytest.raises(BadDeal, match=sentence):
        deal_index(deal)


def test_records_are_numbered_without_a_repeat() -> None:
    assert len({deal_index(record.deal) for record in RECORDS}) == len(RECORDS)
