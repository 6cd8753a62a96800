"""Where the hard player calls as the solved auction has it, and where it works its calls out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.euchre import Game, OrderUp, Pass, Rules, auction
from engines.euchre.actions import Action
from engines.euchre.players.hard import Hard, best, prospects
from engines.euchre.players.solved_calls import solved_call
from tests.engines.euchre.matches import NON_DEALER, stacked_game


@pytest.mark.parametrize(
    "rules",
    [
        Rules(pack="25"),
        Rules(pack="32"),
        Rules(stick_the_dealer=True),
        Rules(may_discard_upcard=True),
        Rules(may_leave_upcard=True),
        Rules(may_name_turned_down=True),
    ],
)
def test_no_rule_that_changes_the_auction_is_called_by_its_solution(rules: Rules) -> None:
    game = Game(rules, seed=1)
    assert not auction.holds(rules)
    assert game.to_act is not None
    assert solved_call(game.view(game.to_act)) is None


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(target=5), Rules(packets=(2, 3)), Rules(after_all_pass="same dealer")]
)
def test_other_rules_leave_the_auction_as_it_is(rules: Rules) -> None:
    game = Game(rules, seed=1)
    assert auction.holds(rules)
    assert game.to_act is not None
    assert solved_call(game.view(game.to_act)) in game.legal_actions()


@pytest.mark.parametrize("scores", [(8, 0), (0, 8), (9, 9)])
def test_within_two_points_of_the_target_a_call_is_worked_out(scores: tuple[int, int]) -> None:
    seen = Game(Rules(), seed=1).view(NON_DEALER)
    assert solved_call(replace(seen, scores=scores)) is None
    assert solved_call(replace(seen, scores=(7, 7))) is not None


@pytest.mark.parametrize(
    ("hand", "said"),
    [("JH JD AH 9C TC", Pass()), ("JH AH KH QH 9C", OrderUp()), ("9C TC 9D QD TS", Pass())],
)
def test_both_bowers_wait_for_the_dealer_and_four_trumps_with_one_do_not(
    hand: str, said: Action
) -> None:
    game = stacked_game(hand, "AS KS QS TD JS", "9H")
    assert Hard().choose(game.view(NON_DEALER)) == said


def test_what_is_worked_out_agrees_with_the_solution_where_it_holds() -> None:
    lost = []
    for seed in range(8):
        game = Game(Rules(), seed=seed)
        while game.to_act is not None and not game.state.trump and game.state.hand_number == 1:
            seen = game.view(game.to_act)
            found, call = prospects(seen), solved_call(seen)
            assert call is not None
            assert best(seen, found) == call
            lost.append(max(each.points for each in found.values()) - found[call].points)
            game.apply(call)
    assert max(lost) < 0.1
    assert sum(lost) / len(lost) < 0.01
