"""Terminals for the journeys, each with a home of its own."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from tests.house.tree import HOUSE
from tests.terminal.terminal import Terminal


class Start(Protocol):
    """Start `bowers` with some arguments in a terminal of a size in columns by rows."""

    def __call__(self, *arguments: str, size: tuple[int, int] = (80, 24)) -> Terminal: ...


@pytest.fixture
def bowers(tmp_path: Path) -> Iterator[Start]:
    """What starts the application; whatever still runs when the test is over is ended then."""
    home = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    env = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    env |= {"LANG": "C.UTF-8", "PYTHONPATH": str(HOUSE), **home}
    with ExitStack() as terminals:

        def start(*arguments: str, size: tuple[int, int] = (80, 24)) -> Terminal:
            terminal = Terminal([sys.executable, "-m", "app", *arguments], size=size, env=env)
            terminals.callback(terminal.kill)
            return terminal

        yield start
