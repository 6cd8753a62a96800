"""A game that was left is carried on as if it had never been left."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import beggar, euchre
from engines.beggar import TurnCard
from engines.saves import AnyGame, BadSave, Recorder, SaveInUse, load
from tests.engines.saves.games import a_file, games, play_on, written


def take_the_same(resumed: AnyGame, history: Sequence[object]) -> None:
    """Take in a resumed game the decisions that led to this history."""

    def led(events: Sequence[object]) -> bool:
        told = len(resumed.stream)
        return tuple(history[told : told + len(events)]) == events

    while len(resumed.stream) < len(history):
        match resumed:
            case beggar.Game(state=state):
                turns = resumed.legal_actions()
                resumed.apply(next(turn for turn in turns if led(beggar.decide(state, turn))))
            case euchre.Game(state=match):
                calls = resumed.legal_actions()
                resumed.apply(next(call for call in calls if led(euchre.decide(match, call))))


@settings(max_examples=40)
@given(games, st.integers(0, 120), st.integers(), st.data())
def test_cut_after_any_line_and_carried_on_a_game_ends_in_the_same_file(
    game: AnyGame, decisions: int, seed: int, data: st.DataObject
) -> None:
    with a_file() as path:
        content = written(game, path, decisions, seed)
        lines = content.splitlines(keepends=True)
        kept = data.draw(st.integers(2, len(lines)))
        path.write_bytes(b"".join(lines[:kept]))
        cut = load(path)
        resumed = cut.resume()
        with Recorder.carry_on(resumed, cut, deferred=True):
            take_the_same(resumed, game.stream.history)
        assert path.read_bytes() == content
        assert resumed.state == game.state


@pytest.mark.parametrize("game", [beggar.Game(seed=3), euchre.Game(seed=3)])
def test_a_tail_torn_at_any_byte_is_cut_away_with_a_note(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    content = written(game, path, 4)
    header, deal, *_ = content.splitlines(keepends=True)
    for length in range(len(content) - 1, -1, -1):
        path.write_bytes(content[:length])
        if length < len(header) + len(deal):
            with pytest.raises(BadSave):
                load(path)
            continue
        torn = load(path)
        whole = content[:length].rfind(b"\n") + 1
        assert torn.note == (
            "The last line was not written to its end and is left out." if whole < length else ""
        )
        assert len(torn.entries) == content[:length].count(b"\n") - 1


@pytest.mark.parametrize("blank", [b"\n", b"\n\n \n", b"\r\n", b"\n  "])
def test_blank_lines_at_the_end_are_no_part_of_the_game(tmp_path: Path, blank: bytes) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(seed=3), path, 14)
    path.write_bytes(content + blank)
    game = load(path)
    resumed = game.resume()
    assert isinstance(resumed, beggar.Game)
    with Recorder.carry_on(resumed, game):
        resumed.apply(TurnCard())
    assert path.read_bytes().startswith(content + b"{")
    assert load(path).state == resumed.state


@pytest.mark.parametrize("torn_off", [1, 2, 10, 30])
def test_a_torn_tail_never_spoils_the_line_after_it(tmp_path: Path, torn_off: int) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(seed=3), path, 14)
    path.write_bytes(content[:-torn_off])
    torn = load(path)
    resumed = torn.resume()
    assert isinstance(resumed, beggar.Game)
    with Recorder.carry_on(resumed, torn):
        resumed.apply(TurnCard())
    assert path.read_bytes() == content
    assert load(path).note == ""


def test_a_tail_of_zeros_after_a_power_cut_is_a_torn_tail(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(seed=3), path, 14)
    path.write_bytes(content + b"\0" * 512)
    torn = load(path)
    resumed = torn.resume()
    assert isinstance(resumed, beggar.Game)
    with Recorder.carry_on(resumed, torn):
        resumed.apply(TurnCard())
    assert load(path).state == resumed.state


def test_a_game_that_others_played_on_meanwhile_is_to_be_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    written(beggar.Game(seed=3), path, 14)
    first, second = load(path), load(path)
    resumed = first.resume()
    with Recorder.carry_on(resumed, first):
        play_on(resumed, 1, random.Random(1))
    with pytest.raises(SaveInUse, match="open it again"):
        Recorder.carry_on(second.resume(), second)


def test_a_file_that_was_altered_meanwhile_is_to_be_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(seed=3), path, 14)
    saved = load(path)
    path.write_bytes(content[:-2] + b"!\n")
    with pytest.raises(SaveInUse, match="open it again"):
        Recorder.carry_on(saved.resume(), saved)


def test_another_game_is_not_written_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(seed=3), path, 14)
    saved = load(path)
    for other in (beggar.Game(seed=4), beggar.Game(seed=3), euchre.Game(seed=3)):
        with pytest.raises(ValueError, match="not the one that was saved"):
            Recorder.carry_on(other, saved)
    assert path.read_bytes() == content
    with Recorder.carry_on(saved.resume(), saved):
        pass


def test_a_match_carried_on_is_dealt_the_hands_it_would_have_been_dealt() -> None:
    with a_file() as path:
        game = euchre.Game(seed=11)
        written(game, path, 3)
        resumed = load(path).resume()
        for played in (game, resumed):
            play_on(played, 150, random.Random(5))
        assert resumed.state == game.state
