"""All there is to know about a match at one moment, and the same as one player sees it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engines.cards import Card, Suit
from engines.euchre import table
from engines.euchre.events import Outcome
from engines.euchre.hands import Hand
from engines.euchre.rules import HAND_SIZE, Rules


class Phase(Enum):
    """Where a match stands. A decision is awaited from NAMING_JOKER to PLAYING."""

    DEALING = "dealing"
    NAMING_JOKER = "naming the joker's suit"
    ROUND_ONE = "bidding, round 1"
    ROUND_TWO = "bidding, round 2"
    DISCARDING = "laying a card away"
    PLAYING = "playing"
    HAND_OVER = "hand over"
    GAME_OVER = "match over"


class UpcardPlace(Enum):
    """Where the upcard is. LEFT: it made trump, and the dealer left it on the table."""

    TURNED_UP = "turned up"
    TURNED_DOWN = "turned down"
    TAKEN_UP = "taken up"
    LEFT = "left on the table"


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken.

    number: from 1; plays: (seat, card) in the order they were played; taker: the seat.
    """

    number: int
    plays: tuple[tuple[int, Card], ...]
    taker: int

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[0][0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order they were played."""
        return tuple(card for _, card in self.plays)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedHand:
    """A hand that is over, with everything shown: what a result screen needs.

    number: from 1; hands: as dealt, by seat; upcard_place: where the upcard ended; joker_suit:
    the suit given to a joker turned up; trump, maker, outcome: None when the hand was thrown in;
    tricks: all of them; discarded: the card laid away, if any; points: of this hand, by seat;
    scores: of the match after it, by seat; seal, salt: of its pack, empty when it was not sealed.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    upcard: Card
    upcard_place: UpcardPlace
    joker_suit: Suit | None
    trump: Suit | None
    maker: int | None
    ordered_up: bool
    tricks: tuple[Trick, ...]
    discarded: Card | None
    talon: tuple[Card, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    seal: str = ""
    salt: str = ""

    @property
    def thrown_in(self) -> bool:
        """True when all passed and nobody made trump."""
        return self.outcome is None

    @property
    def tricks_taken(self) -> tuple[int, ...]:
        """Tricks by seat."""
        return count_tricks(self.tricks)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A match at one moment; it never changes, `evolve` makes the next one.

    rules: the rules of the match.
    phase: where the match stands.
    dealer: the seat that deals this hand (the first hand, before one is dealt).
    hand_number: from 1; 0 before the first hand is dealt.
    scores: points of the match by seat.
    dealt: the hands as they were dealt, by seat.
    hands: the cards in hand now, by seat, in the order they were dealt; an upcard taken is last.
    talon: the cards not dealt, top first; the upcard is not among them, wherever it lies.
    upcard, upcard_place: the card turned up and where it is now; None before the first deal.
    joker_suit: the suit the dealer gave a joker turned up, else None.
    passes: the seats that have passed in this round of bidding, in order.
    trump, maker: the suit and the seat that made it; None until it is made.
    ordered_up: True when trump was made in the first round, by ordering up or accepting.
    discarded: the card laid away; None when hidden, and when there is none (see `laid_away`).
    trick: the trick on the table as (seat, card) in the order they were played.
    tricks: the tricks taken in this hand, in order.
    seal, salt: what stands for the pack of this hand, and what opens it once the hand is over;
        both are empty for a pack that was not sealed.
    last_hand: the hand that ended last, everything shown; it stays until the next one ends.
    winner: the seat that won the match, None until it is over.

    When a hand is over all this stays as it was, with every card shown, until the next `HandDealt`.
    """

    rules: Rules
    phase: Phase
    dealer: int
    hand_number: int
    scores: tuple[int, ...]
    dealt: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    talon: Hand = ()
    upcard: Card | None = None
    upcard_place: UpcardPlace | None = None
    joker_suit: Suit | None = None
    passes: tuple[int, ...] = ()
    trump: Suit | None = None
    maker: int | None = None
    ordered_up: bool = False
    discarded: Card | None = None
    trick: tuple[tuple[int, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    seal: str = ""
    salt: str = ""
    last_hand: FinishedHand | None = None
    winner: int | None = None

    @staticmethod
    def opening(rules: Rules, dealer: int) -> State:
        """The match before its first hand, which `dealer` will deal."""
        empty: tuple[Hand, ...] = ((),) * len(table.SEATS)
        return State(
            rules=rules,
            phase=Phase.DEALING,
            dealer=dealer,
            hand_number=0,
            scores=(0,) * len(table.SEATS),
            dealt=empty,
            hands=empty,
        )

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is awaited; None while a deal or a count is, or at the end."""
        match self.phase:
            case Phase.NAMING_JOKER:
                return self.dealer
            case Phase.ROUND_ONE | Phase.ROUND_TWO:
                return table.speaker(self.dealer, len(self.passes))
            case Phase.DISCARDING if self.upcard_place is UpcardPlace.TURNED_UP:
                return self.dealer
            case Phase.PLAYING if len(self.tricks) < HAND_SIZE:
                return table.player(self.leader, len(self.trick))
            case _:
                return None

    @property
    def leader(self) -> int:
        """The seat that leads, or led, to the trick on the table."""
        return self.tricks[-1].taker if self.tricks else table.first_leader(self.dealer)

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table."""
        return self.trick[0][1] if self.trick else None

    @property
    def last_trick(self) -> Trick | None:
        """The trick taken last in this hand."""
        return self.tricks[-1] if self.tricks else None

    @property
    def tricks_taken(self) -> tuple[int, ...]:
        """Tricks of this hand by seat."""
        return count_tricks(self.tricks)

    @property
    def upcard_suit(self) -> Suit | None:
        """The suit the upcard stands for: its own, or the one a joker was given."""
        return self.joker_suit or (self.upcard.suit if self.upcard else None)

    @property
    def turned_down(self) -> Card | None:
        """The upcard, once it is turned down."""
        return self.upcard if self.upcard_place is UpcardPlace.TURNED_DOWN else None

    @property
    def laid_away(self) -> bool:
        """True when the dealer has laid a card away in this hand, seen or not."""
        return self.upcard_place is UpcardPlace.TAKEN_UP and self.phase is not Phase.DISCARDING


@dataclass(frozen=True, slots=True, kw_only=True)
class View(State):
    """A `State` as the player at `seat` sees it.

    Hidden, each card a None, are until the hand is over: every other hand, now and as dealt (also
    the cards in it that everyone has seen, like an upcard taken up); the talon and the salt;
    the card another laid away; and while the dealer names the suit of a joker, one's own hand too.
    """

    seat: int

    @property
    def hand(self) -> Hand:
        """The player's own cards."""
        return self.hands[self.seat]


def count_tricks(tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    """How many of the tricks each seat took, by seat."""
    return tuple(sum(trick.taker == seat for trick in tricks) for seat in table.SEATS)
