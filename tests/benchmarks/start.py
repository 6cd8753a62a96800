"""How long one waits until the application is there."""

import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence

from tests.benchmarks.clock import MILLISECONDS
from tests.benchmarks.figure import Figure
from tests.benchmarks.window import window
from tests.terminal.home import BOWERS

ROUNDS = 9
EMPTY = (sys.executable, "-m", "tests.benchmarks.empty")
TEXTUAL_AFTER_HELP = """
import contextlib, io, sys
from app.cli import main
sys.argv = ["bowers", "--help"]
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main()
print(sum(name.partition(".")[0] == "textual" for name in sys.modules))
"""


def figures() -> Iterator[Figure]:
    """The first frame beside that of an empty application, and what `--help` loads."""
    pairs = [(first_frame(BOWERS), first_frame(EMPTY)) for _ in range(ROUNDS)]
    bowers, empty = (statistics.median(column) for column in zip(*pairs, strict=True))
    yield Figure("first frame, after that of an empty Textual app", bowers - empty, "ms", 100)
    helped = subprocess.run(
        [sys.executable, "-c", TEXTUAL_AFTER_HELP], capture_output=True, check=True
    )
    yield Figure("modules of Textual that --help loads", int(helped.stdout), "modules", 0)


def first_frame(command: Sequence[str]) -> float:
    """Milliseconds from the start of a program to the first thing it shows."""
    with window(command) as terminal:
        terminal.wait_until(lambda: bool(terminal.text.strip()), "a frame")
        return (terminal.heard_at - terminal.started_at) * MILLISECONDS
