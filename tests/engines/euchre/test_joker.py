"""A joker turned up, both ways."""

from __future__ import annotations

from engines.cards import JOKER, Suit
from engines.euchre import (
    Discard,
    Game,
    JokerSuitNamed,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Rules,
    TrumpMade,
    TurnedDown,
    UpcardPlace,
    redact,
)
from tests.engines.euchre.matches import DEALER, NON_DEALER, cards, stacked_game

ELDEST, LAST = "JH AD 9D KC TS", "9C JS AS TH KH"
HANDS = (cards(LAST), cards(ELDEST))
CLUBS, DIAMONDS, HEARTS, SPADES = map(NameTrump, Suit)
NOTHING = (None,) * 5


def turned_up(table_rules: Rules) -> Game:
    """A hand with the joker turned up."""
    return stacked_game(ELDEST, LAST, "XX", table_rules)


def unseen() -> Game:
    """A hand whose dealer must name a suit for the joker before anyone looks."""
    return turned_up(Rules(pack="25", joker_upcard="dealer names unseen"))


def test_the_dealer_names_a_suit_before_anyone_has_seen_a_card() -> None:
    game = unseen()
    assert (game.state.phase, game.to_act) == (Phase.NAMING_JOKER, DEALER)
    assert game.legal_actions() == (CLUBS, DIAMONDS, HEARTS, SPADES)
    for seat in (DEALER, NON_DEALER):
        assert game.view(seat).hands == game.view(seat).dealt == (NOTHING, NOTHING)
        assert game.view(seat).upcard == JOKER


def test_then_each_sees_his_own_hand_and_the_suit_stands_as_the_upcards() -> None:
    game = unseen()
    told = game.apply(HEARTS)
    assert told == (JokerSuitNamed(DEALER, Suit.HEARTS, HANDS),)
    assert redact(told[0], NON_DEALER) == JokerSuitNamed(
        DEALER, Suit.HEARTS, (NOTHING, HANDS[NON_DEALER])
    )
    assert game.view(DEALER).hands == (HANDS[DEALER], NOTHING)
    assert (game.state.phase, game.to_act) == (Phase.ROUND_ONE, NON_DEALER)
    assert (game.state.upcard_suit, game.state.joker_suit) == (Suit.HEARTS, Suit.HEARTS)
    assert game.apply(OrderUp()) == (TrumpMade(NON_DEALER, Suit.HEARTS, ordered_up=True),)
    game.apply(Discard(cards("9C")[0]))
    assert JOKER in game.state.hands[DEALER]


def test_the_named_suit_counts_as_turned_down() -> None:
    game = unseen()
    game.apply(HEARTS)
    game.apply(Pass())
    assert TurnedDown(JOKER) in game.apply(Pass())
    assert game.legal_actions() == (CLUBS, DIAMONDS, SPADES, Pass())


def test_the_named_suit_is_forgotten_with_the_hand() -> None:
    game = unseen()
    game.apply(HEARTS)
    for _ in range(4):
        game.apply(Pass())
    assert game.state.joker_suit is None
    assert game.state.last_hand is not None
    assert game.state.last_hand.joker_suit is Suit.HEARTS


def test_players_name_turns_the_joker_down_at_once_and_every_suit_may_be_named() -> None:
    game = turned_up(Rules(pack="25", joker_upcard="players name"))
    assert game.stream.history[1:] == (TurnedDown(JOKER),)
    assert (game.state.phase, game.to_act) == (Phase.ROUND_TWO, NON_DEALER)
    assert game.state.upcard_place is UpcardPlace.TURNED_DOWN
    assert game.view(DEALER).hands == (HANDS[DEALER], NOTHING)
    assert game.legal_actions() == (CLUBS, DIAMONDS, HEARTS, SPADES, Pass())
    game.apply(Pass())
    game.apply(HEARTS)
    assert (game.state.trump, game.state.maker) == (Suit.HEARTS, DEALER)


def test_players_name_sticks_the_dealer_where_that_is_a_rule() -> None:
    game = turned_up(Rules(pack="25", joker_upcard="players name", stick_the_dealer=True))
    game.apply(Pass())
    assert game.legal_actions() == (CLUBS, DIAMONDS, HEARTS, SPADES)


def test_a_joker_ordered_up_may_be_left_where_that_is_a_rule() -> None:
    game = turned_up(Rules(pack="25", may_leave_upcard=True))
    game.apply(HEARTS)
    game.apply(OrderUp())
    game.apply(game.legal_actions()[-1])
    assert game.state.upcard_place is UpcardPlace.LEFT
    assert game.state.trump is Suit.HEARTS
