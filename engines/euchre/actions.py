"""What a player can decide. The player is always `to_act`, so an action names no seat."""

from __future__ import annotations

from dataclasses import dataclass

from engines.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing: leave the upcard to the next player, or name no suit."""


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Make the upcard's suit trump, in the first round; said by the dealer it is "I accept"."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Make a suit trump in the second round, or name the suit of a joker turned up."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Discard:
    """As dealer, take up the upcard and lay this card away, face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class LeaveUpcard:
    """As dealer, leave the upcard that another ordered up on the table (a house rule)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


Action = Pass | OrderUp | NameTrump | Discard | LeaveUpcard | Play
