"""One state and one stream: whoever folds the events has the game, with the holes of a view."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.beggar import (
    CardTurned,
    Debt,
    Event,
    Game,
    PenaltyDemanded,
    PileTaken,
    Rules,
    State,
    TurnCard,
    View,
    evolve,
    redact,
    view,
)
from engines.cards import Card, pack
from tests.engines.beggar.deals import all_rules, played, uneven_hands


@given(st.data())
def test_folding_the_events_gives_the_games_own_state_and_views_at_every_event(
    data: st.DataObject,
) -> None:
    rules = data.draw(all_rules)
    hands = data.draw(uneven_hands(rules.players))
    seat = data.draw(st.integers(0, rules.players - 1))
    game = Game(rules, hands=hands)
    told: list[Event] = []
    game.stream.subscribe(told.append, history=True)
    state = State.opening(rules)
    seen = view(state, seat)
    for event in told:
        state, seen = evolve(state, event), evolve(seen, redact(event, seat))
    assert (state, seen) == (game.state, game.view(seat))

    def keep_up(event: Event) -> None:
        nonlocal state, seen
        state, seen = evolve(state, event), evolve(seen, redact(event, seat))
        assert (state, seen) == (game.state, game.view(seat))

    game.stream.subscribe(keep_up)
    played(game)
    assert isinstance(seen, View)
    assert state.result == seen.result == game.result


@given(st.data())
def test_no_card_is_ever_lost_and_no_hidden_card_is_ever_shown(data: st.DataObject) -> None:
    rules = data.draw(all_rules)
    game = Game(rules, hands=data.draw(uneven_hands(rules.players)))
    whole = sorted(card for hand in game.state.hands for card in hand if card)

    def look(event: Event) -> None:
        state, seen = game.state, game.view(0)
        held = [card for hand in state.hands for card in hand if card]
        assert sorted(held + [laid.card for laid in state.pile]) == whole
        assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
        assert {card for hand in seen.hands for card in hand} <= {None}
        assert seen.seen is None

    game.stream.subscribe(look, history=True)
    played(game)


@given(st.permutations(pack("52")))
def test_a_view_does_not_depend_on_hidden_cards(cards: list[Card]) -> None:
    sorted_pack = Game(hands=[pack("52")[:26], pack("52")[26:]])
    shuffled = Game(hands=[cards[:26], cards[26:]])
    assert shuffled.view(0) == sorted_pack.view(0)


def test_a_state_says_what_is_owed_by_whom_to_whom_and_how_much_was_asked() -> None:
    game = Game(Rules(players=3), hands="A-/-/---Q")
    game.apply(TurnCard())
    assert game.state.debt == Debt(claimant=0, payer=1, asked=4, owed=4)
    game.apply(TurnCard())
    assert game.state.debt == Debt(claimant=0, payer=2, asked=4, owed=3)
    assert (game.state.to_act, game.state.out) == (2, (1,))
    game.apply(TurnCard())
    assert game.state.debt == Debt(claimant=0, payer=2, asked=4, owed=2)
    assert [laid.seat for laid in game.state.pile] == [0, 1, 2]


def test_a_court_card_clears_the_debt_before_it_makes_a_new_one() -> None:
    game = Game(hands="A--/Q--")
    states: list[State] = []
    game.apply(TurnCard())
    game.stream.subscribe(lambda event: states.append(game.state))
    assert [type(event) for event in game.apply(TurnCard())] == [CardTurned, PenaltyDemanded]
    turned, demanded = states
    assert (turned.debt, turned.to_act) == (None, 0)
    assert demanded.debt == Debt(claimant=1, payer=0, asked=2, owed=2)


def test_a_redacted_pile_says_how_many_cards_it_had() -> None:
    game = played(Game(hands="J/-J"))
    pile = next(event for event in game.stream.history if isinstance(event, PileTaken))
    assert redact(pile, 0) == PileTaken(pile.seat, (None, None), 1)


def test_states_and_events_never_change_and_can_be_kept_in_sets() -> None:
    game = Game(seed=1)
    assert game.state in {game.state}
    assert game.stream.history[0] in set(game.stream.history)
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.state.cards = 5  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.stream.history[0].to_play = 1  # type: ignore[misc, union-attr]
