"""A decision is weighed by what the player could know, with the eyes of the hard player."""

from __future__ import annotations

import pickle
import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards import Card
from engines.euchre import Action, Discard, Game, OrderUp, Pass, Phase, Play, Rules, view
from engines.euchre.deciding import legal_actions
from engines.euchre.players.hard import Hard
from engines.euchre.review import LIMITS, Appraisal, Grade, Option, appraise, grade
from engines.euchre.rules import EuchrePack
from tests.engines.euchre.hiding import with_hidden_cards_changed
from tests.engines.euchre.matches import play_on, stacked_game
from tests.engines.euchre.review.matches import moment

PHASES = (Phase.ROUND_ONE, Phase.ROUND_TWO, Phase.DISCARDING, Phase.PLAYING)
NINE, ACE = Card.parse("9S"), Card.parse("AH")


def weighed(game: Game, action: Action) -> Appraisal:
    assert game.to_act is not None
    return appraise(game.view(game.to_act), action)


@pytest.mark.parametrize("pack", ["24", "25", "32"])
@pytest.mark.parametrize("phase", PHASES)
def test_what_the_hard_player_does_is_best_and_gives_nothing_away(
    pack: EuchrePack, phase: Phase
) -> None:
    state = moment(Rules(pack=pack), phase)
    assert state.to_act is not None
    seen = view(state, state.to_act)
    found = appraise(seen, Hard().choose(seen))
    assert found.chosen == found.best
    assert (found.given_away, found.points_given_away) == (0, 0)
    assert found.grade is Grade.BEST


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 13), st.sampled_from(["24", "25"]))
def test_nothing_given_away_is_negative_and_what_is_hidden_changes_no_grade(
    seed: int, made: int, pack: EuchrePack
) -> None:
    game = Game(Rules(pack=pack), seed=seed)
    state, action = next(islice(play_on(game, seed), made, None))
    if state.to_act is None or state.phase is Phase.NAMING_JOKER:
        return
    found = appraise(view(state, state.to_act), action)
    assert {option.action for option in found.options} == set(legal_actions(state))
    assert all(0 <= option.chance <= 1 for option in found.options)
    assert all(abs(option.points) <= 2 + 1e-9 for option in found.options)
    assert 0 <= found.given_away <= found.at_stake <= 1
    assert found.points_given_away >= 0
    other = with_hidden_cards_changed(state, state.to_act, random.Random(seed))
    assert appraise(view(other, state.to_act), action) == found
    assert pickle.loads(pickle.dumps(found)) == found


def test_the_dealer_who_lays_the_ace_of_trumps_away_blunders() -> None:
    game = stacked_game("AD KD QD AS KS", "AH KC QC TD 9S", "JH")
    game.apply(Pass())
    game.apply(OrderUp())
    blunder, best = weighed(game, Discard(ACE)), weighed(game, Discard(NINE))
    assert best.grade is Grade.BEST
    assert blunder.grade is Grade.BLUNDER
    assert blunder.best.action == Discard(NINE)
    assert blunder.given_away == pytest.approx(best.chosen.chance - blunder.chosen.chance)
    assert blunder.points_given_away == pytest.approx(best.chosen.points - blunder.chosen.points)


def test_who_declines_both_bowers_and_the_ace_blunders() -> None:
    game = stacked_game("AD KD TD AS KS", "JH JD AH 9C TC", "9H")
    game.apply(Pass())
    assert weighed(game, Pass()).grade is Grade.BLUNDER
    assert weighed(game, OrderUp()).grade is Grade.BEST


def test_who_throws_the_right_bower_under_the_joker_has_done_worse_than_with_the_nine() -> None:
    game = stacked_game("XX AD KD AS KS", "JH 9H AC KC QC", "TH", Rules(pack="25"))
    game.apply(OrderUp())
    game.apply(Discard(Card.parse("QC")))
    game.apply(Play(Card.parse("XX")))
    thrown, kept = (weighed(game, Play(Card.parse(code))) for code in ("JH", "9H"))
    assert kept.grade is Grade.BEST
    assert thrown.grade.wrong


def test_a_decision_worth_as_much_as_the_best_is_best() -> None:
    nine, ten = (Option(Play(Card.parse(code)), 0.5, 1.0) for code in ("9C", "TC"))
    as_good = Appraisal((nine, ten), ten)
    assert as_good.given_away == 0
    assert as_good.grade is Grade.BEST


def test_points_the_match_does_not_need_are_not_given_away() -> None:
    march, enough = Option(Play(ACE), 1.0, 2.0), Option(Play(NINE), 1.0, 1.0)
    assert Appraisal((march, enough), enough).points_given_away == 0


def test_grades_follow_from_what_was_given_away() -> None:
    limits = [limit for _, limit in LIMITS]
    assert limits == sorted(limits)
    assert [grade(0), *map(grade, limits)] == list(Grade)
    assert [each for each in Grade if each.wrong] == [Grade.DUBIOUS, Grade.MISTAKE, Grade.BLUNDER]
