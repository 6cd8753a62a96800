"""The chance to win the match from a score: what a point is worth.

The deals alternate, and each ends in one of four ways, so the chance follows from that of the
scores after it, backwards from the target. Nothing depends on the target but how far it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.euchre import table
from engines.euchre.rules import Rules


@dataclass(frozen=True, slots=True)
class Rates:
    """How often a deal brings so many points: two or one to the non-dealer, or to the dealer."""

    non_dealer_two: float
    non_dealer_one: float
    dealer_one: float
    dealer_two: float


STRONG: Final = Rates(0.1887, 0.1167, 0.4286, 0.2660)
"""Measured when strong players play each other with 24 cards."""

_FAR: Final = 40
"""Points from the target at which the lead is all that counts."""


def chance(rules: Rules, scores: tuple[int, ...], seat: int, dealer: int) -> float:
    """The chance of a seat to win the match when `dealer` deals the coming hand.

    scores: by seat, before that hand; a score that has reached the target has won.
    """
    (other,) = table.against(seat)
    mine, theirs = rules.target - scores[seat], rules.target - scores[other]
    if min(mine, theirs) <= 0:
        return float(mine <= theirs)
    beyond = max(0, mine - _FAR, theirs - _FAR)
    near, far = max(1, mine - beyond), max(1, theirs - beyond)
    return 1 - non_dealer_wins(far, near) if seat == dealer else non_dealer_wins(near, far)


@cache
def non_dealer_wins(needs: int, dealer_needs: int, rates: Rates = STRONG) -> float:
    """The chance of the coming non-dealer to win, by the points he and the dealer still need.

    At least one of them needs at least one point.
    """
    if needs <= 0 or dealer_needs <= 0:
        return float(needs <= 0)

    def next_deal(mine: int, theirs: int) -> float:
        if needs <= mine or dealer_needs <= theirs:
            return float(needs <= mine)
        return 1 - non_dealer_wins(dealer_needs - theirs, needs - mine, rates)

    return (
        rates.non_dealer_two * next_deal(2, 0)
        + rates.non_dealer_one * next_deal(1, 0)
        + rates.dealer_one * next_deal(0, 1)
        + rates.dealer_two * next_deal(0, 2)
    )
