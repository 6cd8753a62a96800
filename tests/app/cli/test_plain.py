"""Games are played and watched by lines of text."""

from pathlib import Path

import pytest

from engines.cards import Card
from engines.saves import load
from tests.app.cli.conftest import CommandLine

NASTY = "[/] [@click=app.quit] \x1b[2J 王"


def label(code: str) -> str:
    return Card.parse(code).label


def test_a_match_is_played_to_its_end_by_typed_numbers(bowers: CommandLine) -> None:
    answer = bowers("euchre", "--plain", "--seed", "3", "--target", "2", typed="1\n" * 200)
    assert answer.code == 0
    assert "the match" in answer.out.splitlines()[-1]
    (path,) = bowers.saved()
    assert load(path).finished


def test_a_game_is_played_to_its_end(bowers: CommandLine) -> None:
    answer = bowers("beggar", "--plain", "--players", "3", "--seed", "3", typed="\n3\n")
    assert answer.code == 0
    assert "has all the cards and wins" in answer.out or "and win:" in answer.out
    (path,) = bowers.saved()
    assert load(path).finished


def test_when_nothing_more_is_typed_the_game_is_saved_and_goes_on_later(
    bowers: CommandLine,
) -> None:
    left = bowers("euchre", "--plain", "--seed", "3", typed="1\n1\n")
    (path,) = bowers.saved()
    assert left.code == 0
    assert left.out.endswith(f'The game is saved. "bowers play {path.stem} --plain" goes on.\n')
    stood = load(path).state
    for what in ([], [path.stem], [path.name], [str(path)]):
        assert bowers("play", *what, "--plain").code == 0
        assert load(path).state == stood
    bowers("play", "--plain", typed="1\n")
    assert len(load(path).entries) > 5


def test_who_types_hint_is_told_what_each_choice_is_worth(bowers: CommandLine) -> None:
    answer = bowers("euchre", "--plain", "--first-dealer", "opponent", typed="hint\n1\n")
    assert "Passing is worth " in answer.out or " you make it " in answer.out
    assert "\npass: " in answer.out
    assert "\norder it up: " in answer.out


def test_who_types_undo_takes_back_what_he_did_last(bowers: CommandLine) -> None:
    options = ("--plain", "--first-dealer", "opponent", "--seed", "3")
    typed = "undo\n2\nundo\n1\n"
    answer = bowers("euchre", "--practice", *options, typed=typed)
    assert "you have done nothing yet" in answer.out
    assert "You take back the pass." in answer.out
    (path,) = bowers.saved()
    assert "order up" in [entry.did for entry in load(path).entries]
    assert '"did":"take back"' in path.read_text()
    assert "practice" in bowers("check", str(path)).out


def test_a_match_that_is_no_practice_says_how_one_is_begun(bowers: CommandLine) -> None:
    answer = bowers("euchre", "--plain", "--first-dealer", "opponent", typed="undo\n")
    assert "bowers euchre --practice --plain" in answer.out


@pytest.mark.parametrize("typed", ["q\n", "QUIT\n", "leave\n", ""])
def test_one_may_leave_at_any_time(bowers: CommandLine, typed: str) -> None:
    answer = bowers("beggar", "--plain", typed=typed)
    assert answer.code == 0
    assert "The game is saved." in answer.out


def test_what_is_no_choice_is_asked_again(bowers: CommandLine) -> None:
    typed = "7\n\nx\x1b[2J\n?\n2\n"
    answer = bowers("euchre", "--plain", "--first-dealer", "opponent", typed=typed)
    assert '"7" is no choice here: type a number from 1 to 2' in answer.out
    assert "Nothing was chosen" in answer.out
    assert '"x[2j" is no choice here' in answer.out
    assert answer.out.count("Order it up, or pass?") == 2
    assert "You pass." in answer.out


def test_a_choice_may_be_typed_in_words(bowers: CommandLine) -> None:
    typed = "Order it up\n"
    answer = bowers("euchre", "--plain", "--first-dealer", "opponent", typed=typed)
    assert "You order it up." in answer.out


def test_persons_at_one_keyboard_are_asked_by_name(bowers: CommandLine) -> None:
    names = ["--names", "Ann", "Bob", "--persons", "2"]
    answer = bowers("beggar", "--plain", *names, "--deal", "---/---", typed="\n\n\n")
    assert "Ann turns a card." in answer.out
    assert "Bob turns a card." in answer.out


def test_a_saved_game_is_told_in_sentences(bowers: CommandLine) -> None:
    bowers("beggar", "--deal", "A/-", "--names", NASTY, "Bob", "--plain", typed="3\n")
    (path,) = bowers.saved()
    name = "[/] [@click=app.quit] [2J 王"
    ace, plain_card = (entry.what for entry in load(path).entries[1:])
    for what in (str(path), path.name, path.stem):
        answer = bowers("watch", what, "--plain")
        assert answer.out.splitlines()[2:] == [
            f"1 card each. {name} leads.",
            f"{name} turns {label(ace)}: Bob owes 4.",
            f"Bob turns {label(plain_card)}: 3 to go.",
            "Bob is out.",
            f"{name} takes the pile, 2 cards.",
            f"{name} has all the cards and wins: 2 cards, 1 trick.",
        ]


def test_a_record_is_told_to_its_end(bowers: CommandLine) -> None:
    told = bowers("watch", "nessler-2022", "--plain").out.splitlines()
    assert told[-1] == "South has all the cards and wins: 8,344 cards, 1,164 tricks."
    assert sum(" turns " in line for line in told) == 8_344


def test_the_list_of_saved_games(bowers: CommandLine) -> None:
    assert "There are no saved games" in bowers("saves").out
    bowers("beggar", "--deal", "A/-", "--plain", typed="3\n")
    (path,) = bowers.saved()
    (bowers.saves / "broken.bowers").write_text("{")
    listed = bowers("saves").out
    assert path.stem in listed
    assert "finished" in listed
    assert "wins" not in listed
    assert "broken.bowers  cannot be opened. In line 1:" in listed
    assert "You have all the cards and win: 2 cards, 1 trick." in bowers("saves", "--results").out


def test_sound_files_are_said_to_be_sound(bowers: CommandLine, tmp_path: Path) -> None:
    bowers("euchre", "--plain", "--name", "Ann")
    (path,) = bowers.saved()
    with path.open("ab") as file:
        file.write(b'{"did":"pa')
    answer = bowers("check", str(path))
    assert answer.code == 0
    assert answer.out == (
        f"{path}: sound. Euchre, Ann and Ada (normal), 1 hand, unfinished; 1 pack, as sealed. "
        "The last line was not written to its end and is left out.\n"
    )
    mixed = bowers("check", str(path), str(tmp_path / "nothing"))
    assert mixed.code == 2
    assert "sound" in mixed.out
    assert "There is no such file." in mixed.err
