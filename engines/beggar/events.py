"""What happens in a game, each thing once, in the order a table would see it.

A card that an onlooker may not see is `None`: see `redact`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.beggar.rules import Seat
from engines.cards import Card

Reason = Literal["all cards", "time", "endless"]
"""How a game ended: one holds the pack, time was called, or a position came back."""

Hand: TypeAlias = tuple[Card | None, ...]
"""A hand, face down, the card to be turned next first."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The pack has been dealt: `hands` by seat, and `to_play` leads."""

    hands: tuple[Hand, ...]
    to_play: Seat


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A player has turned his top card onto the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PenaltyDemanded:
    """`payer` owes `by`, who laid the last court card, so many cards (`owed`).

    It is told for each court card, and again when a debt passes on with what is left of it.
    """

    by: Seat
    payer: Seat
    owed: int


@dataclass(frozen=True, slots=True)
class PileTaken:
    """A player takes the pile under his hand, first card laid uppermost, and leads.

    `trick` numbers the piles taken, from 1.
    """

    seat: Seat
    cards: Hand
    trick: int


@dataclass(frozen=True, slots=True)
class SeatOut:
    """A player has no card left to play with, and is out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game has ended.

    `winners` are seats: one who holds all the cards, those who share when time is called, nobody in
    an endless game. `cards` were turned and `tricks` piles taken, the last one included. For an
    endless game, `loop_start_cards` and `loop_start_tricks` say after how many of each the position
    that has come back was there first; they are None otherwise.
    """

    winners: tuple[Seat, ...]
    reason: Reason
    cards: int
    tricks: int
    loop_start_cards: int | None = None
    loop_start_tricks: int | None = None


Event: TypeAlias = Dealt | CardTurned | PenaltyDemanded | PileTaken | SeatOut | GameOver
