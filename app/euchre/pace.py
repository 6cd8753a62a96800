"""How long each moment of a match stays in sight."""

from __future__ import annotations

from dataclasses import dataclass

from app.playback import UNTIL_ASKED
from engines.euchre import (
    CardPlayed,
    Discarded,
    Event,
    GameOver,
    HandScored,
    HandThrownIn,
    JokerSuitNamed,
    Passed,
    TrickTaken,
    TrumpMade,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
)

_A_CALL = 0.9
_A_CARD = 0.7
_A_FULL_TRICK = 0.5
_WATCHED_TRICK = 1.6
_WATCHED_RESULT = 5.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for which things stay, at the usual speed.

    you: the seat of the one who plays and need not be shown his own decisions; None for a watcher.
    trick: a trick that was taken. result: the result of a hand.
    """

    you: int | None
    trick: float
    result: float

    @staticmethod
    def playing(you: int, trick_delay: float | None) -> Pace:
        """The pace of one who plays: results wait for him, and tricks too without a delay."""
        trick = UNTIL_ASKED if trick_delay is None else trick_delay
        return Pace(you, trick, UNTIL_ASKED)

    @staticmethod
    def watching() -> Pace:
        """The pace of one who watches: everything goes by itself."""
        return Pace(None, _WATCHED_TRICK, _WATCHED_RESULT)

    def hold(self, last: Event | None, following: Event) -> float:
        """Seconds for which the table after `last` is shown before what follows."""
        match last, following:
            case None, _:
                return 0.0
            case (
                (UpcardTaken(), _)
                | (HandScored(), GameOver())
                | (Passed(), TurnedDown() | HandThrownIn())
            ):
                return 0.0
            case ((HandScored() | HandThrownIn()), _):
                return self.result
            case _, TrickTaken():
                return _A_FULL_TRICK
            case _ if self.you is not None and _decided_by(following) == self.you:
                return 0.0
            case TrickTaken(), _:
                return self.trick
            case CardPlayed(), _:
                return _A_CARD
            case _:
                return _A_CALL


def _decided_by(event: Event) -> int | None:
    """The seat whose decision an event is."""
    match event:
        case TrumpMade(maker):
            return maker
        case (
            Passed(seat)
            | JokerSuitNamed(seat)
            | UpcardTaken(seat)
            | UpcardLeft(seat)
            | Discarded(seat)
            | CardPlayed(seat)
        ):
            return seat
        case _:
            return None
