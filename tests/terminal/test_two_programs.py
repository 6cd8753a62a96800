"""Two programs on one game: the second is told, and may watch."""

import re
from pathlib import Path

from engines.saves import load
from tests.terminal.conftest import Start
from tests.terminal.home import saves

AFTER_THE_PASS = re.compile(r"You pass\.|Ada takes up")
"""What the log says, however much of it has room."""


def test_the_second_program_is_told_and_may_watch_while_the_first_plays_on(
    bowers: Start, tmp_path: Path
) -> None:
    first = bowers("euchre", "--seed", "12")
    first.wait_for("Your bid.")
    (file,) = saves(tmp_path).iterdir()

    second = bowers("play", str(file))
    second.wait_for(re.compile(r"being played in another\W+window"))
    second.wait_for("New Euchre")
    assert "Carry on" not in second.text
    second.press("w")
    second.wait_for("Enter watch")
    second.press("enter")
    second.wait_for("› Watch")

    told = len(load(file).timeline())
    first.press("p")
    first.wait_for(AFTER_THE_PASS)
    first.press("q")
    first.wait_for("waits where you left it.")
    assert len(load(file).timeline()) > told

    second.press("q")
    second.wait_for("Enter watch")
    second.press("c")
    second.wait_for("› Euchre")
    second.wait_for(AFTER_THE_PASS)
