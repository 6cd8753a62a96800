"""One comes in, looks around, and leaves a terminal as good as it was."""

import signal
from pathlib import Path

import pytest

from engines.saves import load
from tests.terminal.conftest import Start
from tests.terminal.home import saves
from tests.terminal.terminal import Terminal

ALTERNATE_SCREEN, CURSOR = 1049, 25
MOUSE = {1000, 1002, 1003, 1006}


def test_the_lobby_opens_tells_its_keys_and_q_leaves(bowers: Start) -> None:
    terminal = bowers()
    terminal.wait_for("Beggar-My-Neighbour and two-handed Euchre")
    assert ALTERNATE_SCREEN in terminal.modes
    terminal.press("?")
    terminal.wait_for("The keys of this place.")
    terminal.press("escape")
    terminal.wait_while("The keys of this place.")
    terminal.press("q")
    assert terminal.wait_for_exit() == 0
    assert_as_it_was(terminal)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP])
def test_a_table_that_is_told_to_end_keeps_its_game_and_the_terminal(
    bowers: Start, tmp_path: Path, ending: signal.Signals
) -> None:
    terminal = bowers("euchre", "--seed", "12")
    terminal.wait_for("Your bid.")
    terminal.press("p")
    terminal.wait_for("You pass.")
    terminal.send_signal(ending)
    assert terminal.wait_for_exit() == 0
    assert_as_it_was(terminal)
    (file,) = saves(tmp_path).iterdir()
    assert len(load(file).timeline()) > 1


def assert_as_it_was(terminal: Terminal) -> None:
    """The shell's screen is back and empty, its cursor is seen, and it can be typed in."""
    assert not terminal.modes & {ALTERNATE_SCREEN, *MOUSE}
    assert CURSOR in terminal.modes
    assert terminal.is_cooked
    assert terminal.text.strip() == ""
