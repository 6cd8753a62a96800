"""The rules: what a player may do, and all that comes of it."""

from __future__ import annotations

from engines.beggar.actions import Action, CallTime, TurnCard
from engines.beggar.events import (
    CardTurned,
    Dealt,
    Event,
    GameOver,
    PenaltyDemanded,
    PileTaken,
    SeatOut,
)
from engines.beggar.evolving import evolve, position
from engines.beggar.kinds import demand
from engines.beggar.rules import Seat
from engines.beggar.state import State
from engines.cards import Card
from engines.errors import IllegalAction


def legal_actions(state: State) -> tuple[Action, ...]:
    """What may be decided now; nothing before the deal or when the game is over."""
    if state.to_act is None:
        return ()
    return (TurnCard(),) if state.rules.time_limit_minutes is None else (TurnCard(), CallTime())


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """All that comes of an action. Raises `IllegalAction`, which says what would be legal."""
    if state.to_act is None:
        raise IllegalAction(
            "The game is over: no card is turned and no time is called until the next deal."
            if state.result
            else "No card is turned before the deal."
        )
    match action:
        case TurnCard():
            return _Course(state).turn(state.to_act)
        case CallTime():
            return _call_time(state)


def deal(state: State, dealt: Dealt) -> tuple[Event, ...]:
    """The deal, and who is out at once because he was dealt no cards."""
    course = _Course(state)
    course.tell(dealt)
    course.trick_over()
    return tuple(course.events)


def _call_time(state: State) -> tuple[Event, ...]:
    if state.rules.time_limit_minutes is None:
        raise IllegalAction(
            "Time is called only when a time limit was agreed, and this game is for all the cards: "
            "turn a card."
        )
    most = max(map(len, state.hands))
    winners = tuple(seat for seat, hand in enumerate(state.hands) if len(hand) == most)
    return (GameOver(winners, "time", state.cards, state.tricks),)


class _Course:
    """The events that follow from a decision, each told to the table before the next is found."""

    def __init__(self, state: State) -> None:
        self.table = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.table = evolve(self.table, event)
        self.events.append(event)

    def turn(self, seat: Seat) -> tuple[Event, ...]:
        """The top card of the player to act is turned, with all that comes of it."""
        card = self.table.hands[seat][0]
        assert card is not None, "the rules need to see the cards"
        self.tell(CardTurned(seat, card))
        debt = self.table.debt
        if demand(card):
            self._demand(seat, seat, demand(card))
        elif debt is None:
            self._find_who_can_turn()
        elif debt.owed == 0:
            self._take_pile(debt.claimant)
        elif not self.table.hands[seat]:
            self.tell(SeatOut(seat))
            if self.table.rules.short_payer == "debt passes on":
                self._demand(debt.claimant, seat, debt.owed)
            else:
                self._take_pile(debt.claimant)
        return tuple(self.events)

    def _demand(self, claimant: Seat, after: Seat, owed: int) -> None:
        """The next player who holds cards owes; when nobody else does, the claimant takes all."""
        payer = self.table.next_in(after)
        passes_on = self.table.rules.short_payer == "debt passes on"
        if payer != claimant and not self.table.hands[payer] and not passes_on:
            self.tell(SeatOut(payer))
            self._take_pile(claimant)
            return
        while payer != claimant and not self.table.hands[payer]:
            payer = self.table.next_in(payer)
        if payer == claimant:
            self._take_pile(claimant)
        else:
            self.tell(PenaltyDemanded(claimant, payer, owed))

    def _find_who_can_turn(self) -> None:
        """Whoever must turn a card and has none is out; one who remains takes the open pile."""
        seat = self.table.to_act
        while seat is not None and not self.table.hands[seat]:
            self.tell(SeatOut(seat))
            seat = self.table.to_act
            if seat is not None and self.table.next_in(seat) == seat:
                self._take_pile(seat)
                return

    def _take_pile(self, taker: Seat) -> None:
        cards: tuple[Card, ...] = tuple(laid.card for laid in self.table.pile)
        before = self.table
        self.tell(PileTaken(taker, cards, before.tricks + 1))
        self.trick_over()

    def trick_over(self) -> None:
        """Whoever has no card is out; then one holds all, or a position may have come back."""
        for seat, hand in enumerate(self.table.hands):
            if not hand and seat not in self.table.out:
                self.tell(SeatOut(seat))
        state = self.table
        leader = state.to_act
        if leader is None or state.seen is None:
            return
        sighting = state.seen.first(position(state))
        if state.next_in(leader) == leader:
            self.tell(GameOver((leader,), "all cards", state.cards, state.tricks))
        elif sighting is not None and sighting.tricks < state.tricks:
            self.tell(
                GameOver((), "endless", state.cards, state.tricks, sighting.cards, sighting.tricks)
            )
