"""How far a work is, and lengths in bins."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.lab.histogram import histogram, round_number
from app.lab.pace import Pace
from app.lab.playing import parts, played
from app.narration.lab import duration, rate
from engines.beggar import Rules
from engines.beggar.lab import Lengths, RandomDeals, play_lot

lengths = st.dictionaries(st.integers(1, 3000), st.integers(1, 50), min_size=1).map(Lengths)


@given(lengths, st.integers(1, 120), st.booleans())
def test_every_game_falls_into_one_bin_or_beyond_them(
    of: Lengths, most_bins: int, round_step: bool
) -> None:
    shown = histogram(of, most_bins, round_step=round_step)
    assert len(shown.counts) <= most_bins
    assert sum(shown.counts) + shown.beyond == of.games
    assert shown.beyond <= of.games / 100
    for place, count in enumerate(shown.counts):
        assert count == of.between(place * shown.step, (place + 1) * shown.step - 1)


def test_a_histogram_of_nothing_has_nothing_in_it() -> None:
    assert sum(histogram(Lengths(), 40).counts) == 0


@pytest.mark.parametrize(("least", "number"), [(1, 1), (3, 5), (20, 20), (21, 50), (501, 1000)])
def test_people_count_by_ones_twos_and_fives(least: int, number: int) -> None:
    assert round_number(least) == number


def test_a_pace_says_how_long_the_rest_will_take() -> None:
    pace = Pace(done=250, total=1000, seconds=5)
    assert (pace.part, pace.rate, pace.left) == (0.25, 50, 15)


def test_before_anything_is_done_nobody_knows() -> None:
    assert (Pace(0, 1000, 5).rate, Pace(0, 1000, 5).left, Pace(10, 20, 0).left) == (None,) * 3


def test_numbers_and_times_are_told_roundly() -> None:
    assert [rate(number) for number in (12.4, 999, 14_321, 1_240_000)] == [
        "12",
        "999",
        "14,300",
        "1.2 million",
    ]
    times = [duration(seconds) for seconds in (3.4, 119, 150, 7_300, 200_000)]
    assert times == ["3 s", "119 s", "2 min", "2 h", "2 days"]


def test_the_figures_are_those_of_the_first_deals_whoever_plays_them() -> None:
    lot = RandomDeals(Rules(players=3), 7, 0, 500, keep=3)
    growing = list(played(lot, workers=2, size=200))
    assert growing == [play_lot(replace(lot, deals=deals)) for deals in (200, 400, 500)]


def test_a_single_part_is_played_here() -> None:
    lot = RandomDeals(Rules(), 7, 0, 50, keep=3)
    assert list(played(lot, workers=1)) == [play_lot(lot)]


@given(st.integers(0, 10**12), st.integers(1, 5000), st.integers(100, 5000))
def test_a_lot_is_the_sum_of_its_parts(first: int, deals: int, size: int) -> None:
    whole = RandomDeals(Rules(), 1, first, deals, 1)
    numbers = [
        number
        for part in parts(whole, size)
        for number in range(part.first, part.first + part.deals)
    ]
    assert numbers == list(range(first, first + deals))
