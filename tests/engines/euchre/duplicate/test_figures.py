"""What pairs add up to."""

from math import sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.euchre.duplicate import Estimate, PairOfDeals, Score, Sum


def test_a_pair_counts_once_in_the_standard_error() -> None:
    score = Score()
    score.add_deals([PairOfDeals(2, -1), PairOfDeals(1, 1), PairOfDeals(-2, 1)])
    score.add_matches(2)
    score.add_matches(1)
    found = score.figures
    assert found.pairs == 3
    assert found.points.mean == pytest.approx((0.5 + 1 - 0.5) / 3)
    assert found.points.error == pytest.approx(sqrt((1 / 36 + 16 / 36 + 25 / 36) / 2 / 3))
    assert (found.dealing.mean, found.not_dealing.mean) == pytest.approx((1 / 3, 1 / 3))
    assert (found.matches, found.wins, found.win_rate) == (4, 3, Estimate(0.75, 0.25))


@given(st.lists(st.integers(-4, 4), min_size=2), st.integers(1, 3))
def test_a_sum_knows_mean_and_standard_error(values: list[int], unit: int) -> None:
    added = Sum()
    for value in values:
        added.add(value)
    found, parts = added.estimate(unit), [value / unit for value in values]
    assert found.mean == pytest.approx(fmean(parts))
    assert found.error == pytest.approx(stdev(parts) / sqrt(len(parts)))


def test_one_value_tells_no_error_and_none_no_mean() -> None:
    added = Sum()
    assert added.estimate() == Estimate(None, None)
    added.add(1)
    assert added.estimate(unit=2) == Estimate(0.5, None)
