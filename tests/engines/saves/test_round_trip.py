"""A game that was written down is the same game when it is read."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engines import beggar, euchre
from engines.saves import AnyGame, Recorder, SavedBeggar, SavedEuchre, Seat, load
from tests.engines.saves.games import a_file, games, names, play_on, written

NASTY = "[/] [@click=app.quit] \x1b[2J 王"


@settings(max_examples=60)
@given(games, st.integers(0, 400), st.integers())
def test_a_game_left_anywhere_is_read_with_every_event_of_it(
    game: AnyGame, decisions: int, seed: int
) -> None:
    with a_file() as path:
        written(game, path, decisions, seed)
        saved = load(path)
        assert tuple(saved.timeline().events) == game.stream.history
        assert saved.state == game.state
        assert saved.finished == (game.result is not None)
        assert saved.rules == game.state.rules
        assert [seat.name for seat in saved.seats] == names(game)
        assert saved.note == ""


@settings(max_examples=40)
@given(games, st.integers(0, 200), st.integers())
def test_a_game_is_carried_on_exactly_where_it_stood(
    game: AnyGame, decisions: int, seed: int
) -> None:
    with a_file() as path:
        written(game, path, decisions, seed)
        resumed = load(path).resume()
        assert resumed.state == game.state
        assert resumed.stream.history == game.stream.history
        assert resumed.legal_actions() == game.legal_actions()


def test_the_kind_of_game_is_told_by_the_type_of_what_is_read() -> None:
    with a_file() as path:
        written(beggar.Game(seed=1), path, 3)
        assert isinstance(load(path), SavedBeggar)
    with a_file() as path:
        written(euchre.Game(seed=1), path, 3)
        assert isinstance(load(path), SavedEuchre)


def test_seats_keep_their_name_and_who_plays_them() -> None:
    with a_file() as path:
        seats = [Seat("Ann"), Seat("Ada", "normal")]
        with Recorder(euchre.Game(seed=1), path, seats=seats, when="2025-06-01T20:15:00+02:00"):
            pass
        saved = load(path)
        assert saved.seats == (Seat("Ann"), Seat("Ada", "normal"))
        assert saved.header.when == "2025-06-01T20:15:00+02:00"


def test_names_are_cleaned_when_they_are_written() -> None:
    with a_file() as path:
        with Recorder(euchre.Game(seed=1), path, seats=[NASTY, "\u202e\ud800"]):
            pass
        assert [seat.name for seat in load(path).seats] == [
            "[/] [@click=app.quit] [2J 王",
            "Player 2",
        ]


def test_names_are_cleaned_when_they_are_read() -> None:
    with a_file() as path:
        game = euchre.Game(seed=1)
        written(game, path, 5)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('"Ann"', r'"A\u001b[2J\u202en"'), encoding="utf-8")
        assert load(path).seats[0].name == "A[2Jn"


def test_fields_that_a_later_version_may_add_are_ignored() -> None:
    with a_file() as path:
        game = euchre.Game(seed=1)
        text = written(game, path, 30).decode()
        lines = [line.replace("{", '{"mood": [1, {"a": null}], ', 1) for line in text.splitlines()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        assert load(path).state == game.state


def test_a_deal_of_unequal_hands_by_kinds_is_kept_card_by_card() -> None:
    with a_file() as path:
        game = beggar.Game(beggar.Rules(players=3), hands=["--A-", "", "Q"], to_play=1)
        written(game, path, 100)
        assert load(path).state == game.state


def test_a_game_recorded_from_its_middle_has_all_of_it() -> None:
    with a_file() as path:
        game = euchre.Game(seed=4)
        play_on(game, 20, random.Random(4))
        written(game, path, 10)
        assert load(path).state == game.state
