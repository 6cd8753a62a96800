"""The two rounds of bidding, and the house rules that change them."""

from __future__ import annotations

from engines.cards import Card, Suit
from engines.euchre import (
    Action,
    Game,
    HandThrownIn,
    NameTrump,
    OrderUp,
    Pass,
    Passed,
    Phase,
    Rules,
    TrumpMade,
    TurnedDown,
    UpcardPlace,
)
from engines.euchre.hands import known
from tests.engines.euchre.matches import DEALER, NON_DEALER, cards, stacked_game

QD = Card.parse("QD")
CLUBS, DIAMONDS, HEARTS, SPADES = map(NameTrump, Suit)


def bid(*actions: Action, table_rules: Rules | None = None) -> Game:
    """A hand with the queen of diamonds turned up, after these calls."""
    game = stacked_game("JH AD 9D KC TS", "9C JS AS TH KH", "QD", table_rules)
    for action in actions:
        game.apply(action)
    return game


def test_the_non_dealer_speaks_first_and_may_order_up_or_pass() -> None:
    game = bid()
    assert (game.state.phase, game.to_act) == (Phase.ROUND_ONE, NON_DEALER)
    assert game.legal_actions() == (OrderUp(), Pass())


def test_ordered_up_the_suit_of_the_upcard_is_trump_and_the_dealer_is_to_act() -> None:
    game = bid()
    assert game.apply(OrderUp()) == (TrumpMade(NON_DEALER, Suit.DIAMONDS, ordered_up=True),)
    assert (game.state.trump, game.state.maker) == (Suit.DIAMONDS, NON_DEALER)
    assert game.state.ordered_up
    assert (game.state.phase, game.to_act) == (Phase.DISCARDING, DEALER)


def test_after_a_pass_the_dealer_may_accept_and_is_the_maker() -> None:
    game = bid(Pass())
    assert game.to_act == DEALER
    assert game.state.passes == (NON_DEALER,)
    assert game.legal_actions() == (OrderUp(), Pass())
    assert game.apply(OrderUp()) == (TrumpMade(DEALER, Suit.DIAMONDS, ordered_up=True),)


def test_two_passes_turn_the_upcard_down() -> None:
    game = bid(Pass())
    assert game.apply(Pass()) == (Passed(DEALER), TurnedDown(QD))
    state = game.state
    assert (state.phase, state.upcard_place) == (Phase.ROUND_TWO, UpcardPlace.TURNED_DOWN)
    assert (state.turned_down, state.passes) == (QD, ())


def test_in_the_second_round_each_may_name_another_suit_or_pass() -> None:
    game = bid(Pass(), Pass())
    assert game.to_act == NON_DEALER
    assert game.legal_actions() == (CLUBS, HEARTS, SPADES, Pass())
    game.apply(Pass())
    assert game.to_act == DEALER
    assert game.legal_actions() == (CLUBS, HEARTS, SPADES, Pass())


def test_a_suit_named_is_trump_and_the_non_dealer_leads_whoever_named_it() -> None:
    by_eldest = bid(Pass(), Pass())
    assert by_eldest.apply(SPADES) == (TrumpMade(NON_DEALER, Suit.SPADES, ordered_up=False),)
    by_dealer = bid(Pass(), Pass(), Pass(), CLUBS)
    for game in (by_eldest, by_dealer):
        assert not game.state.ordered_up
        assert (game.state.phase, game.to_act) == (Phase.PLAYING, NON_DEALER)
        assert game.state.hands[DEALER] == cards("9C JS AS TH KH")
        assert not game.state.laid_away
    assert by_dealer.state.maker == DEALER


def test_four_passes_throw_the_hand_in_and_the_other_deals() -> None:
    game = bid(Pass(), Pass(), Pass())
    talon = known(game.state.talon)
    told = game.apply(Pass())
    hands = (cards("9C JS AS TH KH"), cards("JH AD 9D KC TS"))
    assert told[:2] == (Passed(DEALER), HandThrownIn(DEALER, hands, None, talon))
    assert game.state.scores == (0, 0)
    assert game.state.dealer == NON_DEALER
    ended = game.state.last_hand
    assert ended is not None
    assert ended.thrown_in
    assert (ended.points, ended.trump, ended.maker, ended.outcome) == ((0, 0), None, None, None)


def test_under_same_dealer_he_deals_again_after_all_pass() -> None:
    table_rules = Rules(after_all_pass="same dealer")
    game = bid(Pass(), Pass(), Pass(), Pass(), table_rules=table_rules)
    assert (game.state.dealer, game.state.hand_number) == (DEALER, 2)


def test_a_stuck_dealer_may_not_pass_in_the_second_round_and_only_he() -> None:
    game = bid(Pass(), Pass(), table_rules=Rules(stick_the_dealer=True))
    assert Pass() in game.legal_actions()
    game.apply(Pass())
    assert game.legal_actions() == (CLUBS, HEARTS, SPADES)


def test_a_dealer_is_not_stuck_in_the_first_round() -> None:
    assert Pass() in bid(Pass(), table_rules=Rules(stick_the_dealer=True)).legal_actions()


def test_the_turned_down_suit_may_be_named_where_that_is_a_rule() -> None:
    game = bid(Pass(), Pass(), table_rules=Rules(may_name_turned_down=True))
    assert game.legal_actions() == (CLUBS, DIAMONDS, HEARTS, SPADES, Pass())
    game.apply(DIAMONDS)
    assert (game.state.trump, game.state.phase) == (Suit.DIAMONDS, Phase.PLAYING)
    assert game.state.upcard_place is UpcardPlace.TURNED_DOWN
