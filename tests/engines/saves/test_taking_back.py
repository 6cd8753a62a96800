"""What was taken back in a game of practice is no part of it, and its file goes on all the same."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import euchre
from engines.errors import IllegalAction
from engines.euchre import HandDealt, Pass
from engines.saves import EUCHRE, BadSave, Recorder, SavedEuchre, Timeline, load
from tests.engines.saves.games import a_file, euchre_rules, play_on

practised = st.builds(
    euchre.Game,
    euchre_rules,
    seed=st.sampled_from([None, 3]),
    chance=st.integers(0, 2**32).map(random.Random),
)


def loaded(path: Path) -> SavedEuchre:
    saved = load(path)
    assert isinstance(saved, SavedEuchre)
    return saved


def take_back(game: euchre.Game, seat: int) -> int:
    """Take back what a seat did last; how many events that were, none if there was nothing."""
    try:
        return len(game.take_back(seat))
    except IllegalAction:
        return 0


def wander(game: euchre.Game, chance: random.Random, steps: Sequence[int]) -> None:
    """Play so many decisions, take one of either seat back, and so on."""
    for decisions in steps:
        play_on(game, decisions, chance)
        take_back(game, chance.choice((0, 1)))


@settings(max_examples=60)
@given(practised, st.integers(0, 60), st.integers(), st.data())
def test_who_takes_back_is_where_he_was(
    game: euchre.Game, decisions: int, seed: int, data: st.DataObject
) -> None:
    chance = random.Random(seed)
    play_on(game, decisions, chance)
    seat = game.to_act
    if seat is None:
        return
    state, told = game.state, game.stream.history
    whole, seen = EUCHRE.timeline(game), EUCHRE.timeline(game, seat)
    for timeline in (whole, seen):
        game.stream.subscribe(timeline.append, taken_back=timeline.take_back)
    position, marks, view = len(whole), [*whole.marks], seen.state
    game.apply(chance.choice(game.legal_actions()))
    for _ in range(data.draw(st.integers(0, 20))):
        if game.to_act not in (None, seat):
            play_on(game, 1, chance)
    game.take_back(seat)
    assert (game.state, game.stream.history) == (state, told)
    assert (len(whole), whole.marks, whole.state) == (position, marks, state)
    assert seen.state == view
    assert [whole.state_at(at) for at in range(position + 1)] == [*_states(game)]


def _states(game: euchre.Game) -> list[euchre.State]:
    fresh: Timeline[euchre.State, euchre.Event] = EUCHRE.timeline(game)
    return [fresh.state_at(at) for at in range(len(fresh) + 1)]


@settings(max_examples=40)
@given(practised, st.lists(st.integers(0, 30), max_size=8), st.integers())
def test_a_file_in_which_much_was_taken_back_holds_the_game_that_is_left(
    game: euchre.Game, steps: list[int], seed: int
) -> None:
    with a_file() as path:
        with Recorder(game, path, practice=True, deferred=True):
            wander(game, random.Random(seed), steps)
        saved = loaded(path)
        assert saved.state == game.state
        assert tuple(saved.timeline().events) == game.stream.history
        assert saved.resume().stream.history == game.stream.history
    with a_file() as path:
        with Recorder(game, path, practice=True, deferred=True):
            pass
        assert [entry.what for entry in loaded(path).entries] == [
            entry.what for entry in saved.entries
        ]


@settings(max_examples=40)
@given(practised, st.lists(st.integers(0, 30), max_size=6), st.integers())
def test_a_practised_game_is_carried_on_from_where_it_was_left(
    game: euchre.Game, steps: list[int], seed: int
) -> None:
    with a_file() as path:
        with Recorder(game, path, practice=True, deferred=True):
            wander(game, random.Random(seed), steps)
        for _ in range(3):
            saved = loaded(path)
            resumed = saved.resume(random.Random(seed))
            with Recorder.carry_on(resumed, saved, deferred=True):
                wander(resumed, random.Random(seed), [12, 7])
            assert loaded(path).state == resumed.state


@pytest.mark.parametrize("seed", [None, 3])
def test_a_hand_that_was_taken_back_is_dealt_again_with_the_same_pack(
    tmp_path: Path, seed: int | None
) -> None:
    path = tmp_path / "game.bowers"
    game = euchre.Game(euchre.Rules(), seed=seed, chance=random.Random(1))
    with Recorder(game, path, practice=True):
        while game.state.hand_number == 1:
            last = game.to_act
            game.apply(game.legal_actions()[-1])
        second = game.stream.history[-1]
        assert isinstance(second, HandDealt)
        assert last is not None
        game.take_back(last)
        assert game.state.hand_number == 1
    saved = loaded(path)
    resumed = saved.resume(random.Random(2))
    with Recorder.carry_on(resumed, saved):
        resumed.apply(resumed.legal_actions()[-1])
        assert resumed.stream.history[-1] == second
    assert loaded(path).state == resumed.state


def test_what_is_no_practice_is_not_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    game = euchre.Game(seed=3)
    with Recorder(game, path):
        seat = game.to_act
        assert seat is not None
        game.apply(Pass())
        with pytest.raises(ValueError, match="practice"):
            game.take_back(seat)


def test_a_file_in_which_nothing_may_be_taken_back_says_where_it_was(tmp_path: Path) -> None:
    practised_lines = practised_file(tmp_path).read_text().splitlines()
    path = tmp_path / "plain.bowers"
    game = euchre.Game(seed=3)
    with Recorder(game, path):
        game.apply(Pass())
    path.write_text(path.read_text() + practised_lines[3] + "\n")
    with pytest.raises(BadSave, match="In line 4: this is no game of practice"):
        load(path)


def test_more_than_there_is_cannot_be_taken_back(tmp_path: Path) -> None:
    path = practised_file(tmp_path)
    head, deal, _, taken = path.read_text().splitlines()
    path.write_text("\n".join((head, deal, taken, "")))
    with pytest.raises(BadSave, match="In line 3: expected something that can be taken back"):
        load(path)


def test_another_pack_than_the_one_taken_back_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    game = euchre.Game(euchre.Rules(stick_the_dealer=False), chance=random.Random(1))
    with Recorder(game, path, practice=True):
        for _ in range(4):
            last = game.to_act
            game.apply(Pass())
        assert game.state.hand_number == 2
        assert last is not None
        game.take_back(last)
        game.apply(Pass())
    lines = path.read_text().splitlines()
    deals = [number for number, line in enumerate(lines) if '"deal"' in line]
    lines[deals[2]] = lines[deals[0]]
    path.write_text("\n".join((*lines, "")))
    with pytest.raises(BadSave, match=f"In line {deals[2] + 1}: "):
        load(path)


def practised_file(tmp_path: Path) -> Path:
    """A deal, a pass, and the pass taken back."""
    path = tmp_path / "game.bowers"
    game = euchre.Game(seed=3)
    with Recorder(game, path, practice=True):
        seat = game.to_act
        assert seat is not None
        game.apply(Pass())
        game.take_back(seat)
    return path
