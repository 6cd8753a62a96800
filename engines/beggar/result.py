"""How a game came out."""

from __future__ import annotations

from dataclasses import dataclass

from engines.beggar.events import GameOver, Reason
from engines.beggar.rules import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """Who won and how, after how many cards turned and piles taken, the last one included.

    An endless game has no winners, ends when a position is seen for the second time, and says in
    `loop_start_*` when it was seen first; `period_*` is the length of the loop. For any other game
    these are None.
    """

    winners: tuple[Seat, ...]
    reason: Reason
    cards: int
    tricks: int
    loop_start_cards: int | None = None
    loop_start_tricks: int | None = None

    @classmethod
    def of(cls, over: GameOver) -> Result:
        """The result that the last event of a game tells."""
        return cls(
            over.winners,
            over.reason,
            over.cards,
            over.tricks,
            over.loop_start_cards,
            over.loop_start_tricks,
        )

    @property
    def period_cards(self) -> int | None:
        """How many cards one round of the loop takes; None unless the game is endless."""
        return None if self.loop_start_cards is None else self.cards - self.loop_start_cards

    @property
    def period_tricks(self) -> int | None:
        """How many piles are taken in one round of the loop; None unless the game is endless."""
        return None if self.loop_start_tricks is None else self.tricks - self.loop_start_tricks
