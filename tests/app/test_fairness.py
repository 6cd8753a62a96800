"""The chi-square test agrees with the printed tables, and seldom calls what is fair unfair."""

import math
import random

import pytest

from app.fairness import chance_of, chi_square_beyond, of_all


@pytest.mark.parametrize(
    ("degrees", "value", "beyond"),
    [
        (1, 2.706, 0.10),
        (1, 3.841, 0.05),
        (1, 6.635, 0.01),
        (2, 5.991, 0.05),
        (2, 9.210, 0.01),
        (3, 7.815, 0.05),
        (3, 0.352, 0.95),
        (4, 13.277, 0.01),
        (5, 11.070, 0.05),
        (6, 12.592, 0.05),
        (9, 16.919, 0.05),
        (10, 29.588, 0.001),
        (30, 43.773, 0.05),
    ],
)
def test_the_tail_is_the_one_in_the_tables(degrees: int, value: float, beyond: float) -> None:
    """Percentage points of the distribution, as every table has them (NIST Handbook 1.3.6.7.4)."""
    assert chi_square_beyond(value, degrees) == pytest.approx(beyond, rel=3e-3)


def test_no_difference_at_all_is_always_reached() -> None:
    assert all(chi_square_beyond(0, degrees) == 1 for degrees in range(1, 12))


def test_weldon_s_dice_are_not_fair() -> None:
    """26,306 throws of 12 dice, fives and sixes counted (Pearson 1900): far from fair."""
    throws = [185, 1149, 3265, 5475, 6114, 5194, 3067, 1331, 403, 105, 14, 4, 0]
    fair = [sum(throws) * math.comb(12, k) * 2 ** (12 - k) / 3**12 for k in range(13)]
    chance = chance_of(throws, fair)
    assert chance is not None
    assert chance < 0.001


def test_mendel_s_peas_are_as_expected() -> None:
    """Round and yellow, and the rest, as 9 to 3 to 3 to 1: chi-square 0.470 (Mendel 1866)."""
    peas = [315, 108, 101, 32]
    fair = [sum(peas) * share / 16 for share in (9, 3, 3, 1)]
    assert chance_of(peas, fair) == pytest.approx(chi_square_beyond(0.470, 3), abs=1e-3)
    assert chance_of(peas, fair) == pytest.approx(0.925, abs=1e-3)


def test_small_classes_are_counted_together() -> None:
    assert chance_of([12, 3, 2, 3], [10, 4, 3, 3]) == chance_of([12, 8], [10, 10])
    assert chance_of([10, 8, 2], [10, 8, 2]) == 1


def test_too_few_are_nothing_to_judge_by() -> None:
    assert chance_of([4, 4], [4, 4]) is None
    assert chance_of([], []) is None


def test_the_least_of_many_chances_is_no_wonder() -> None:
    assert of_all([0.01, 0.5, 0.9]) == pytest.approx(0.0297, abs=1e-4)
    assert of_all([0.5, 0.5]) == 0.75
    assert of_all([0.2]) == pytest.approx(0.2)


def test_a_fair_die_is_called_unfair_as_seldom_as_said() -> None:
    luck = random.Random(1)
    series = [[0] * 6 for _ in range(1000)]
    for counts in series:
        for _ in range(60):
            counts[luck.randrange(6)] += 1
    chances = [chance_of(counts, [10] * 6) for counts in series]
    below = sum(chance is not None and chance < 0.05 for chance in chances)
    assert 25 <= below <= 75
