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
from engines.beggar.kinds import demand
from engines.beggar.positions import Positions, Sighting, position
from engines.beggar.result import Result
from engines.beggar.rules import Seat
from engines.beggar.state import Debt, Laid, Pile, State
from engines.cards import Card

S = TypeVar("S", bound=State)


def evolve(state: S, event: Event) -> S:
    """The state after an event; a `View` with redacted events stays a `View`."""
    match event:
        case CardTurned():
            return _turn(state, event.seat, event.card)
        case PenaltyDemanded(by, payer, owed):
            return _owe(state, by, payer, owed)
        case PileTaken(seat, cards, trick):
            hands = state.with_hand(seat, state.hands[seat] + cards)
            return _begin_trick(state, hands, seat, trick)
        case SeatOut(seat):
            to_act = state.next_in(seat) if state.to_act == seat else state.to_act
            return replace(state, to_act=to_act, out=(*state.out, seat))
        case GameOver():
            return replace(state, to_act=None, result=Result.of(event))
        case Dealt(hands, to_play):
            return _begin_trick(state, hands, to_play, state.tricks)


def _turn(state: S, seat: Seat, card: Card) -> S:
    debt = state.debt
    if debt is not None:
        claimant, _, asked, owed = debt
        debt = None if demand(card) else Debt(claimant, seat, asked, owed - 1)
    return _with_table(
        state,
        state.with_hand(seat, state.hands[seat][1:]),
        state.next_in(seat) if debt is None else seat,
        (*state.pile, Laid(seat, card)),
        debt,
        state.tricks,
        state.cards + 1,
        state.seen,
    )


def _owe(state: S, claimant: Seat, payer: Seat, owed: int) -> S:
    asked = owed if state.debt is None else state.debt.asked
    return _with_table(
        state,
        state.hands,
        payer,
        state.pile,
        Debt(claimant, payer, asked, owed),
        state.tricks,
        state.cards,
        state.seen,
    )


def _begin_trick(state: S, hands: tuple[Hand, ...], leader: Seat, tricks: int) -> S:
    seen = state.seen
    if seen is not None:
        seen = seen.adding(position(hands, leader), Sighting(state.cards, tricks))
    return _with_table(state, hands, leader, (), None, tricks, state.cards, seen)


def _with_table(
    state: S,
    hands: tuple[Hand, ...],
    to_act: Seat,
    pile: Pile,
    debt: Debt | None,
    tricks: int,
    cards: int,
    seen: Positions | None,
) -> S:
    """What `replace` would make in twice the time: nearly all events of a game end here."""
    return type(state)(
        state.rules, hands, to_act, pile, debt, tricks, cards, state.out, state.result, seen
    )
