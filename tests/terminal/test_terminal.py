"""The terminal the journeys are made in shows, answers, changes size and tells how it ended."""

import re
import shlex
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.terminal import terminal as room
from tests.terminal.terminal import Terminal

Shell = Callable[[str], Terminal]


@pytest.fixture
def shell() -> Iterator[Shell]:
    """A small program of the shell in a terminal of 20 columns and 4 rows."""
    with ExitStack() as terminals:

        def start(program: str) -> Terminal:
            terminal = Terminal(["/bin/sh", "-c", program], size=(20, 4), env={"TERM": "xterm"})
            terminals.callback(terminal.kill)
            return terminal

        yield start


def test_it_shows_what_a_program_writes_and_passes_on_what_is_typed(shell: Shell) -> None:
    terminal = shell("stty -echo; echo ready; read word; echo heard $word; read word")
    terminal.wait_for("ready")
    terminal.press("h", "i", "enter")
    terminal.wait_for(re.compile(r"^heard hi$", re.MULTILINE))
    assert not terminal.is_cooked


def test_a_wide_sign_takes_two_cells_and_a_program_may_end_as_it_likes(shell: Shell) -> None:
    terminal = shell("echo 王; exit 3")
    assert terminal.wait_for_exit() == 3
    assert terminal.lines[0] == "王" + " " * 18


def test_leaving_the_alternate_screen_takes_all_that_was_on_it_away(shell: Shell) -> None:
    drawing = shlex.quote("\x1b[?1049h\x1b[?25ltable\n")
    leaving = shlex.quote("\x1b[<u\x1b[?1049l\x1b[?25hbye")
    terminal = shell(f"printf %s {drawing}; read key; printf %s {leaving}")
    terminal.wait_for("table")
    assert 1049 in terminal.modes
    assert 25 not in terminal.modes
    terminal.press("enter")
    assert terminal.wait_for_exit() == 0
    assert terminal.text.strip() == "bye"
    assert 1049 not in terminal.modes
    assert 25 in terminal.modes
    assert terminal.is_cooked


def test_a_picture_is_shown_when_it_is_finished_and_not_before(shell: Shell) -> None:
    begun, ended = shlex.quote("old\x1b[?2026h and new"), shlex.quote("er\x1b[?2026l")
    terminal = shell(f"stty -echo; printf %s {begun}; read key; printf %s {ended}; read key")
    terminal.wait_for("old")
    assert terminal.text.strip() == "old"
    terminal.press("enter")
    terminal.wait_for("old and newer")


def test_a_program_hears_that_its_window_has_another_size(shell: Shell) -> None:
    terminal = shell("trap 'stty size; exit' WINCH; echo ready; while :; do read line; done")
    terminal.wait_for("ready")
    terminal.resize(30, 6)
    terminal.wait_for("6 30")
    assert len(terminal.lines) == 6


def test_a_signal_that_ends_a_program_is_told(shell: Shell) -> None:
    terminal = shell("echo ready; read line")
    terminal.wait_for("ready")
    terminal.send_signal(signal.SIGTERM)
    assert terminal.wait_for_exit() == -signal.SIGTERM


def test_after_a_power_cut_it_starts_the_same_program_on_an_empty_screen(shell: Shell) -> None:
    terminal = shell("echo ready; read line; echo $line; read line")
    terminal.wait_for("ready")
    terminal.press("o", "n", "c", "e", "enter")
    terminal.wait_for("once\nonce")
    terminal.restart()
    terminal.wait_for("ready")
    assert "once" not in terminal.text


def test_who_waits_in_vain_is_shown_the_screen(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = shell("echo ready; read line")
    terminal.wait_for("ready")
    monkeypatch.setattr(room, "DEADLINE", 0.0)
    with pytest.raises(AssertionError, match=re.escape("|ready               |")):
        terminal.wait_for("never")
    with pytest.raises(AssertionError, match="did not end"):
        terminal.wait_for_exit()
