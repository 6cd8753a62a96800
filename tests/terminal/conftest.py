"""Terminals for the journeys, each with a home of its own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from tests.terminal.home import BOWERS, environment
from tests.terminal.terminal import Terminal


class Start(Protocol):
    """Start `bowers` with some arguments in a terminal of a size in columns by rows."""

    def __call__(self, *arguments: str, size: tuple[int, int] = (80, 24)) -> Terminal: ...


@pytest.fixture
def bowers(tmp_path: Path) -> Iterator[Start]:
    """What starts the application; whatever still runs when the test is over is ended then."""
    with ExitStack() as terminals:

        def start(*arguments: str, size: tuple[int, int] = (80, 24)) -> Terminal:
            terminal = Terminal([*BOWERS, *arguments], size=size, env=environment(tmp_path))
            terminals.callback(terminal.kill)
            return terminal

        yield start
