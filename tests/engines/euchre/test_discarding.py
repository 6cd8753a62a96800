"""What the dealer does with the upcard, and the house rules about it."""

from __future__ import annotations

from engines.cards import Card
from engines.euchre import (
    Discard,
    Discarded,
    Game,
    LeaveUpcard,
    OrderUp,
    Pass,
    Phase,
    Rules,
    UpcardLeft,
    UpcardPlace,
    UpcardTaken,
)
from tests.engines.euchre.matches import DEALER, NON_DEALER, cards, stacked_game

HELD = cards("9C JS AS TH KH")
QD, NINE = Card.parse("QD"), Card.parse("9C")
DISCARDS = tuple(map(Discard, HELD))


def ordered(table_rules: Rules | None = None) -> Game:
    """A hand in which the non-dealer has ordered up the queen of diamonds."""
    game = stacked_game("JH AD 9D KC TS", "9C JS AS TH KH", "QD", table_rules)
    game.apply(OrderUp())
    return game


def accepted(table_rules: Rules | None = None) -> Game:
    """A hand in which the dealer has accepted the queen of diamonds."""
    game = stacked_game("JH AD 9D KC TS", "9C JS AS TH KH", "QD", table_rules)
    game.apply(Pass())
    game.apply(OrderUp())
    return game


def test_the_dealer_may_lay_away_any_card_but_the_upcard() -> None:
    for game in (ordered(), accepted()):
        assert game.legal_actions() == DISCARDS


def test_a_discard_takes_the_upcard_and_lays_the_card_away() -> None:
    game = ordered()
    assert game.apply(Discard(NINE)) == (UpcardTaken(DEALER, QD), Discarded(DEALER, NINE))
    state = game.state
    assert state.hands[DEALER] == cards("JS AS TH KH QD")
    assert state.dealt[DEALER] == HELD
    assert (state.discarded, state.laid_away) == (NINE, True)
    assert (state.upcard, state.upcard_place) == (QD, UpcardPlace.TAKEN_UP)
    assert (state.phase, state.to_act) == (Phase.PLAYING, NON_DEALER)


def test_the_upcard_may_be_laid_away_again_where_that_is_a_rule() -> None:
    game = accepted(Rules(may_discard_upcard=True))
    assert game.legal_actions() == (*DISCARDS, Discard(QD))
    assert game.apply(Discard(QD)) == (UpcardTaken(DEALER, QD), Discarded(DEALER, QD))
    assert game.state.hands[DEALER] == HELD
    assert game.state.discarded == QD


def test_the_upcard_ordered_up_may_be_left_where_that_is_a_rule() -> None:
    game = ordered(Rules(may_leave_upcard=True))
    assert game.legal_actions() == (*DISCARDS, LeaveUpcard())
    assert game.apply(LeaveUpcard()) == (UpcardLeft(DEALER),)
    state = game.state
    assert state.hands[DEALER] == HELD
    assert state.upcard_place is UpcardPlace.LEFT
    assert state.trump is QD.suit
    assert not state.laid_away
    assert (state.phase, state.to_act) == (Phase.PLAYING, NON_DEALER)


def test_a_dealer_who_accepts_takes_the_upcard_himself() -> None:
    assert accepted(Rules(may_leave_upcard=True)).legal_actions() == DISCARDS
