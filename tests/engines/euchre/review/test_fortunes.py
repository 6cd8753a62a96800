"""The chance to win goes as the match goes, and what nobody decides moves it by luck alone."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given, settings

from engines.euchre import (
    CardPlayed,
    Game,
    HandDealt,
    JokerSuitNamed,
    Rules,
    TrickTaken,
    evolve,
    match_equity,
)
from engines.euchre.players.all_seeing import AllSeeing
from engines.euchre.review import Fortunes, decisions
from engines.euchre.state import Phase
from tests.engines.euchre.matches import rules, seeds
from tests.engines.euchre.review.matches import left_to_chance, opening_of


def fortunes(game: Game) -> tuple[float, ...]:
    return Fortunes(opening_of(game), tuple(game.stream.history)).answer()


@settings(max_examples=10, deadline=None)
@given(rules, seeds)
def test_every_position_has_a_chance_and_the_last_is_who_won(table_rules: Rules, seed: int) -> None:
    game = left_to_chance(table_rules, seed)
    chances = fortunes(game)
    assert len(chances) == len(game.stream.history) + 1
    assert all(0 <= chance <= 1 for chance in chances)
    assert game.result is not None
    assert chances[-1] == (game.result.winner == 0)


@settings(max_examples=10, deadline=None)
@given(rules, seeds)
def test_only_packs_and_decisions_move_it(table_rules: Rules, seed: int) -> None:
    game = left_to_chance(table_rules, seed)
    chances, events = fortunes(game), game.stream.history
    decided = {each.position for each in decisions(opening_of(game), events)}
    for position, event in enumerate(events):
        if position not in decided and not isinstance(event, HandDealt | JokerSuitNamed):
            assert chances[position + 1] == pytest.approx(chances[position])


def test_before_a_hand_it_follows_from_the_score_and_the_deal() -> None:
    game = left_to_chance(Rules(), 5)
    opening, events = opening_of(game), game.stream.history
    states = accumulate(events, evolve, initial=opening)
    for chance, state in zip(fortunes(game), states, strict=True):
        if state.phase is Phase.HAND_OVER:
            dealer = 1 - state.dealer
            expected = match_equity.chance(state.rules, state.scores, 0, dealer)
            assert chance == pytest.approx(expected)


def test_a_card_can_only_cost_the_player_who_plays_it() -> None:
    game = left_to_chance(Rules(), 8)
    chances = fortunes(game)
    for position, event in enumerate(game.stream.history):
        if isinstance(event, CardPlayed):
            gained = chances[position + 1] - chances[position]
            assert (gained if event.seat == 0 else -gained) <= 1e-9


def test_two_who_see_everything_move_it_no_more_once_trump_is_made() -> None:
    game, player = Game(Rules(target=5), seed=2), AllSeeing()
    while game.to_act is not None:
        game.apply(player.choose(game.state))
    chances = fortunes(game)
    for position, event in enumerate(game.stream.history):
        if isinstance(event, CardPlayed | TrickTaken):
            assert chances[position + 1] == pytest.approx(chances[position])
