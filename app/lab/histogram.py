"""Lengths sorted into bins of one size, as a chart shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.beggar.lab import Lengths

SHOWN: Final = 0.99
"""The share of the games that a histogram shows: a few very long ones would flatten the others."""


@dataclass(frozen=True, slots=True)
class Histogram:
    """How many lengths fall into each bin of `step` lengths, from 0 on; `beyond`: into none."""

    step: int
    counts: tuple[int, ...]
    beyond: int

    def bin_of(self, length: int) -> int:
        """The bin that a length falls into, whether it is shown or not."""
        return length // self.step


def histogram(lengths: Lengths, most_bins: int, *, round_step: bool = False) -> Histogram:
    """At most so many bins that hold 99 in 100 of some lengths.

    round_step: whether their size is to be a number people count by, like 5 or 20.
    """
    end = lengths.quantile(SHOWN) + 1
    step = max(1, -(-end // max(1, most_bins)))
    if round_step:
        step = round_number(step)
    counts = [0] * -(-end // step)
    beyond = 0
    for length, count in lengths.counts.items():
        if length // step < len(counts):
            counts[length // step] += count
        else:
            beyond += count
    return Histogram(step, tuple(counts), beyond)


def round_number(least: int) -> int:
    """The first of 1, 2, 5, 10, 20, 50, … that is not below `least`."""
    scale = 1
    while True:
        for leading in (1, 2, 5):
            if leading * scale >= least:
                return leading * scale
        scale *= 10
