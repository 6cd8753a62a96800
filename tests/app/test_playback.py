"""A playback is a cursor that moves when its time has come."""

from hypothesis import given
from hypothesis import strategies as st

from app.playback import SPEEDS, UNTIL_ASKED, Loop, Playback


def every_second(position: int) -> float:
    return 1.0


def test_an_event_is_shown_when_the_one_before_has_been_held_long_enough() -> None:
    playback = Playback(3, every_second)
    assert playback.due(10.0) == 11.0
    assert not playback.tick(10.9)
    assert playback.tick(11.0)
    assert (playback.position, playback.due(11.0)) == (1, 12.0)


def test_at_high_speed_many_events_are_shown_at_once_and_none_is_lost() -> None:
    playback = Playback(1000, every_second, speed=512)
    playback.due(0.0)
    playback.tick(0.25)
    assert playback.position == 128
    playback.tick(0.5)
    assert playback.position == 256


def test_time_in_which_the_machine_slept_is_not_made_up_for() -> None:
    playback = Playback(1000, every_second)
    playback.due(0.0)
    playback.tick(600.0)
    assert (playback.position, playback.due(600.0)) == (1, 601.0)


def test_what_is_held_until_asked_waits_for_an_answer() -> None:
    playback = Playback(2, lambda position: UNTIL_ASKED)
    assert playback.due(0.0) is None
    assert not playback.tick(1e9)
    assert playback.advance(1e9)
    assert playback.position == 1


def test_paused_it_stays_and_steps() -> None:
    playback = Playback(5, every_second, playing=False)
    assert not playback.tick(100.0)
    assert playback.advance(100.0)
    playback.set_playing(True, 200.0)
    assert playback.due(200.0) == 201.0


def test_what_follows_without_a_hold_is_shown_together_with_what_was_asked_for() -> None:
    holds = [UNTIL_ASKED, 0.0, 0.0, 1.0, 0.0]
    playback = Playback(5, lambda position: holds[position])
    assert playback.advance(0.0)
    assert playback.position == 3


def test_it_stops_at_the_end_and_goes_on_when_there_is_more() -> None:
    playback = Playback(1, every_second)
    playback.due(0.0)
    playback.tick(1.0)
    assert playback.at_end
    assert playback.due(50.0) is None
    playback.grow(3, 50.0)
    assert playback.tick(50.0)
    assert (playback.position, playback.due(50.0)) == (2, 51.0)


def test_an_endless_game_goes_round_in_its_loop() -> None:
    playback = Playback(5, every_second, loop=Loop(2, 5))
    playback.due(0.0)
    shown = []
    for second in range(1, 13):
        playback.tick(float(second))
        shown.append(playback.position)
    assert shown == [1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5, 3]
    assert playback.laps == 3
    assert not playback.at_end


@given(st.integers(-9, 99))
def test_seeking_stays_in_the_game(position: int) -> None:
    playback = Playback(50, every_second)
    playback.seek(position, 0.0)
    assert playback.position == max(0, min(50, position))
    assert playback.due(0.0) in (None, 1.0)


@given(st.lists(st.integers(-3, 3)))
def test_the_speed_is_always_one_there_is(steps: list[int]) -> None:
    playback = Playback(1, every_second)
    for step in steps:
        playback.change_speed(step, 0.0)
        assert playback.speed in SPEEDS
