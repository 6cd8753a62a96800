"""How many random deals a second one core plays: plain, compiled, and by a loop in C."""

import ctypes
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from engines.beggar import Rules, lab
from engines.beggar.lab import Lot, RandomDeals, Tally
from tests.benchmarks.figure import Figure

SOURCE = Path(__file__).with_name("ring_buffers.c")
PLAIN, COMPILED = 4_000, 200_000
ROUNDS = 5
PLAYERS = (2, 3, 4)
MEAN_CARDS = 254.7


def figures() -> Iterator[Figure]:
    """Deals a second for each number of players, and beside the loop in C for two."""
    yield Figure(
        "deals for 2, dealt and played, plain", rate(lab.play_lot, 2, PLAIN), "deals/s", None
    )
    if find_spec("numba") is None:
        return
    from engines.compiled.lots import play_lot  # noqa: PLC0415

    rates = {players: rate(play_lot, players, COMPILED) for players in PLAYERS}
    for players, compiled in rates.items():
        yield Figure(f"deals for {players}, dealt and played, compiled", compiled, "deals/s", None)
    compiler = shutil.which("cc")
    if compiler is not None:
        in_c = yardstick(compiler)
        yield Figure("deals for 2, dealt and played, a loop in C", in_c, "deals/s", None)
        told = "deals for 2, compiled, the loop in C being 1"
        yield Figure(told, rates[2] / in_c, "x", 1.5, at_least=True)


def rate(play: Callable[[Lot], Tally], players: int, deals: int) -> float:
    """Deals a second of processor time, in the best of some rounds."""
    play(RandomDeals(Rules(players), seed=1, first=0, deals=1, keep=1))
    lots = [RandomDeals(Rules(players), 1, round * deals, deals, 1) for round in range(ROUNDS)]
    return deals / min(seconds(partial(play, lot)) for lot in lots)


def yardstick(compiler: str) -> float:
    """Deals a second of the loop in C, as fast as its compiler makes it."""
    with TemporaryDirectory() as folder:
        library = Path(folder) / "ring_buffers.so"
        options = ("-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(SOURCE))
        subprocess.run([compiler, *options], check=True)
        play_deals = ctypes.CDLL(str(library)).play_deals
    cards, tricks = ctypes.c_int64(), ctypes.c_int64()

    def play() -> None:
        play_deals(
            ctypes.c_uint64(1),
            ctypes.c_int64(COMPILED),
            ctypes.byref(cards),
            ctypes.byref(tricks),
        )

    fastest = min(seconds(play) for _ in range(ROUNDS))
    assert abs(cards.value / COMPILED / ROUNDS - MEAN_CARDS) < 1
    return COMPILED / fastest


def seconds(call: Callable[[], object]) -> float:
    """How much processor time a call takes."""
    began = process_time()
    call()
    return process_time() - began
