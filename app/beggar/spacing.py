"""Bands one below the other, with the rows that are left over shared out between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice


def tops(heights: Sequence[int], rows: int, turns: Sequence[int]) -> list[int]:
    """The top row of each band when all of them stand in `rows` rows.

    Gap `k` lies above band `k`, and the last one below all bands. Free rows go to the gaps that
    `turns` names, one after another, from the front again when it is through.
    """
    free = max(0, rows - sum(heights))
    gaps = [0] * (len(heights) + 1)
    for gap in islice(cycle(turns), free):
        gaps[gap] += 1
    found = []
    at = 0
    for gap, height in zip(gaps, heights, strict=False):
        at += gap
        found.append(at)
        at += height
    return found
