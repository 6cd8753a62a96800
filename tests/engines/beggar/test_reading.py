"""Deals are read however people write them; of a bad one it is said what is wrong, and where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.beggar import Misread, deal_index, parse_deal, read_deal, record, write_deal
from engines.cards import Card, pack
from engines.errors import BadDeal

LONGEST = record("nessler-2022").deal


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))


@pytest.mark.parametrize(
    "written",
    [
        LONGEST,
        f"  {LONGEST.lower()}\n",
        LONGEST.replace("-", "–"),
        LONGEST.replace("-", "·"),
        LONGEST.replace("/", "\n"),
        LONGEST.replace("/", " /\n "),
        str(deal_index(LONGEST)),
        f"{deal_index(LONGEST):,}",
    ],
)
def test_a_deal_in_kinds_or_by_its_number(written: str) -> None:
    assert read_deal(written) == parse_deal(LONGEST)


def test_italian_deals() -> None:
    assert read_deal("0123/10") == ("-JQK", "J-")


@pytest.mark.parametrize(
    "written", ["QS 10H/KD", "qs,th / kd", "QSTH/KD", "Q♠ 10♥/K♦", "QS 10H\nKD"]
)
def test_a_deal_in_real_cards(written: str) -> None:
    assert read_deal(written) == (cards("QS TH"), cards("KD"))


@pytest.mark.parametrize(
    ("written", "sentence", "place"),
    [
        ("", "There is no deal yet", 0),
        ("--J", "2 to 4 hands, parted by /, and this has 1", 3),
        ("-/-/-/-/-", "and this has 5", 8),
        (" / ", "There is no card in this deal", 2),
        ("--/-J4-", "Card 3 of hand 2 is '4': write - for a plain card", 5),
        ("-- -/\n-?", "Card 2 of hand 2 is '\\?'", 7),
        ("QS KD/7", "Card 1 of hand 2 is '7': write a rank and a suit", 6),
        ("QS/KD QS", "queen of spades is there twice: card 1 of hand 1 and card 2 of hand 2", 6),
        ("XX/KD", "Card 1 of hand 1 is 'X'", 0),
        ("0" * 40, "If this is an Italian deal, write /", 0),
        ("-" * 200 + "/" + "-" * 200, "more than 208 cards", 0),
    ],
)
def test_what_is_wrong_is_said_and_where(written: str, sentence: str, place: int) -> None:
    with pytest.raises(Misread, match=sentence) as refused:
        read_deal(written)
    assert refused.value.place == place


def test_a_number_of_no_deal() -> None:
    with pytest.raises(BadDeal, match="Deals are numbered from 0"):
        read_deal("999999999999999999999")


@given(st.text("-–JQKAjqka0123456789/ \n,.TSHDCXX♠♥10", max_size=80))
def test_any_text_is_read_or_refused_at_a_place_in_it(text: str) -> None:
    try:
        hands = read_deal(text)
    except Misread as refused:
        assert 0 <= refused.place <= len(text)
    except BadDeal:
        assert text.strip()[0].isdigit()
    else:
        assert read_deal(write_deal(hands)) == hands


@given(st.permutations(pack("52")), st.integers(1, 51))
def test_what_is_written_is_read_again(order: list[Card], cut: int) -> None:
    hands = (tuple(order[:cut]), tuple(order[cut:]))
    assert read_deal(write_deal(hands)) == hands
