"""The tricks in every position of two hands of five, found with two sums and three look-ups.

The twelve cards of two suits are told by a number with a digit for each, in base three: 0 for one
out of play, 1 for the leader's and 2 for the other's. Numbers of different cards add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from engines.compiled.compiling import Bytes, Counts
from engines.euchre import double_dummy
from engines.euchre.auction.classes import HALF, RANKS
from engines.euchre.double_dummy.positions import patterns_of

SUIT: Final = len(RANKS)
CARDS: Final = 2 * HALF
JACK: Final = 2

_PLAIN_SUIT = (5, 4, 3, 2, 1, 0)
_TRUMPS = (5, 4, 3, 1, 0)
# How many patterns there are of up to seven trumps, of their mate's five cards, and of a cross
# suit.
_OF_TRUMPS, _OF_MATE, _OF_CROSS = (2 ** (most + 1) - 1 for most in (7, 5, 6))

PLAIN: Final = _OF_CROSS**2
"""How many ways there are for two suits neither of which is trumps."""


class Positions(NamedTuple):
    """The tables, in a form that compiled functions take.

    first, second, plain: by the number of a half, the place of its patterns if its first suit is
        trumps, if its second is, and if neither is.
    tricks: those of the leader, at the place of the half with trumps times `PLAIN` and that of the
        other.
    digits: for each card, what it adds to the number of its half if the leader holds it; the low
        half in the first row, the high in the second.
    """

    first: Counts
    second: Counts
    plain: Counts
    tricks: Bytes
    digits: Counts


@cache
def positions() -> Positions:
    """All positions of five cards each."""
    tricks = np.zeros(_OF_TRUMPS * _OF_MATE * PLAIN, np.uint8)
    for key, taken in double_dummy.table().items():
        trumps, mate, left, right = (pattern - 1 for pattern in patterns_of(key))
        if max(left, right) < _OF_CROSS and mate < _OF_MATE and trumps < _OF_TRUMPS:
            place = (trumps * _OF_MATE + mate) * PLAIN + left * _OF_CROSS + right
            tricks[place] = taken
    digits = np.zeros((2, CARDS), np.int64)
    for card in range(CARDS):
        digits[card // HALF, card] = 3 ** (card % HALF)
    return Positions(_with_trumps(0), _with_trumps(SUIT), _without_trumps(), tricks, digits)


def _with_trumps(trump: int) -> Counts:
    """The places of halves with the suit that begins at `trump` trumps, the other its mate."""
    mate = SUIT - trump
    trumps = [trump + JACK, mate + JACK, *(trump + rank for rank in _TRUMPS)]
    found: Counts = _patterns(trumps) * _OF_MATE + _patterns([mate + rank for rank in _TRUMPS])
    return found


def _without_trumps() -> Counts:
    second = [SUIT + rank for rank in _PLAIN_SUIT]
    found: Counts = _patterns(_PLAIN_SUIT) * _OF_CROSS + _patterns(second)
    return found


def _patterns(cards: Sequence[int]) -> Counts:
    """The pattern of a suit, its cards high to low, in every half; the least is 0."""
    numbers = np.arange(3**HALF)
    found: Counts = np.ones(3**HALF, np.int64)
    for card in cards:
        digit = numbers // 3**card % 3
        found = np.where(digit == 0, found, 2 * found + (digit == 1))
    found -= 1
    return found
