"""A pair is the same cards twice, each contestant on either side of them."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.euchre import Rules
from engines.euchre.duplicate import Contest, PairOfDeals, PairOfMatches, PairsOfDeals
from tests.engines.euchre.matches import rules, seeds

steady = st.sampled_from(("normal", "all-seeing"))
quick = st.sampled_from(("easy", "normal", "random", "all-seeing"))


@settings(max_examples=20)
@given(steady, rules, seeds)
def test_who_is_as_good_gains_nothing(name: str, table_rules: Rules, seed: int) -> None:
    contest = Contest(name, name, table_rules, seed)
    for pair in PairsOfDeals(contest, range(3)).answer():
        assert pair.dealing == -pair.not_dealing
    assert PairOfMatches(contest, 0).answer() == 1


@settings(max_examples=20)
@given(steady, rules, seeds)
def test_what_one_gains_the_other_loses(name: str, table_rules: Rules, seed: int) -> None:
    there, back = (
        PairsOfDeals(Contest(*players, table_rules, seed), range(3)).answer()
        for players in (("normal", name), (name, "normal"))
    )
    assert back == tuple(PairOfDeals(-pair.not_dealing, -pair.dealing) for pair in there)


@settings(max_examples=20)
@given(quick, quick, rules, seeds)
def test_a_pair_follows_from_the_contest_and_its_number(
    first: str, second: str, table_rules: Rules, seed: int
) -> None:
    contest = Contest(first, second, table_rules, seed)
    elsewhere = pickle.loads(pickle.dumps(contest))
    assert PairsOfDeals(contest, range(4)).answer()[2:] == (
        *PairsOfDeals(elsewhere, range(2, 3)).answer(),
        *PairsOfDeals(elsewhere, range(3, 4)).answer(),
    )
    assert PairOfMatches(contest, 1).answer() == PairOfMatches(elsewhere, 1).answer()


@pytest.mark.parametrize(("first", "wins"), [("normal", 2), ("random", 0)])
def test_chance_wins_no_match_of_a_player(first: str, wins: int) -> None:
    second = "random" if first == "normal" else "normal"
    contest = Contest(first, second, Rules(), seed=4)
    assert [PairOfMatches(contest, number).answer() for number in range(5)] == [wins] * 5


def test_who_relies_on_luck_has_luck_of_his_own() -> None:
    pairs = PairsOfDeals(Contest("random", "random", seed=1), range(40)).answer()
    assert any(pair.dealing != -pair.not_dealing for pair in pairs)
