"""What the ways a hand can end are worth to a player: his chance to win the match after each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines.euchre import dealing, match_equity, scoring, table
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import View

# Of two ends worth the same, the one with more tricks; far less than any point is worth.
_A_TRICK: Final = 1e-7


@dataclass(frozen=True, slots=True)
class Stakes:
    """The chance to win the match after the hand, as it may end.

    making, defending: by the tricks one takes, if one makes trump and if the other does.
    thrown_in: if all pass.
    """

    making: Sequence[float]
    defending: Sequence[float]
    thrown_in: float


def stakes(view: View) -> Stakes:
    """What the ends of this hand are worth to the player at `view.seat`."""
    (other,) = table.against(view.seat)

    def chance(points: Sequence[int], *, thrown_in: bool = False) -> float:
        scores = tuple(map(sum, zip(view.scores, points, strict=True)))
        dealer = dealing.dealer_after(view, thrown_in=thrown_in)
        return match_equity.chance(view.rules, scores, view.seat, dealer)

    tricks = range(HAND_SIZE + 1)
    return Stakes(
        making=[chance(scoring.points_of(view.seat, t)) + t * _A_TRICK for t in tricks],
        defending=[chance(scoring.points_of(other, HAND_SIZE - t)) + t * _A_TRICK for t in tricks],
        thrown_in=chance((0,) * len(table.SEATS), thrown_in=True),
    )
