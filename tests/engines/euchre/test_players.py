"""The players see only what their seat shows them, and play as well as they say."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.euchre import Game, Rules, players, view
from engines.euchre.players import LEVELS, NoSuchPlayer, Player, Random
from engines.euchre.players.easy import Easy
from engines.euchre.players.hard import Hard
from engines.euchre.players.normal import Normal
from tests.engines.euchre.duels import duel
from tests.engines.euchre.hiding import with_hidden_cards_changed
from tests.engines.euchre.matches import rules, seeds

everyone = st.builds(
    lambda level, seed: Random(seed) if level == "random" else players.named(level, seed=seed),
    st.sampled_from(("easy", "normal", "random")),
    seeds,
)


@settings(max_examples=50)
@given(everyone, everyone, rules, seeds)
def test_any_two_players_finish_a_match_under_any_rules(
    first: Player, second: Player, table_rules: Rules, seed: int
) -> None:
    game, seats = Game(table_rules, seed=seed), (first, second)
    while (seat := game.to_act) is not None:
        game.apply(seats[seat].choose(game.view(seat)))
    assert game.result is not None


@settings(max_examples=50)
@given(everyone, rules, seeds)
def test_changing_all_that_a_view_hides_changes_no_choice(
    player: Player, table_rules: Rules, seed: int
) -> None:
    game, luck = Game(table_rules, seed=seed), random.Random(seed)
    while (seat := game.to_act) is not None:
        other = with_hidden_cards_changed(game.state, seat, luck)
        assert other != game.state
        assert view(other, seat) == game.view(seat)
        action = player.choose(game.view(seat))
        assert player.choose(view(other, seat)) == action
        game.apply(action)


@settings(max_examples=20)
@given(everyone, seeds)
def test_a_player_sent_to_another_process_chooses_the_same(player: Player, seed: int) -> None:
    game = Game(Rules(target=1), seed=seed)
    while (seat := game.to_act) is not None:
        there, seen = pickle.loads(pickle.dumps((player, game.view(seat))))
        action = player.choose(game.view(seat))
        assert there.choose(seen) == action
        game.apply(action)


def test_normal_takes_most_of_a_point_a_deal_from_chance() -> None:
    gain = duel(players.named("normal"), Random(3), Rules(), deals=400, seed=8)
    assert gain.mean > 0.9


@pytest.mark.parametrize("table_rules", [Rules(pack="25"), Rules(pack="32")])
def test_normal_is_as_good_with_other_packs(table_rules: Rules) -> None:
    gain = duel(players.named("normal"), Random(3), table_rules, deals=250, seed=9)
    assert gain.mean > 0.8


def test_normal_beats_easy_and_easy_beats_chance() -> None:
    normal, easy = players.named("normal"), players.named("easy", seed=4)
    assert duel(normal, easy, Rules(), deals=250, seed=5).mean > 0.25
    assert duel(easy, Random(6), Rules(), deals=150, seed=5).mean > 0.6


def test_a_level_nobody_plays_at_is_refused_with_those_there_are() -> None:
    with pytest.raises(NoSuchPlayer) as refused:
        players.named("grand")
    assert str(refused.value) == ("Nobody plays at the level 'grand': choose easy, normal or hard.")


def test_every_level_has_its_player() -> None:
    kinds = [type(players.named(level)) for level in LEVELS]
    assert kinds == [Easy, Normal, Hard]
