"""How soon the application answers a key, and what it costs while nobody presses one."""

import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.benchmarks.clock import MILLISECONDS, nineteen_in_twenty
from tests.benchmarks.figure import Figure
from tests.benchmarks.window import window
from tests.terminal.home import BOWERS
from tests.terminal.terminal import Terminal

PRESSES = 100
QUIET = 0.05
IDLE_SECONDS = 6.0
SESSION, USER_TICKS, SYSTEM_TICKS = 3, 11, 12


def figures() -> Iterator[Figure]:
    """A key to its frame in the lobby at 120x40, and the share of a core of a resting lobby."""
    with window(BOWERS) as terminal:
        terminal.wait_until(lambda: bool(terminal.text.strip()), "the lobby")
        answers = key_to_frame(terminal, ("down", "up") * (PRESSES // 2))
        yield Figure("lobby, key to frame, 95 in 100", nineteen_in_twenty(answers), "ms", 16)
        yield Figure("lobby, nobody there", idle_share(terminal), "% of a core", 0.5)


def key_to_frame(terminal: Terminal, keys: Iterable[str]) -> list[float]:
    """Milliseconds from each key to the end of the first picture after it."""
    return [answer(terminal, key) for key in keys]


def answer(terminal: Terminal, key: str) -> float:
    """Milliseconds from one key, pressed when all is quiet, to the end of its picture."""
    terminal.listen(QUIET)
    shown = terminal.frames
    pressed = time.monotonic()
    terminal.press(key)
    terminal.wait_until(lambda: terminal.frames > shown, f"a picture after {key}")
    return (terminal.heard_at - pressed) * MILLISECONDS


def idle_share(terminal: Terminal) -> float:
    """The share of one core, in percent, a program and its own take while it is left alone."""
    terminal.listen(1.0)
    before = cpu_seconds(terminal.pid)
    terminal.listen(IDLE_SECONDS)
    return (cpu_seconds(terminal.pid) - before) / IDLE_SECONDS * 100


def cpu_seconds(session: int) -> float:
    """What all processes of a terminal's session have used so far; asks Linux."""
    ticks = 0
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(") ")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[SESSION]) == session:
            ticks += int(fields[USER_TICKS]) + int(fields[SYSTEM_TICKS])
    return ticks / os.sysconf("SC_CLK_TCK")
