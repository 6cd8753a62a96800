"""All there is to know about the table at one moment, and the same as one player sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from engines.beggar.events import Hand
from engines.beggar.positions import Positions
from engines.beggar.result import Result
from engines.beggar.rules import Rules, Seat
from engines.cards import Card


class Laid(NamedTuple):
    """A card in the pile, and who laid it."""

    seat: Seat
    card: Card


class Debt(NamedTuple):
    """What the last court card demands.

    `claimant` laid it and will take the pile, `payer` is paying, `asked` is what the card demands
    and `owed` what is still to come.
    """

    claimant: Seat
    payer: Seat
    asked: int
    owed: int


Pile: TypeAlias = tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The table at one moment; `State.opening(rules)` is the table before the deal.

    `hands` are by seat, the card to be turned next first. `to_act` turns the next card, and is None
    before the deal and when the game is over. `pile` lies first card laid first. `cards` counts the
    cards turned, `tricks` the piles taken. `out` are the seats that are out, first to leave first.
    `seen` are the positions at the ends of tricks so far, that of the deal included. It is None in
    a view, and may be for whoever only folds events: nothing but an endless game is known by it.
    """

    rules: Rules
    hands: tuple[Hand, ...] = ()
    to_act: Seat | None = None
    pile: Pile = ()
    debt: Debt | None = None
    tricks: int = 0
    cards: int = 0
    out: tuple[Seat, ...] = ()
    result: Result | None = None
    seen: Positions | None = field(default=Positions(), repr=False, hash=False)

    @staticmethod
    def opening(rules: Rules) -> State:
        """The table before the deal."""
        return State(rules, hands=((),) * rules.players)

    def with_hand(self, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
        """The hands when that of one seat is this."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def next_in(self, seat: Seat) -> Seat:
        """The next player after `seat` who is still in: the one place that says who is next."""
        seat = self.rules.left_of(seat)
        while seat in self.out:
            seat = self.rules.left_of(seat)
        return seat


@dataclass(frozen=True, slots=True)
class View(State):
    """A `State` as a player sees it: each card in a hand is a None, so only their number is known.

    Nobody sees a hand in this game, his own included, nor then what positions there were: `seen`
    is None.
    """
