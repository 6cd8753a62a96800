"""The state, the events and the views tell one story, under any rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import accumulate, islice

import pytest
from hypothesis import given, settings

from engines.cards import JOKER, Suit, pack
from engines.errors import IllegalAction
from engines.euchre import (
    Action,
    Discard,
    Event,
    Game,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rules,
    State,
    UpcardPlace,
    decide,
    evolve,
    legal_actions,
    redact,
    view,
)
from engines.euchre.dealing import drawn_dealer
from engines.euchre.hands import known
from engines.euchre.table import SEATS
from tests.engines.euchre.matches import play_on, rules, seeds

EVERY_CARD = (*pack("52"), JOKER)
EVERY_ACTION: tuple[Action, ...] = (
    Pass(),
    OrderUp(),
    LeaveUpcard(),
    *(NameTrump(suit) for suit in Suit),
    *(Discard(card) for card in EVERY_CARD),
    *(Play(card) for card in EVERY_CARD),
)
SOME = 30
"""Decisions, enough for a few hands."""


def played_out(table_rules: Rules, seed: int) -> Game:
    """A match that chance has played to its end."""
    game = Game(table_rules, seed=seed)
    for _ in play_on(game, seed):
        pass
    return game


@settings(max_examples=40)
@given(rules, seeds)
def test_folding_what_is_told_gives_the_state_and_every_view_at_every_event(
    table_rules: Rules, seed: int
) -> None:
    game = Game(table_rules, seed=seed, chance=random.Random(seed))
    state = State.opening(table_rules, drawn_dealer(seed))
    seen = [view(state, seat) for seat in SEATS]

    def follow(event: Event) -> None:
        nonlocal state
        state = evolve(state, event)
        for seat in SEATS:
            seen[seat] = evolve(seen[seat], redact(event, seat))

    def compare(event: Event) -> None:
        assert state == game.state
        assert seen == [game.view(seat) for seat in SEATS]

    game.stream.subscribe(follow, history=True)
    game.stream.subscribe(compare)
    for _ in play_on(game, seed):
        pass
    assert state.phase is Phase.GAME_OVER


@settings(max_examples=40)
@given(rules, seeds)
def test_every_card_of_the_pack_is_in_one_place_at_every_event(
    table_rules: Rules, seed: int
) -> None:
    opening = State.opening(table_rules, drawn_dealer(seed))
    states = list(accumulate(played_out(table_rules, seed).stream.history, evolve, initial=opening))
    whole = Counter(pack(table_rules.pack))
    for state in states[1:]:
        cards = Counter(known(sum(state.hands, state.talon)))
        cards.update(card for trick in state.tricks for card in trick.cards)
        cards.update(card for _, card in state.trick)
        cards.update(known((state.discarded,)))
        if state.upcard_place is not UpcardPlace.TAKEN_UP:
            cards.update(known((state.upcard,)))
        assert cards == whole


@settings(max_examples=15)
@given(rules, seeds)
def test_what_is_legal_is_accepted_and_all_else_refused_with_a_reason(
    table_rules: Rules, seed: int
) -> None:
    game = Game(table_rules, seed=seed)
    for state, _ in islice(play_on(game, seed), SOME):
        legal = legal_actions(state)
        assert len(legal) == len(set(legal)) > 0
        assert set(legal) <= set(EVERY_ACTION)
        for action in EVERY_ACTION:
            if action in legal:
                assert decide(state, action)
            else:
                with pytest.raises(IllegalAction, match=r"^[A-Z1-9].*: .*\.$"):
                    decide(state, action)


@settings(max_examples=40)
@given(rules, seeds)
def test_a_refused_action_changes_nothing_and_tells_nothing(table_rules: Rules, seed: int) -> None:
    game, luck = Game(table_rules, seed=seed), random.Random(seed)
    heard: list[Event] = []
    game.stream.subscribe(heard.append)
    while game.to_act is not None:
        state, told = game.state, len(heard)
        legal = game.legal_actions()
        with pytest.raises(IllegalAction):
            game.apply(luck.choice([action for action in EVERY_ACTION if action not in legal]))
        assert game.state is state
        assert len(heard) == told
        assert game.apply(luck.choice(legal)) == tuple(heard[told:])


@settings(max_examples=40)
@given(rules, seeds)
def test_the_one_to_act_finds_his_choices_in_his_own_view(table_rules: Rules, seed: int) -> None:
    for state, _ in play_on(Game(table_rules, seed=seed), seed):
        assert state.to_act is not None
        assert legal_actions(view(state, state.to_act)) == legal_actions(state)


@settings(max_examples=40)
@given(rules, seeds)
def test_a_decision_is_awaited_when_all_is_told_and_not_before(
    table_rules: Rules, seed: int
) -> None:
    game = Game(table_rules, seed=seed)
    for state, action in play_on(game, seed):
        told = decide(state, action)
        *within, after = list(accumulate(told, evolve, initial=state))[1:]
        assert all(each.to_act is None and not legal_actions(each) for each in within)
        assert after.to_act is not None or after.phase in (Phase.HAND_OVER, Phase.GAME_OVER)


@settings(max_examples=40)
@given(rules, seeds)
def test_a_match_ends_when_somebody_reaches_the_target(table_rules: Rules, seed: int) -> None:
    game = played_out(table_rules, seed)
    assert game.result is not None
    assert game.to_act is None
    assert game.legal_actions() == ()
    for action in EVERY_ACTION:
        with pytest.raises(IllegalAction, match="The match is over"):
            game.apply(action)
    winner = game.result.winner
    assert game.result.scores == game.state.scores
    assert game.result.scores[winner] >= table_rules.target
    assert all(game.result.scores[seat] < table_rules.target for seat in SEATS if seat != winner)


@settings(max_examples=40)
@given(rules, seeds)
def test_the_same_seed_and_the_same_decisions_tell_the_same_match(
    table_rules: Rules, seed: int
) -> None:
    assert (
        played_out(table_rules, seed).stream.history == played_out(table_rules, seed).stream.history
    )


def test_an_action_is_refused_while_the_last_is_told() -> None:
    game = Game(first_dealer=0, seed=3)
    refusals: list[str] = []

    def interrupt(event: Event) -> None:
        with pytest.raises(IllegalAction) as refused:
            game.apply(Pass())
        refusals.append(str(refused.value))

    game.stream.subscribe(interrupt)
    game.apply(Pass())
    assert len(refusals) == 1
    assert game.state.passes == (1,)


def test_an_action_is_refused_while_a_late_listener_is_told_the_history() -> None:
    game = Game(first_dealer=0, seed=3)

    def interrupt(event: Event) -> None:
        with pytest.raises(IllegalAction, match="still being told"):
            game.apply(Pass())

    game.stream.subscribe(interrupt, history=True)
    assert (game.state.passes, len(game.stream)) == ((), 1)
