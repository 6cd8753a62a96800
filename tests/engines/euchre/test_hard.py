"""The hard player: it sees only its own cards, weighs what it cannot see, and plays to win."""

from __future__ import annotations

import pickle
import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards import Suit
from engines.euchre import Game, NameTrump, OrderUp, Pass, Play, Rules, view
from engines.euchre.actions import Action, Discard
from engines.euchre.players.hard import Hard, prospects
from engines.euchre.players.solved_calls import solved_call
from engines.euchre.players.stakes import stakes
from engines.euchre.state import Phase
from tests.engines.euchre.hiding import with_hidden_cards_changed
from tests.engines.euchre.matches import cards, play_on, rules, seeds, stacked_game

decisions = st.integers(0, 13)


def later(table_rules: Rules, seed: int, decisions: int) -> Game:
    """A match in which some decisions have been left to chance."""
    game = Game(table_rules, seed=seed)
    for _ in islice(play_on(game, seed), decisions):
        pass
    return game


@settings(max_examples=10)
@given(rules, seeds, decisions)
def test_changing_all_that_a_view_hides_changes_no_choice(
    table_rules: Rules, seed: int, made: int
) -> None:
    game = later(table_rules, seed, made)
    if (seat := game.to_act) is None:
        return
    other = with_hidden_cards_changed(game.state, seat, random.Random(seed))
    choice = Hard().choose(game.view(seat))
    assert choice in game.legal_actions()
    assert Hard().choose(view(other, seat)) == choice
    there, seen = pickle.loads(pickle.dumps((Hard(), game.view(seat))))
    assert there.choose(seen) == choice


@settings(max_examples=10)
@given(rules, seeds, decisions)
def test_every_action_is_worth_a_chance_and_the_best_is_taken(
    table_rules: Rules, seed: int, made: int
) -> None:
    game = later(table_rules, seed, made)
    if (seat := game.to_act) is None or game.state.phase is Phase.NAMING_JOKER:
        return
    found = prospects(game.view(seat))
    assert set(found) == set(game.legal_actions())
    for prospect in found.values():
        ways = (*prospect.making, *prospect.defending, prospect.thrown_in)
        assert all(0 <= chance <= 1 + 1e-9 for chance in ways)
        assert sum(ways) == pytest.approx(1)
    ends = stakes(game.view(seat))
    worth = {action: prospect.worth(ends) for action, prospect in found.items()}
    # A solved call is the best against one who makes no other, not against one who strays.
    strays = 0.02 if solved_call(game.view(seat)) else 1e-9
    assert worth[Hard().choose(game.view(seat))] == pytest.approx(max(worth.values()), abs=strays)


def test_a_match_against_itself_comes_to_its_end() -> None:
    game = Game(Rules(target=3), seed=1)
    while (seat := game.to_act) is not None:
        game.apply(Hard().choose(game.view(seat)))
    assert game.result is not None


@pytest.mark.parametrize(
    ("dealer", "said"),
    [("JH JD AH 9C TC", OrderUp()), ("QC TC QS TS 9D", Pass())],
)
def test_the_dealer_accepts_with_trumps_and_declines_with_none(dealer: str, said: Action) -> None:
    game = stacked_game("AD KD TD AS KS", dealer, "9H")
    game.apply(Pass())
    assert Hard().choose(game.view(0)) == said


def test_the_non_dealer_names_his_long_suit() -> None:
    game = stacked_game("JC JS AC KC AD", "9D TD 9S TS QD", "9H")
    game.apply(Pass())
    game.apply(Pass())
    assert Hard().choose(game.view(1)) == NameTrump(Suit.CLUBS)


def test_the_dealer_lays_away_what_the_exact_means_say() -> None:
    game = stacked_game("AD KD QD AS KS", "AH KC QC TD 9S", "JH")
    game.apply(Pass())
    game.apply(OrderUp())
    found, ends = prospects(game.view(0)), stakes(game.view(0))
    assert Hard().choose(game.view(0)) == Discard(cards("9S")[0])
    assert min(found, key=lambda action: found[action].worth(ends)) == Discard(cards("AH")[0])


def test_a_trick_that_makes_the_hand_is_taken_as_cheaply_as_can_be() -> None:
    game = stacked_game("9C AS KS QD TD", "TC AC 9S TS QS", "9H")
    for action in (Pass(), Pass(), Pass(), NameTrump(Suit.CLUBS), Play(cards("9C")[0])):
        game.apply(action)
    assert Hard().choose(game.view(0)) == Play(cards("TC")[0])
