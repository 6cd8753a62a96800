"""A long measurement, left before its end."""

import re
import signal

from tests.terminal.conftest import Start


def test_ctrl_c_ends_a_measurement_with_the_figures_there_are(bowers: Start) -> None:
    terminal = bowers("match", "easy", "normal", "--pairs", "1000000", "--workers", "2")
    terminal.wait_for(re.compile(r"\[[#.]+\] +0% .* a deal"))
    terminal.press("ctrl+c")
    assert terminal.wait_for_exit() == 128 + signal.SIGINT
    told = terminal.wait_for(re.compile(r"stopped after ([\d,]+) of 1,000,000 pairs"))
    assert re.search(rf"Points a deal.* {told[1]} pairs of deals", terminal.text)
    assert "Traceback" not in terminal.text


def test_ctrl_c_pressed_again_and_again_ends_a_measurement_no_worse(bowers: Start) -> None:
    terminal = bowers("match", "easy", "normal", "--pairs", "1000000", "--workers", "2")
    terminal.wait_for(re.compile(r"\[[#.]+\] +0% .* a deal"))
    terminal.press(*["ctrl+c"] * 5)
    assert terminal.wait_for_exit() == 128 + signal.SIGINT
    assert "Traceback" not in terminal.text
    assert "Error" not in terminal.text


def test_ctrl_c_ends_the_lab_with_the_figures_there_are(bowers: Start) -> None:
    asked = ("--deals", "1000000000", "--seed", "7", "--workers", "1")
    terminal = bowers("lab", *asked, size=(80, 50))
    terminal.wait_for(re.compile(r"\[[#.]+\] +\d+% .* longest [\d,]+ cards"))
    terminal.press("ctrl+c")
    assert terminal.wait_for_exit() == 128 + signal.SIGINT
    told = terminal.wait_for(re.compile(r"stopped after ([\d,]+) of 1,000,000,000 deals"))
    assert f"{told[1]} deals, 2 players, seed 7" in terminal.text
    assert "Traceback" not in terminal.text


def test_ctrl_c_ends_a_hunt_and_the_next_one_goes_on(bowers: Start) -> None:
    asked = ("hunt", "--seed", "7", "--keep", "1", "--workers", "1")
    terminal = bowers(*asked)
    terminal.wait_for(re.compile(r"deals, [\d.,]+( million)?/s, [\d,]+ cards"))
    terminal.press("ctrl+c")
    assert terminal.wait_for_exit() == 0
    first = terminal.wait_for(re.compile(r"([\d,]+) deals, 2 players, seed 7"))[1]
    assert "Traceback" not in terminal.text
    played = int(first.replace(",", ""))
    again = bowers(*asked, "--deals", str(played + 10))
    assert again.wait_for_exit() == 0
    again.wait_for(f"{played + 10:,} deals, 2 players, seed 7")
