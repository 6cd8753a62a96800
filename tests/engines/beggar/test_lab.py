"""What the lab takes, and what it does not ask."""

import pytest

from engines.beggar import Rules, play_out
from engines.cards import Card
from engines.errors import BadDeal


def test_cards_and_their_kinds_come_out_alike() -> None:
    hands = [[Card.parse("2C"), Card.parse("JH")], [Card.parse("AS"), Card.parse("9D")]]
    assert play_out(hands) == play_out(["-J", "A-"]) == play_out("-J/A-")


def test_there_are_as_many_players_as_hands() -> None:
    assert play_out("-/-/--", Rules(players=2)).winners == (2,)


def test_kinds_need_not_make_up_a_pack() -> None:
    assert play_out(["-" * 60, "-" * 61]).cards == 120
    assert play_out(["J" * 9, "-" * 9]).winners == (0,)


def test_hands_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(BadDeal, match="Card 1 of hand 2 is '7'"):
        play_out(["--", "7"])


def test_a_loop_is_found_whether_it_begins_at_once_or_late() -> None:
    at_once = play_out("--K-K-Q-Q-KJ-----KJ-/--J--Q----Q-------J-")
    late = play_out("---K---Q-KQAJ-----AAJ--J--/----------Q----KQ-J-----KA")
    assert (at_once.loop_start_tricks, at_once.period_tricks) == (0, 84)
    assert (late.loop_start_tricks, late.period_tricks) == (4, 62)
