"""What each event changes. There are no rules here: an event is believed."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from engines.beggar.events import (
    CardTurned,
    Dealt,
    Event,
    GameOver,
    Hand,
    PenaltyDemanded,
    PileTaken,
    SeatOut,
)
from engines.beggar.kinds import demand, kinds
from engines.beggar.positions import Position, Sighting
from engines.beggar.result import Result
from engines.beggar.rules import Seat
from engines.beggar.state import Debt, Laid, State
from engines.cards import Card

Table = TypeVar("Table", bound=State)


def evolve(state: Table, event: Event) -> Table:
    """The table after an event; a view and redacted events do as well as a state and true ones."""
    match event:
        case CardTurned(seat, card):
            return _card_turned(state, seat, card)
        case PenaltyDemanded(by, payer, owed):
            asked = state.debt.asked if state.debt else owed
            return replace(state, to_act=payer, debt=Debt(by, payer, asked, owed))
        case PileTaken(seat, cards, trick):
            hands = _with_hand(state.hands, seat, state.hands[seat] + cards)
            taken = replace(state, hands=hands, to_act=seat, pile=(), debt=None, tricks=trick)
            return _remembering(taken)
        case SeatOut(seat):
            left = replace(state, out=(*state.out, seat))
            return replace(left, to_act=left.next_in(seat)) if state.to_act == seat else left
        case GameOver():
            return replace(state, to_act=None, result=Result.of(event))
        case Dealt(hands, to_play):
            return _remembering(replace(state, hands=hands, to_act=to_play))


def position(state: State) -> Position:
    """The hands by kind, and who leads."""
    hands = "/".join([kinds(card for card in hand if card) for hand in state.hands])
    return f"{state.to_act}:{hands}"


def _card_turned(state: Table, seat: Seat, card: Card) -> Table:
    debt = state.debt
    if debt is not None:
        debt = None if demand(card) else replace(debt, owed=debt.owed - 1)
    return replace(
        state,
        hands=_with_hand(state.hands, seat, state.hands[seat][1:]),
        to_act=seat if debt else state.next_in(seat),
        pile=(*state.pile, Laid(seat, card)),
        debt=debt,
        cards=state.cards + 1,
    )


def _with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _remembering(state: Table) -> Table:
    if state.seen is None:
        return state
    sighting = Sighting(state.cards, state.tricks)
    return replace(state, seen=state.seen.adding(position(state), sighting))
