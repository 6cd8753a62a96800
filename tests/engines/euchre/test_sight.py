"""What a player may see, and what is shown when a hand is over."""

from __future__ import annotations

import random

from hypothesis import given, settings

from engines.cards import Card
from engines.euchre import (
    CardPlayed,
    Discard,
    Discarded,
    Event,
    Game,
    HandDealt,
    HandScored,
    HandThrownIn,
    OrderUp,
    Pass,
    Phase,
    Rules,
    UpcardTaken,
    redact,
    view,
)
from engines.euchre.hands import known
from engines.euchre.table import SEATS
from tests.engines.euchre.hiding import with_hidden_cards_changed
from tests.engines.euchre.matches import (
    DEALER,
    NON_DEALER,
    cards,
    play_on,
    rules,
    seeds,
    stacked_game,
)


def after_the_discard() -> Game:
    """A hand in which the dealer has taken up the queen of diamonds and laid the nine away."""
    game = stacked_game("JH AD 9D KC TS", "9C JS AS TH KH", "QD")
    game.apply(OrderUp())
    game.apply(Discard(Card.parse("9C")))
    return game


@settings(max_examples=40)
@given(rules, seeds)
def test_a_view_is_the_same_whatever_it_hides(table_rules: Rules, seed: int) -> None:
    luck = random.Random(seed)
    for state, _ in play_on(Game(table_rules, seed=seed), seed):
        for seat in SEATS:
            assert view(with_hidden_cards_changed(state, seat, luck), seat) == view(state, seat)


@settings(max_examples=40)
@given(rules, seeds)
def test_the_others_cards_and_the_talon_are_counts_of_none(table_rules: Rules, seed: int) -> None:
    for state, _ in play_on(Game(table_rules, seed=seed), seed):
        for seat in SEATS:
            seen = view(state, seat)
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
            assert known(sum((seen.hands[other] for other in SEATS if other != seat), ())) == ()
            assert seen.talon == (None,) * len(state.talon)
            if state.phase is not Phase.NAMING_JOKER:
                assert seen.hand == state.hands[seat]


def test_an_upcard_taken_is_remembered_apart_from_the_hidden_hand() -> None:
    seen = after_the_discard().view(NON_DEALER)
    assert seen.hands == ((None,) * 5, cards("JH AD 9D KC TS"))
    assert seen.upcard == Card.parse("QD")
    assert (seen.discarded, seen.laid_away) == (None, True)


def test_the_dealer_sees_what_he_laid_away() -> None:
    seen = after_the_discard().view(DEALER)
    assert seen.hand == cards("JS AS TH KH QD")
    assert (seen.discarded, seen.laid_away) == (Card.parse("9C"), True)


def test_a_deal_is_told_to_each_with_his_own_hand_and_the_upcard() -> None:
    dealt = after_the_discard().stream.history[0]
    assert isinstance(dealt, HandDealt)
    told = redact(dealt, NON_DEALER)
    assert isinstance(told, HandDealt)
    assert told.hands == ((None,) * 5, cards("JH AD 9D KC TS"))
    assert (told.dealer, told.upcard) == (DEALER, Card.parse("QD"))
    assert told.talon == (None,) * 13


def test_a_discard_is_told_to_the_dealer_alone() -> None:
    laid = Discarded(DEALER, Card.parse("9C"))
    assert redact(laid, DEALER) == laid
    assert redact(laid, NON_DEALER) == Discarded(DEALER, None)


def test_what_all_see_is_told_to_all_as_it_is() -> None:
    events: tuple[Event, ...] = (
        UpcardTaken(DEALER, Card.parse("QD")),
        CardPlayed(DEALER, Card.parse("QD")),
    )
    assert all(redact(event, seat) == event for event in events for seat in SEATS)


@settings(max_examples=40)
@given(rules, seeds)
def test_when_a_hand_is_over_everyone_sees_everything(table_rules: Rules, seed: int) -> None:
    game = Game(table_rules, seed=seed)
    shown = 0

    def look(event: Event) -> None:
        nonlocal shown
        if isinstance(event, HandScored | HandThrownIn):
            shown += 1
            for seat in SEATS:
                seen, state = game.view(seat), game.state
                assert redact(event, seat) == event
                assert (seen.dealt, seen.hands) == (state.dealt, state.hands)
                assert (seen.talon, seen.discarded) == (state.talon, state.discarded)
                assert seen.last_hand == state.last_hand

    game.stream.subscribe(look)
    for _ in play_on(game, seed):
        pass
    assert shown > 0


def test_a_hand_thrown_in_is_laid_open() -> None:
    game = stacked_game("JH AD 9D KC TS", "9C JS AS TH KH", "QD")
    seen: list[object] = []

    def look(event: Event) -> None:
        if isinstance(event, HandThrownIn):
            seen.append(game.view(NON_DEALER).hands)

    game.stream.subscribe(look)
    for _ in range(4):
        game.apply(Pass())
    assert seen == [(cards("9C JS AS TH KH"), cards("JH AD 9D KC TS"))]
