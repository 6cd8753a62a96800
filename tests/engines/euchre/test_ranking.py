"""Bowers, suits and which card takes which."""

from __future__ import annotations

import pytest

from engines.cards import JOKER, Card, Suit, pack
from engines.euchre.ranking import (
    beats,
    height,
    in_order,
    left_bower,
    right_bower,
    suit_of,
    taker,
)
from tests.engines.euchre.matches import cards

HEARTS = Suit.HEARTS


@pytest.mark.parametrize(
    ("trump", "trumps"),
    [
        (Suit.CLUBS, "XX JC JS AC KC QC TC 9C 8C 7C"),
        (Suit.DIAMONDS, "XX JD JH AD KD QD TD 9D 8D 7D"),
        (Suit.HEARTS, "XX JH JD AH KH QH TH 9H 8H 7H"),
        (Suit.SPADES, "XX JS JC AS KS QS TS 9S 8S 7S"),
    ],
)
def test_trumps_rank_best_right_left_then_ace_to_the_lowest(trump: Suit, trumps: str) -> None:
    everything = (*pack("32"), JOKER)
    belonging = [card for card in everything if suit_of(card, trump) is trump]
    assert sorted(belonging, key=lambda card: -height(card, trump)) == list(cards(trumps))


def test_the_left_bower_is_missing_from_its_own_suit_and_other_jacks_are_not() -> None:
    def suit(which: Suit) -> list[Card]:
        belonging = [card for card in pack("24") if suit_of(card, HEARTS) is which]
        return sorted(belonging, key=lambda card: -height(card, HEARTS))

    assert suit(Suit.DIAMONDS) == list(cards("AD KD QD TD 9D"))
    assert suit(Suit.SPADES) == list(cards("AS KS QS JS TS 9S"))
    assert suit(Suit.CLUBS) == list(cards("AC KC QC JC TC 9C"))


def test_the_bowers_are_the_jacks_of_the_trumps_and_of_their_mate() -> None:
    assert (right_bower(Suit.SPADES), left_bower(Suit.SPADES)) == cards("JS JC")
    assert (right_bower(Suit.DIAMONDS), left_bower(Suit.DIAMONDS)) == cards("JD JH")


def test_before_trump_is_made_a_card_belongs_to_its_own_suit_and_the_joker_to_none() -> None:
    assert all(suit_of(card, None) is card.suit for card in pack("25"))


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [
        ("9S", "AS", 1),  # a higher card of the suit led
        ("AS", "9S", 0),
        ("AS", "9H", 1),  # a trump takes any other suit
        ("9S", "AC", 0),  # a card of another suit takes nothing
        ("AH", "JD", 1),  # the left bower is the second trump
        ("JD", "JH", 1),  # the right bower the first
        ("JH", "XX", 1),  # and the joker is above both
        ("XX", "JH", 0),
        ("AD", "JD", 1),  # the left bower trumps the suit it is printed with
        ("JS", "QS", 1),  # a jack that is no bower ranks below the queen
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(
    led: str, answer: str, winner: int
) -> None:
    first, second = Card.parse(led), Card.parse(answer)
    assert beats(second, first, HEARTS) == bool(winner)
    assert taker([(0, first), (1, second)], HEARTS) == winner
    assert taker([(1, first), (0, second)], HEARTS) == 1 - winner


@pytest.mark.parametrize("trump", Suit)
def test_of_two_cards_of_one_suit_exactly_one_beats_the_other(trump: Suit) -> None:
    everything = (*pack("32"), JOKER)
    for first in everything:
        for second in everything:
            if first != second and suit_of(first, trump) == suit_of(second, trump):
                assert beats(first, second, trump) != beats(second, first, trump)


def test_a_hand_is_sorted_with_trumps_first_each_suit_from_the_highest_down() -> None:
    hand = cards("9C AD JD TH XX AS 9S")
    assert in_order(hand, HEARTS) == cards("XX JD TH AS 9S AD 9C")
    assert in_order(hand, None) == cards("XX AS 9S TH AD JD 9C")
