"""How likely a player is to make a call by what his hand promises: the more, the likelier.

It is for rules under which the auction is not solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engines.cards import Rank, Suit
from engines.euchre.belief.promise import Promise

_NAMING: Final = Promise(
    base=-3.24,
    trumps=(1.8, 1.72, 1.47, 1.29, 1.15, 1.05, 1.0, 0.99, 0.97, 0.96),
    both=-0.18,
    third=-0.37,
    fourth=-0.67,
    side={Rank.ACE: 0.74, Rank.KING: 0.47, Rank.QUEEN: 0.27, Rank.JACK: 0.16, Rank.TEN: 0.09},
    void=0.23,
)
# Against passing, what counts for the dealer is how many trumps he will have.
_ACCEPTING: Final = Promise(
    base=-1.65,
    trumps=(1.6, 1.52, 1.39, 1.41, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4),
    both=-0.1,
    third=-1.14,
    fourth=-1.45,
    side={},
    void=0.0,
)
# A trump is given to the dealer: who is strong in trumps does better to pass and defend.
_ORDERING_UP: Final = Promise(
    base=-0.6,
    trumps=(-0.1, -0.09, -0.08, 0.08, 0.14, 0.08, 0.06, 0.08, 0.08, 0.08),
    both=0.1,
    third=0.21,
    fourth=0.34,
    side={Rank.ACE: -0.12, Rank.KING: -0.06, Rank.QUEEN: -0.03, Rank.JACK: -0.1},
    void=-0.04,
)
_BLUR: Final = 0.12
_WORTH_PASSING: Final = -0.4
_WORTH_THROWING_IN: Final = 0.0


def makes_upcard_trump(
    hands: Sequence[int], suit: Suit, upcard: int, *, is_dealer: bool
) -> list[float]:
    """The chance of each hand, as dealt, to order the upcard up, or as the dealer to accept it."""
    if is_dealer:
        gains = _ACCEPTING.of_hands([hand | upcard for hand in hands], suit)
    else:
        gains = _ORDERING_UP.of_hands(hands, suit)
    return [1 / (1 + exp(-gain / _BLUR)) for gain in gains]


def names(
    hands: Sequence[int], suits: Sequence[Suit], *, is_dealer: bool, may_pass: bool
) -> tuple[dict[Suit, list[float]], list[float]]:
    """The chance of each hand to name each of the suits in the second round, and to pass."""
    urges = {suit: [exp(p / _BLUR) for p in _NAMING.of_hands(hands, suit)] for suit in suits}
    line = _WORTH_THROWING_IN if is_dealer else _WORTH_PASSING
    ease = exp(line / _BLUR) if may_pass else 0.0
    totals = [ease + sum(each) for each in zip(*urges.values(), strict=True)]
    named = {
        suit: [urge / total for urge, total in zip(each, totals, strict=True)]
        for suit, each in urges.items()
    }
    return named, [ease / total for total in totals]
