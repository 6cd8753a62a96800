"""Beggar-My-Neighbour in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from app.narration.lines import Line
from app.narration.narrator import Narrator, line
from app.narration.words import counted, listed
from engines.beggar import (
    Action,
    CallTime,
    CardTurned,
    Dealt,
    Event,
    GameOver,
    PenaltyDemanded,
    PileTaken,
    SeatOut,
    State,
    TurnCard,
    demand,
)
from engines.cards import Card

_NUMBERS = ("One", "Two", "Three", "Four")


@dataclass(frozen=True, slots=True)
class Row:
    """A card turned, as the log lists it: who, which card, and what it means ("Cat owes 4")."""

    seat: int
    name: str
    card: Card
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class BeggarNarrator(Narrator[State, Event]):
    """Tells a game of Beggar-My-Neighbour."""

    def tell(self, event: Event, before: State) -> tuple[Line, ...]:
        row = self.row(event, before)
        if row is not None:
            turns = self.does(row.seat, "turn", "turns")
            return (line(f"{turns} ", row.card, f": {row.meaning}." if row.meaning else "."),)
        match event:
            case Dealt(hands, to_play):
                leads = self.does(to_play, "lead", "leads")
                return (
                    line("Beggar-My-Neighbour", role="heading"),
                    line(f"{_dealt([len(hand) for hand in hands])}. {leads}."),
                )
            case PenaltyDemanded(_, payer, owed) if before.debt is not None:
                return (line(f"The debt passes on: {self._owes(payer, owed)}."),)
            case PileTaken(seat, cards):
                takes = self.does(seat, "take", "takes")
                count = counted(len(cards), "card")
                return (line(f"{takes} the pile, {count}.", role="taken"),)
            case SeatOut(seat):
                return (line(self.does(seat, "are", "is"), " out."),)
            case GameOver():
                return self._over(event)
            case _:
                return ()

    def ask(self, state: State) -> Line:
        seat, debt = state.to_act, state.debt
        if seat is None:
            return line("The game is over." if state.result else "The cards are being dealt.")
        if debt is None:
            return line(self.does(seat, "turn", "turns"), " a card.", role="asked")
        claimant = self.object(debt.claimant)
        take = self.form(debt.claimant, "take", "takes")
        if debt.owed == 0 or seat == debt.claimant:
            return line(f"{self.subject(debt.claimant)} {take} the pile.")
        pays = f"{self.does(seat, 'are paying', 'is paying')} {claimant}"
        more = f"{_NUMBERS[debt.owed - 1]} more plain {'card' if debt.owed == 1 else 'cards'}"
        return line(f"{pays}.", f" {more}, and {claimant} {take} the pile.", role="asked")

    def counts(self, state: State) -> Line:
        """How many cards each player holds: "You 12 cards, Ann 4"."""
        first, *others = (len(hand) for hand in state.hands)
        rest = (f", {self.subject(seat)} {held}" for seat, held in enumerate(others, start=1))
        return line(f"{self.subject(0)} {counted(first, 'card')}", *rest, ".")

    def option(self, action: Action) -> Line:
        """One of the things that can be decided now, as it is offered: "turn a card"."""
        match action:
            case TurnCard():
                return line("turn a card")
            case CallTime():
                return line("call time")

    def row(self, event: Event, before: State) -> Row | None:
        """The row of the log for a card turned; None for what is no card.

        A court card gets its row when its demand is told, since only then it is known who owes.
        """
        match event:
            case CardTurned(seat, card) if not demand(card):
                return self._row(seat, card, _paid(before))
            case CardTurned(seat, card) if not _anyone_else_pays(before, seat):
                return self._row(seat, card, "none to pay")
            case PenaltyDemanded(by, payer, owed) if before.debt is None and before.pile:
                return self._row(by, before.pile[-1].card, self._owes(payer, owed))
            case _:
                return None

    def _row(self, seat: int, card: Card, meaning: str) -> Row:
        return Row(seat, self.subject(seat), card, meaning)

    def _owes(self, payer: int, owed: int) -> str:
        return f"{self.object(payer)} {self.form(payer, 'owe', 'owes')} {owed}"

    def _over(self, event: GameOver) -> tuple[Line, ...]:
        length = _length(event.cards, event.tricks)
        if event.reason == "endless":
            start = _length(event.loop_start_cards or 0, event.loop_start_tricks or 0)
            return (
                line("The game is endless, and nobody wins."),
                line(f"After {length} all stands as it did after {start}.", role="taken"),
            )
        only = event.winners[0] if len(event.winners) == 1 else None
        wins = "win" if only is None or self.is_you(only) else "wins"
        who = self.everyone(event.winners)
        if event.reason == "all cards":
            held = "have" if wins == "win" else "has"
            return (line(f"{who} {held} all the cards and {wins}: {length}.", role="taken"),)
        share = f"{wins} with the most cards" if only is not None else "share the game"
        return (line(f"Time is called. {who} {share}: {length}.", role="taken"),)


def _paid(before: State) -> str:
    if before.debt is None:
        return ""
    left = before.debt.owed - 1
    return f"{left} to go" if left else "paid"


def _anyone_else_pays(before: State, seat: int) -> bool:
    return any(hand for other, hand in enumerate(before.hands) if other != seat)


def _length(cards: int, tricks: int) -> str:
    return f"{counted(cards, 'card')}, {counted(tricks, 'trick')}"


def _dealt(counts: list[int]) -> str:
    if len(set(counts)) == 1:
        return f"{counted(counts[0], 'card')} each"
    return f"{listed(map(str, counts))} cards are dealt"
