"""How long each moment of a game stays in sight."""

from __future__ import annotations

from engines.beggar import CardTurned, Dealt, Event, GameOver, PenaltyDemanded, PileTaken, SeatOut

_AFTER_THE_DEAL = 1.0
A_CARD = 0.5
"""Seconds from one plain card to the next at the usual speed."""

_A_COURT_CARD = 0.2
_A_DEMAND = 0.6
_A_FINISHED_PILE = 1.2
_ONE_LEAVES = 0.7


def hold(last: Event | None, following: Event) -> float:
    """Seconds for which the table after `last` is shown before what follows, at the usual speed.

    A court card stays no longer than it takes to come to the pile before its demand is told, and a
    pile taken and who is out then are one moment.
    """
    match last, following:
        case CardTurned(), PenaltyDemanded():
            return _A_COURT_CARD
        case CardTurned(), PileTaken():
            return _A_FINISHED_PILE
        case PileTaken(), SeatOut() | GameOver():
            return 0.0
        case Dealt(), _:
            return _AFTER_THE_DEAL
        case PenaltyDemanded(), _:
            return _A_DEMAND
        case SeatOut(), _:
            return _ONE_LEAVES
        case None, _:
            return 0.0
        case _:
            return A_CARD
