"""What a score is worth: the chance to win the match from it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.euchre import Rules
from engines.euchre.match_equity import chance

to_ten = st.integers(0, 9)


@pytest.mark.parametrize(
    ("non_dealer", "dealer", "known"),
    [
        (0, 0, 0.482),
        (5, 5, 0.472),
        (8, 8, 0.444),
        (9, 9, 0.305),
        (9, 8, 0.603),
        (8, 9, 0.270),
        (0, 9, 0.005),
        (9, 0, 0.993),
    ],
)
def test_the_chance_of_the_coming_non_dealer_in_a_match_to_ten(
    non_dealer: int, dealer: int, known: float
) -> None:
    assert chance(Rules(), (non_dealer, dealer), 0, dealer=1) == pytest.approx(known, abs=6e-4)


@given(to_ten, to_ten, st.integers(0, 1))
def test_one_of_the_two_wins(first: int, second: int, dealer: int) -> None:
    scores = first, second
    both = [chance(Rules(), scores, seat, dealer) for seat in (0, 1)]
    assert sum(both) == pytest.approx(1)


@given(to_ten, to_ten, st.integers(0, 1))
def test_a_point_more_is_a_better_chance(first: int, second: int, dealer: int) -> None:
    now, then = (
        chance(Rules(), scores, 0, dealer) for scores in ((first, second), (first + 1, second))
    )
    assert then > now


@given(to_ten, to_ten, st.integers(1, 90))
def test_only_the_points_still_needed_count(first: int, second: int, more: int) -> None:
    there = chance(Rules(target=10 + more), (first + more, second + more), 0, dealer=1)
    assert there == chance(Rules(), (first, second), 0, dealer=1)


def test_a_match_without_end_in_sight_is_even_but_for_the_lead() -> None:
    rules = Rules(target=10**9)
    assert chance(rules, (0, 0), 0, dealer=1) == pytest.approx(0.5, abs=0.01)
    assert chance(rules, (300, 0), 0, dealer=1) > 0.99


def test_who_has_reached_the_target_has_won() -> None:
    assert chance(Rules(), (10, 9), 0, dealer=0) == 1
    assert chance(Rules(), (10, 9), 1, dealer=0) == 0
