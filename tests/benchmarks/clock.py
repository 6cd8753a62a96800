"""Measuring: how long a call takes, and how a row of durations is summed up."""

import gc
import statistics
import time
from collections.abc import Callable, Sequence

MILLISECONDS = 1000.0


def milliseconds(call: Callable[[], object]) -> float:
    """How long one call takes, with no collection of garbage in the middle of it."""
    gc.collect()
    gc.disable()
    try:
        started = time.perf_counter()
        call()
        return (time.perf_counter() - started) * MILLISECONDS
    finally:
        gc.enable()


def fastest(call: Callable[[], object], rounds: int = 5) -> float:
    """The shortest of some rounds, in milliseconds: the one other work disturbed least."""
    return min(milliseconds(call) for _ in range(rounds))


def nineteen_in_twenty(durations: Sequence[float]) -> float:
    """The duration that 95 in 100 stay within."""
    return statistics.quantiles(durations, n=20)[-1]
