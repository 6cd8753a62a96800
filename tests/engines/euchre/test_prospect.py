"""What may become of a hand: one list of chances, and what follows from it."""

from __future__ import annotations

import pytest

from engines.euchre.players.prospect import Prospect

AS_MAKER = Prospect(making=(0.0, 0.1, 0.1, 0.3, 0.2, 0.1), thrown_in=0.2)
AS_DEFENDER = Prospect(defending=(0.1, 0.2, 0.3, 0.4, 0.0, 0.0))


def test_the_maker_needs_three_tricks() -> None:
    assert AS_MAKER.makes == pytest.approx(0.6)
    assert AS_MAKER.euchred == pytest.approx(0.2)
    assert AS_MAKER.euchres == 0


def test_the_defender_euchres_with_three_tricks() -> None:
    assert AS_DEFENDER.euchres == pytest.approx(0.4)
    assert AS_DEFENDER.makes == AS_DEFENDER.euchred == 0


def test_points_are_one_for_making_two_for_a_march_and_two_lost_when_euchred() -> None:
    assert AS_MAKER.points == pytest.approx(0.5 + 2 * 0.1 - 2 * 0.2)


def test_points_of_a_defender_are_those_the_maker_does_not_win() -> None:
    assert AS_DEFENDER.points == pytest.approx(-2 * 0.1 - 0.5 + 2 * 0.4)


def test_prospects_of_the_ways_a_hand_may_go_add_up() -> None:
    both = AS_MAKER + AS_DEFENDER
    assert both.points == pytest.approx(AS_MAKER.points + AS_DEFENDER.points)
    assert both.of(2).thrown_in == pytest.approx(0.1)
