"""What happens in a match, one small value for each thing.

Tuples "by seat" hold seat 0 first. A `Hand` is a tuple of cards of which those hidden from the
one who looks are None: an event as the engine tells it hides nothing, `redact` makes the holes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.cards import Card, Suit
from engines.euchre.hands import Hand

Outcome = Literal["made", "march", "euchred"]


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A hand is dealt: five cards each by seat, the upcard, and the talon with its top card first.

    `unseen` is True when nobody may look at a hand yet, since the joker is turned up and the
    dealer must name a suit first; then `redact` hides every hand. `seal` stands for the pack, and
    `salt`, which is hidden until the hand is over, opens it (see `engines.seals`); both are empty
    for a pack that was not sealed.
    """

    dealer: int
    hands: tuple[Hand, ...]
    upcard: Card
    talon: Hand
    unseen: bool = False
    seal: str = ""
    salt: str = ""


@dataclass(frozen=True, slots=True)
class JokerSuitNamed:
    """The dealer gave the joker turned up a suit, and now all look at their hands (by seat)."""

    seat: int
    suit: Suit
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed, in either round."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnedDown:
    """The upcard is turned down, and the second round begins."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """Trump is made: by ordering up or accepting in the first round, or named in the second."""

    maker: int
    suit: Suit
    ordered_up: bool


@dataclass(frozen=True, slots=True)
class UpcardTaken:
    """The dealer took the upcard into his hand; his discard follows at once."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class UpcardLeft:
    """The dealer left the upcard on the table, and play begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """The dealer laid a card away face down; None for those who may not see it."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A full trick goes to a player: its cards in the order they were played, its number from 1."""

    seat: int
    cards: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """A hand was played out, and now everything is shown.

    tricks, points: by seat, of this hand; scores: by seat, of the match so far; hands: as they
    were dealt; discarded: the card laid away, None when there was none; salt: what opens the seal.
    """

    maker: int
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome
    hands: tuple[tuple[Card, ...], ...]
    discarded: Card | None
    talon: tuple[Card, ...]
    salt: str = ""


@dataclass(frozen=True, slots=True)
class HandThrownIn:
    """All passed twice: nobody scores, and everything is shown as in `HandScored`."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    discarded: Card | None
    talon: tuple[Card, ...]
    salt: str = ""


@dataclass(frozen=True, slots=True)
class GameOver:
    """A player has reached the target, and the match is his."""

    winner: int
    scores: tuple[int, ...]


Event = (
    HandDealt
    | JokerSuitNamed
    | Passed
    | TurnedDown
    | TrumpMade
    | UpcardTaken
    | UpcardLeft
    | Discarded
    | CardPlayed
    | TrickTaken
    | HandScored
    | HandThrownIn
    | GameOver
)
