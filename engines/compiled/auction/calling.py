"""What each call is worth to each hand, when it is known how the other player calls.

Points are those of the player in question, summed over all hands the other may hold, each counted
as often as he comes to this point with it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engines.compiled.auction.deals import BESIDE, WAYS, Leaves, others
from engines.compiled.compiling import Count, Counts, Figures, compiled

Shares: TypeAlias = NDArray[np.float32]

_MAKING = (-2, -2, 1, 2)
_DEFENDING = (-2, -1, 2, 2)


def points_of_leaves() -> Shares:
    """The non-dealer's points by leaf: he orders up, the dealer accepts, either names a suit."""
    leaves = np.arange(1 << 2 * WAYS)[:, None]
    ends = leaves >> 2 * np.arange(WAYS) & 3
    making, defending = np.array(_MAKING)[ends], np.array(_DEFENDING)[ends]
    columns = making[:, 0], defending[:, 1], making[:, 2:], defending[:, 2:]
    return np.column_stack(columns).astype(np.float32)


@compiled
def add_for_non_dealer(
    upcard: Count,
    hands: Counts,
    leaves: Leaves,
    points: Shares,
    calls: Shares,
    digits: Counts,
    worth: Figures,
) -> None:
    """What each hand of the non-dealer gets: a row a hand.

    calls: by number of the dealer's hand, how often he accepts, declines, and declines and then
    names each suit. worth: ordering up, passing until the dealer accepts, then passing once more,
    and naming each suit.
    """
    number = np.empty(BESIDE, np.int64)
    sets = np.empty(BESIDE, np.int64)
    halves = np.empty((BESIDE, 2), np.int64)
    for nth in range(len(hands)):
        others(hands[nth], upcard, digits, number, sets, halves)
        orders = accepted = passes = mate = left = right = 0.0
        for at in range(BESIDE):
            end, call = points[leaves[nth, at]], calls[number[at]]
            orders += end[0]
            accepted += call[0] * end[1]
            mate += call[1] * end[2]
            left += call[1] * end[3]
            right += call[1] * end[4]
            passes += call[2] * end[5] + call[3] * end[6] + call[4] * end[7]
        row = worth[nth]
        row[0], row[1], row[2], row[3], row[4], row[5] = orders, accepted, passes, mate, left, right


@compiled
def add_for_dealer(
    upcard: Count,
    hands: Counts,
    leaves: Leaves,
    points: Shares,
    calls: Figures,
    digits: Counts,
    worth: Figures,
) -> None:
    """Add up what each hand of the dealer gets: a row a hand, by its number.

    calls: for each hand of the non-dealer, how often he passes, passes and then names each suit,
    and passes twice. worth: accepting, declining until the non-dealer names a suit, and naming
    each suit.
    """
    number = np.empty(BESIDE, np.int64)
    sets = np.empty(BESIDE, np.int64)
    halves = np.empty((BESIDE, 2), np.int64)
    for nth in range(len(hands)):
        passes, mate, left, right, twice = calls[nth]
        if passes == 0.0:
            continue
        others(hands[nth], upcard, digits, number, sets, halves)
        for at in range(BESIDE):
            end, row = points[leaves[nth, at]], worth[number[at]]
            row[0] -= passes * end[1]
            row[1] -= mate * end[2] + left * end[3] + right * end[4]
            row[2] -= twice * end[5]
            row[3] -= twice * end[6]
            row[4] -= twice * end[7]
