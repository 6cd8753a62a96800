"""A player's count of the cards that are out agrees with looking at every hand there can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from engines.cards import Card, Suit, pack
from engines.euchre import Discard, Game, NameTrump, OrderUp, Pass, Play, View
from engines.euchre.players.counting import Count, count
from engines.euchre.ranking import beats, height, suit_of
from tests.engines.euchre.matches import DEALER, NON_DEALER, cards, stacked_game


def after_the_discard() -> Game:
    """The dealer has taken up the ten of spades for the nine of clubs; the other leads."""
    game = stacked_game("9S AH KC TC JD", "9C QS AS TH KH", "TS")
    game.apply(OrderUp())
    game.apply(Discard(Card.parse("9C")))
    return game


def out(view: View) -> int:
    """How many cards may be the other's."""
    return count(view, Suit.SPADES).cards


def test_the_cards_out_are_those_not_seen_elsewhere() -> None:
    game = after_the_discard()
    assert out(game.view(NON_DEALER)) == 24 - 5
    assert out(game.view(DEALER)) == 24 - 5 - len(cards("9C"))
    game.apply(Play(Card.parse("9S")))
    assert out(game.view(DEALER)) == 24 - 5 - len(cards("9C 9S"))


def test_an_upcard_that_the_other_took_up_may_be_his_and_one_turned_down_is_not() -> None:
    taken = count(after_the_discard().view(NON_DEALER), Suit.SPADES)
    assert height(Card.parse("TS"), Suit.SPADES) in taken.heights[Suit.SPADES]
    game = stacked_game("9S AH KC TC JD", "9C QS AS TH KH", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.SPADES)):
        game.apply(action)
    turned = count(game.view(NON_DEALER), Suit.SPADES)
    assert height(Card.parse("9H"), Suit.SPADES) not in turned.heights[Suit.HEARTS]


def test_a_suit_the_other_could_not_follow_is_not_among_his_cards() -> None:
    game = after_the_discard()
    for card in cards("AH TH KC QS AS 9S KH"):
        game.apply(Play(card))
    assert Suit.CLUBS not in count(game.view(NON_DEALER), Suit.SPADES).heights


@pytest.mark.parametrize("trump", Suit)
def test_the_chance_of_a_trick_is_the_share_of_hands_that_cannot_take_it(trump: Suit) -> None:
    out = cards("JS JC AC 9C AD TD KH 9S")
    heights: dict[Suit | None, list[int]] = {}
    for card in out:
        heights.setdefault(suit_of(card, trump), []).append(height(card, trump))
    counted = Count(trump, heights, len(out), held=3)
    hands = tuple(combinations(out, 3))
    for led in set(pack("24")) - set(out):
        stands = sum(not can_take(hand, led, trump) for hand in hands)
        assert counted.chance_of_a_trick(led) == pytest.approx(stands / len(hands))


def can_take(hand: Sequence[Card], led: Card, trump: Suit) -> bool:
    """Whether a hand holds a card that takes the one led and may be played to it."""
    following = [card for card in hand if suit_of(card, trump) == suit_of(led, trump)]
    return any(beats(card, led, trump) for card in following or hand)
