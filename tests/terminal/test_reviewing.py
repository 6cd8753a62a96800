"""A long review, left before its end."""

import re
import signal
from pathlib import Path
from threading import Event

import pytest

from engines import euchre
from engines.saves import Recorder
from tests.app.crew.ending import ended
from tests.terminal.conftest import Start
from tests.terminal.home import saves

UNDER_WAY = re.compile(r"\[[#.]+\] +[1-9]\d?% .* of \d+ decisions")


@pytest.fixture
def long_match(tmp_path: Path) -> Path:
    """A match of some hundreds of decisions."""
    path = saves(tmp_path) / "long.bowers"
    path.parent.mkdir(parents=True)
    game = euchre.Game(euchre.Rules(target=40), seed=5)
    player = euchre.players.named("easy", seed=5)
    with Recorder(game, path, seats=["Ann", "Bob"], deferred=True):
        while (seat := game.to_act) is not None:
            game.apply(player.choose(game.view(seat)))
    return path


def test_ctrl_c_ends_a_review_with_what_there_is(bowers: Start, long_match: Path) -> None:
    terminal = bowers("review", long_match.stem, size=(100, 60))
    terminal.wait_for(UNDER_WAY)
    terminal.press("ctrl+c")
    assert terminal.wait_for_exit() == 128 + signal.SIGINT
    terminal.wait_for(re.compile(r"stopped after [\d,]+ of [\d,]+ decisions"))
    assert re.search(r"Ann +\d+\.\d %", terminal.text)
    assert "Traceback" not in terminal.text


def test_a_review_that_is_killed_leaves_no_process(bowers: Start, long_match: Path) -> None:
    terminal = bowers("review", str(long_match))
    terminal.wait_for(UNDER_WAY)
    children = Path(f"/proc/{terminal.pid}/task/{terminal.pid}/children")
    at_work = list(map(int, children.read_text("ascii").split()))
    assert at_work
    terminal.send_signal(signal.SIGKILL)
    while not all(map(ended, at_work)):
        Event().wait(0.01)
