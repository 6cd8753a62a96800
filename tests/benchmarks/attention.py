"""How soon the application answers a key, and what it costs while nobody presses one."""

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from engines.beggar import record
from tests.benchmarks.clock import MILLISECONDS, nineteen_in_twenty
from tests.benchmarks.figure import Figure
from tests.benchmarks.left_games import left_in_a_hand
from tests.benchmarks.window import window
from tests.terminal.home import BOWERS
from tests.terminal.terminal import Terminal

EMPTY = (sys.executable, "-m", "tests.benchmarks.empty")
PONDERING = (sys.executable, "-m", "tests.benchmarks.pondering")
LONGEST = "nessler-2022"
PRESSES = 100
QUIET = 0.05
IDLE_SECONDS = 6.0
SESSION, USER_TICKS, SYSTEM_TICKS = 3, 11, 12
OWN_KEY = re.compile(r"▶ \w+ +([a-z]) +\d+ cards")


@dataclass(frozen=True, slots=True)
class Place:
    """Where keys are pressed: a program, a text of its first frame, and the next key to press."""

    name: str
    command: tuple[str, ...]
    ready: str
    next_key: Callable[[Terminal], str]
    budget: float | None = 16.0
    rests: bool = True


def figures() -> Iterator[Figure]:
    """Keys to their frames at 120x40, and the share of a core that a place takes while it rests."""
    with TemporaryDirectory() as folder:
        for place in places(Path(folder)):
            with window(place.command) as terminal:
                terminal.wait_for(place.ready)
                answers = [answer(terminal, place) for _ in range(PRESSES)]
                told = f"{place.name}: a key to its frame, 95 in 100"
                yield Figure(told, nineteen_in_twenty(answers), "ms", place.budget)
                if place.rests:
                    idle = idle_share(terminal)
                    budget = place.budget and 0.5
                    yield Figure(f"{place.name}: nobody there", idle, "% of a core", budget)


def places(folder: Path) -> Iterator[Place]:
    """The empty application, the lobby, both tables, one while a machine thinks, and watching."""
    yours, hers = folder / "yours.bowers", folder / "hers.bowers"
    left_in_a_hand(yours, awaited=0)
    left_in_a_hand(hers, awaited=1)
    turning = ("beggar", "--persons", "2", "--deal", record(LONGEST).deal)
    yield Place("an empty Textual application", EMPTY, "empty", always("x"), None)
    yield Place("lobby", BOWERS, "q leave", down_and_up)
    yield Place("Beggar table", (*BOWERS, *turning), "a turn", own_key)
    yield Place("Euchre table", (*BOWERS, "play", str(yours)), "1-5 choose", always("right"))
    yield Place(
        "Euchre table, a machine thinking",
        (*PONDERING, str(hers)),
        "t last trick",
        always("t"),
        rests=False,
    )
    yield Place("watching", (*BOWERS, "watch", LONGEST), "Space pause", pausing_first)


def always(key: str) -> Callable[[Terminal], str]:
    """The same key every time."""
    return lambda _: key


def down_and_up(terminal: Terminal) -> str:
    """Down from the first line of the menu, up from all others."""
    return "down" if "▶ b " in terminal.text else "up"


def own_key(terminal: Terminal) -> str:
    """The key of the person who is to turn a card, once that can be seen."""
    return terminal.wait_for(OWN_KEY)[1]


def pausing_first(terminal: Terminal) -> str:
    """Pause, then one trick on with every key."""
    return "space" if "▶ playing" in terminal.text else "right"


def answer(terminal: Terminal, place: Place) -> float:
    """Milliseconds from the next key, pressed when all is quiet, to the end of its picture."""
    listen_until_quiet(terminal)
    key = place.next_key(terminal)
    shown = terminal.frames
    pressed = time.monotonic()
    terminal.press(key)
    terminal.wait_until(lambda: terminal.frames > shown, f"a picture after {key}")
    return (terminal.heard_at - pressed) * MILLISECONDS


def listen_until_quiet(terminal: Terminal) -> None:
    """Read until no picture has come for a moment."""
    shown = -1
    while shown != terminal.frames:
        shown = terminal.frames
        terminal.listen(QUIET)


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
