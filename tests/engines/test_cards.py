"""Cards are small values: equal, ordered, hashable, written in two characters."""

import dataclasses
import itertools

import pytest

from engines.cards import JOKER, Card, Colour, PackName, Rank, Suit, pack
from engines.errors import BadCard


@pytest.mark.parametrize(("name", "size"), [("24", 24), ("25", 25), ("32", 32), ("52", 52)])
def test_each_pack_has_its_number_of_different_cards(name: PackName, size: int) -> None:
    assert len(pack(name)) == len(set(pack(name))) == size


def test_a_code_says_a_card_and_a_card_says_its_code() -> None:
    for card in (*pack("52"), JOKER):
        assert Card.parse(str(card)) == card
        assert Card.parse(str(card).lower()) is Card.parse(str(card))
    assert str(Card(Suit.SPADES, Rank.TEN)) == "TS"
    assert str(JOKER) == "XX"


@pytest.mark.parametrize("code", ["", "J", "1H", "10S", "JX", "XJ", "♠J", "JH ", "XXX"])
def test_what_is_no_card_is_refused_with_the_way_to_write_one(code: str) -> None:
    with pytest.raises(BadCard, match=r"is no card: write a rank .* as in JH or TS"):
        Card.parse(code)


def test_the_joker_has_no_suit_and_comes_last() -> None:
    assert JOKER.suit is None
    assert JOKER.rank is Rank.JOKER
    assert sorted(pack("25"))[-1] == JOKER
    with pytest.raises(BadCard):
        Card(Suit.HEARTS, Rank.JOKER)
    with pytest.raises(BadCard):
        Card(None, Rank.ACE)


def test_cards_are_ordered_by_suit_then_rank_and_never_change() -> None:
    assert list(pack("52")) == sorted(pack("52"))
    for lower, higher in itertools.pairwise(pack("52")):
        assert lower < higher
    with pytest.raises(dataclasses.FrozenInstanceError):
        Card.parse("JH").rank = Rank.ACE  # type: ignore[misc]


def test_suits_of_one_colour_are_mates() -> None:
    for suit in Suit:
        assert suit.mate is not suit
        assert suit.mate.mate is suit
        assert suit.mate.colour is suit.colour
    assert Suit.HEARTS.colour is Colour.RED


def test_a_card_reads_as_it_is_printed_and_as_it_is_said() -> None:
    assert Card.parse("TS").label == "10♠"
    assert Card.parse("TS").words == "ten of spades"
    assert (JOKER.label, JOKER.words) == ("★", "joker")
