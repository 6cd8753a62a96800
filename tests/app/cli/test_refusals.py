"""Whatever is wrong is said in one sentence, and the exit code is 2."""

import os
from pathlib import Path

import pytest

from tests.app.cli.conftest import CommandLine


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["whist"], "invalid choice: 'whist'"),
        (["--colour"], "unrecognized arguments: --colour"),
        (["--see", "5"], "Try 'bowers --help'"),
        (["--seed", "5"], "say which"),
        (["euchre", "--seed", "x", "--plain"], "'x' is no whole number"),
        (["euchre", "--seed", "-1", "--plain"], "no whole number"),
        (["euchre", "--seed", "9" * 5_000, "--plain"], "no whole number"),
        (["euchre", "--target", "0", "--plain"], "a match goes to a whole number from 1"),
        (["euchre", "--target", "ten"], "--target"),
        (["euchre", "--level", "hardest"], "--level"),
        (["euchre", "--pack", "52"], "--pack"),
        (["euchre", "--name", "\x1b\x07", "--plain"], "A name needs something"),
        (["beggar", "--players", "5"], "--players"),
        (["beggar", "--players", "3", "--names", "Ann", "Bob", "--plain"], "3 players and 2 names"),
        (["beggar", "--names", "Ann", "--plain"], "for 2 to 4 players, not 1"),
        (["beggar", "--persons", "3", "--plain"], "2 players and 3 persons"),
        (["beggar", "--time-limit", "0", "--plain"], "minutes"),
        (["beggar", "--deal", "AA/--", "--seed", "1", "--plain"], "give one of them"),
        (["beggar", "--deal", "-A/", "--players", "3", "--plain"], "2 hands"),
        (["beggar", "--deal", "", "--plain"], "2 to 4 hands"),
        (["deal"], "required: DEAL"),
        (["deal", "---"], "Try 'bowers deal --help'"),
        (["deal", "--A-/-X"], "Card 2 of hand 2 is 'X'"),
        (["deal", "/"], "There is no card"),
        (["deal", "A/-/-/-/-"], "2 to 4 hands"),
        (["deal", "9" * 27], "is none"),
        (["deal", "9" * 9_999], "Deals are numbered"),
        (["deal", "\x1b[2J/-"], "hand 1"),
        (["watch"], "required: FILE|RECORD"),
        (
            ["watch", "sousa"],
            'no saved game, no find and no record "sousa"; the records are paulhus-1999',
        ),
        (["watch", "\x1b[2J\u202e"], 'no record "[2J"'),
        (["watch", "nowhere/game.bowers"], "nowhere/game.bowers: There is no such file."),
        (["check"], "required: FILE"),
        (["check", "nowhere.bowers"], "nowhere.bowers: There is no such file."),
        (["check", "/"], "a folder, not a saved game"),
        (["play", "--plain"], "No game waits"),
        (["play", "sousa", "--plain"], 'no saved game "sousa"'),
        (["play", "nowhere.bowers", "--plain"], "There is no such file."),
        (["play", "--seed", "5", "--plain"], "a saved game has been shuffled"),
    ],
)
def test_a_wrong_argument(bowers: CommandLine, arguments: list[str], told: str) -> None:
    assert told in bowers.refusal(*arguments)
    assert bowers.saved() == []


@pytest.mark.parametrize(
    "arguments", [[], ["euchre"], ["beggar"], ["play", "euchre"], ["watch", "nessler-2022"]]
)
def test_a_screen_needs_a_terminal(bowers: CommandLine, arguments: list[str]) -> None:
    assert "There is no terminal here" in bowers.refusal(*arguments)


def test_the_folder_of_saved_games_must_be_a_folder(bowers: CommandLine) -> None:
    bowers.saves.write_text("a file")
    for arguments in (["saves"], ["euchre", "--plain"], ["play", "--plain"]):
        assert "is no folder" in bowers.refusal(*arguments)


@pytest.mark.parametrize("command", ["watch", "play", "check"])
def test_a_broken_file(bowers: CommandLine, command: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.bowers"
    path.write_text('{"format":"bowers"}\n')
    sentence = bowers.refusal(command, str(path))
    assert "broken.bowers: In line 1: Object missing required field `version`." in sentence


def test_a_finished_game_is_not_carried_on(bowers: CommandLine) -> None:
    bowers("beggar", "--deal", "A/-", "--plain", typed="3\n")
    (path,) = bowers.saved()
    assert "this game is over; bowers watch shows it" in bowers.refusal("play", str(path))


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_cannot_be_written(bowers: CommandLine) -> None:
    bowers.saves.mkdir(mode=0o500)
    assert "Permission denied" in bowers.refusal("euchre", "--plain")
