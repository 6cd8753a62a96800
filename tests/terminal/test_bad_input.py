"""What may stand in a name or in a file: nothing of it does more than be shown or be refused."""

import re
from pathlib import Path

import pytest

from engines.saves import load
from tests.terminal.conftest import Start
from tests.terminal.home import saves

NAME = "[/] [@click=app.quit] \x1b[2J 王"
SHOWN = "[/] [@click=app.quit] [2J 王"
NONSENSE = {
    "words": ("I had the left bower!\n", "In line 1: expected one JSON object"),
    "empty": ("", "The file is empty"),
    "other": ('{"format":"chess","version":1}\n', "In line 1"),
}


def test_a_name_full_of_tricks_is_a_name_everywhere(bowers: Start, tmp_path: Path) -> None:
    terminal = bowers("euchre", "--name", NAME, "--opponent", NAME, "--seed", "3")
    terminal.wait_for("Your bid.")
    terminal.wait_for(f"{SHOWN}   dealer")
    terminal.press("l")
    terminal.wait_for(f"{SHOWN} deals")
    terminal.press("q")
    terminal.wait_while("── Log")
    terminal.press("q")
    terminal.wait_for("waits where you left it.")
    terminal.press("w")
    terminal.wait_for(f"{SHOWN} and {SHOWN}.")
    terminal.press("enter")
    terminal.wait_for("› Watch")
    terminal.press("q")
    terminal.wait_for("Enter watch")
    terminal.press("q")
    terminal.wait_for("q leave")
    terminal.press("e")
    terminal.wait_for(f"Your name: {SHOWN}.")
    terminal.press("q")
    terminal.wait_for("q leave")
    terminal.press("q")
    assert terminal.wait_for_exit() == 0
    (file,) = saves(tmp_path).iterdir()
    assert [seat.name for seat in load(file).seats] == [SHOWN, SHOWN]


@pytest.mark.parametrize("kind", NONSENSE)
def test_a_file_that_makes_no_sense_is_refused_with_a_sentence(
    bowers: Start, tmp_path: Path, kind: str
) -> None:
    text, reason = NONSENSE[kind]
    file = tmp_path / f"{kind}.bowers"
    file.write_text(text)
    for command in ("watch", "play", "check"):
        terminal = bowers(command, str(file), size=(200, 24))
        assert terminal.wait_for_exit() == 2
        (line,) = terminal.text.split("\n\n")[0].splitlines()
        assert line.startswith("bowers: ")
        assert f"{kind}.bowers: {reason}" in line


def test_an_altered_game_is_listed_with_its_reason_and_nothing_comes_of_opening_it(
    bowers: Start, tmp_path: Path
) -> None:
    folder = tmp_path / "shelf"
    terminal = bowers("--saves", str(folder), "beggar", "--persons", "0", "--seed", "5")
    terminal.wait_for("Beggar-My-Neighbour")
    terminal.press("E")
    terminal.wait_for("Enter rematch")
    terminal.kill()
    (file,) = folder.iterdir()
    header, deal, _, *rest = file.read_text().splitlines(keepends=True)
    file.write_text("".join((header, deal, *rest)))

    terminal = bowers("--saves", str(folder))
    terminal.wait_for("q leave")
    terminal.press("w")
    terminal.wait_for("cannot be opened")
    terminal.wait_for("In line 3")
    terminal.press("enter")
    terminal.wait_for(re.compile(r"^▌ ▶ In line 3", re.MULTILINE))
    terminal.press("q")
    terminal.wait_for("1 saved")
    assert "Carry on" not in terminal.text
