"""Any position of a game at once, forwards and backwards, as all or as one seat sees it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import beggar, euchre
from engines.saves import BEGGAR, EUCHRE, Mark, loop
from tests.engines.saves.games import beggar_games, euchre_games, play_on


@settings(max_examples=25)
@given(euchre_games, st.integers(0, 200), st.integers(0, 1))
def test_every_position_is_the_fold_of_the_events_before_it(
    game: euchre.Game, decisions: int, seat: int
) -> None:
    play_on(game, decisions, random.Random(1))
    whole = EUCHRE.timeline(game)
    seen = whole.seen_by(seat)
    state = whole.state_at(0)
    assert state.hand_number == 0
    for position, event in enumerate(game.stream.history):
        assert whole.state_at(position) == state
        assert seen.state_at(position) == euchre.view(state, seat)
        assert seen.events[position] == euchre.redact(event, seat)
        state = euchre.evolve(state, event)
    assert whole.state_at(len(whole)) == whole.state == state == game.state
    assert seen.state == game.view(seat)


@settings(max_examples=25)
@given(beggar_games, st.integers(0, 300))
def test_tricks_are_marked_where_the_table_is_empty_before_their_first_card(
    game: beggar.Game, decisions: int
) -> None:
    play_on(game, decisions, random.Random(1))
    timeline = BEGGAR.timeline(game)
    tricks = [mark for mark in timeline.marks if mark.kind == "trick"]
    assert [mark.number for mark in tricks] == list(range(1, len(tricks) + 1))
    for mark in tricks:
        assert timeline.state_at(mark.index).pile == ()
        assert timeline.state_at(mark.index).tricks == mark.number - 1
        assert isinstance(timeline.events[mark.index], beggar.CardTurned)
    if game.result is not None and game.result.reason == "all cards":
        assert len(tricks) == game.result.tricks


def test_hands_are_marked_where_they_have_been_dealt() -> None:
    game = euchre.Game(seed=6)
    play_on(game, 10_000, random.Random(2))
    timeline = EUCHRE.timeline(game)
    hands = [mark for mark in timeline.marks if mark.kind == "hand"]
    assert [mark.number for mark in hands] == list(range(1, game.state.hand_number + 1))
    for mark in hands:
        assert isinstance(timeline.events[mark.index - 1], euchre.HandDealt)
        assert timeline.state_at(mark.index).hand_number == mark.number
    assert list(timeline.marks) == sorted(timeline.marks, key=lambda mark: mark.index)
    assert timeline.find("hand", 2) == hands[1]
    assert timeline.find("hand", 0) is None


def test_a_timeline_follows_a_game_that_goes_on() -> None:
    game = beggar.Game(seed=6)
    whole, seen = BEGGAR.timeline(game), BEGGAR.timeline(game, seat=1)
    game.stream.subscribe(whole.append)
    game.stream.subscribe(seen.append)
    play_on(game, 100, random.Random(2))
    assert whole.events == list(game.stream.history)
    assert whole.state == game.state
    assert seen.state == game.view(1)
    assert seen.marks == whole.marks


def test_a_copy_goes_its_own_way() -> None:
    game = beggar.Game(seed=6)
    timeline = BEGGAR.timeline(game)
    twin = timeline.copy()
    game.stream.subscribe(twin.append)
    play_on(game, 100, random.Random(2))
    assert len(timeline) == 1
    assert timeline.marks == [Mark(1, "hand", 1)]
    assert twin.state_at(50) == BEGGAR.timeline(game).state_at(50)


def test_there_is_no_position_before_the_first_or_after_the_last() -> None:
    timeline = BEGGAR.timeline(beggar.Game(seed=6))
    for position in (-1, 2):
        with pytest.raises(IndexError):
            timeline.state_at(position)


def test_an_endless_game_goes_round_from_a_position_that_comes_back() -> None:
    game = beggar.Game(hands=beggar.parse_deal(beggar.record("casella-2024").deal))
    play_on(game, 1_000, random.Random(1))
    timeline = BEGGAR.timeline(game)
    assert game.result is not None
    goes_round = loop(timeline)
    assert goes_round is not None
    start, end = map(timeline.state_at, goes_round)
    assert (start.cards, start.tricks) == (34, 4)
    assert (end.cards, end.tricks) == (474, 66)
    assert start.to_act == end.to_act
    assert [kinds(hand) for hand in start.hands] == [kinds(hand) for hand in end.hands]
    assert loop(timeline.seen_by(0)) == goes_round


def kinds(hand: beggar.Hand) -> str:
    return beggar.kinds([card for card in hand if card])


@pytest.mark.parametrize("turned", [0, 3, 1_000])
def test_any_other_game_goes_round_nowhere(turned: int) -> None:
    game = beggar.Game(hands=["--A-", "K---"])
    play_on(game, turned, random.Random(1))
    assert loop(BEGGAR.timeline(game)) is None


def test_what_one_seat_saw_does_not_tell_what_another_did() -> None:
    seen = EUCHRE.timeline(euchre.Game(seed=1), seat=0)
    with pytest.raises(ValueError, match="does not tell"):
        seen.seen_by(1)
