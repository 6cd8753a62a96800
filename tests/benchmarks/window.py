"""A terminal to measure in: 120 columns, 40 rows, an empty home."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.terminal.home import environment
from tests.terminal.terminal import Terminal


@contextmanager
def window(command: Sequence[str]) -> Iterator[Terminal]:
    """A terminal in which a program was just started, and is ended at last."""
    with TemporaryDirectory() as home:
        terminal = Terminal(command, size=(120, 40), env=environment(Path(home)))
        try:
            yield terminal
        finally:
            terminal.kill()
