"""Bands one below the other, with the rows that are left over shared out between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import TypeVar

Band = TypeVar("Band")


def placed(
    bands: Mapping[Band, int], rows: int, turns: Sequence[Band], end: Band
) -> dict[Band, int]:
    """The top row of each band when all of them stand in `rows` rows, in their order.

    `bands` has the rows each of them takes. Free rows go above the bands that `turns` names, one
    after another and from the front again when it is through; `end` stands for the rows below all
    bands, and names of bands that are not there are passed over.
    """
    free = max(0, rows - sum(bands.values()))
    above = dict.fromkeys([*bands, end], 0)
    for band in islice(cycle([band for band in turns if band in above]), free):
        above[band] += 1
    found = {}
    at = 0
    for band, height in bands.items():
        at += above[band]
        found[band] = at
        at += height
    return found
