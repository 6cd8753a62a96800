"""A player of the game who is simple and slow, card by card, to hold the engines against.

It knows nothing of the engines but their `Result` and the names of the house rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engines.beggar import Result, Seat, ShortPayer

ASKS = {"-": 0, "J": 1, "Q": 2, "K": 3, "A": 4}


@dataclass
class SlowPlayer:
    """A game of kind strings, seat 0 leading."""

    hands: list[str]
    short_payer: ShortPayer = "debt passes on"
    pile: str = ""
    cards: int = 0
    tricks: int = 0
    turn: Seat = 0
    claimant: Seat | None = None
    owed: int = 0
    out: set[Seat] = field(default_factory=set)
    past: list[tuple[Seat, list[str], int, int]] = field(default_factory=list)

    def play(self) -> Result:
        """Go on until somebody has won, or a position comes back."""
        self.empty_hands_leave()
        if self.turn in self.out:
            self.turn = self.next_player(self.turn)
        while len(self.out) < len(self.hands) - 1:
            if not self.pile:
                for turn, hands, cards, tricks in self.past:
                    if (turn, hands) == (self.turn, self.hands):
                        return Result((), "endless", self.cards, self.tricks, cards, tricks)
                self.past.append((self.turn, list(self.hands), self.cards, self.tricks))
            self.step()
        (winner,) = set(range(len(self.hands))) - self.out
        if self.pile:
            self.tricks += 1
        return Result((winner,), "all cards", self.cards, self.tricks)

    def step(self) -> None:
        """One card is turned, or somebody turns out to have none."""
        if not self.hands[self.turn]:
            self.no_card()
            return
        card, self.hands[self.turn] = self.hands[self.turn][0], self.hands[self.turn][1:]
        self.pile += card
        self.cards += 1
        if ASKS[card]:
            self.claimant, self.owed = self.turn, ASKS[card]
            self.turn = self.next_player(self.turn)
        elif self.claimant is None:
            self.turn = self.next_player(self.turn)
        else:
            self.owed -= 1
            if self.owed == 0:
                self.claimant_takes_pile()

    def no_card(self) -> None:
        """Whose turn it is has none: to turn in his turn, or to pay with."""
        if self.claimant is None:
            self.out.add(self.turn)
            self.turn = self.next_player(self.turn)
        elif self.short_payer == "claimant takes the pile":
            self.claimant_takes_pile()
        else:
            self.turn = self.next_player(self.turn)
            if self.turn == self.claimant:
                self.claimant_takes_pile()

    def claimant_takes_pile(self) -> None:
        assert self.claimant is not None
        self.turn = self.claimant
        self.hands[self.turn] += self.pile
        self.pile, self.claimant, self.owed = "", None, 0
        self.tricks += 1
        self.empty_hands_leave()

    def empty_hands_leave(self) -> None:
        self.out |= {seat for seat, hand in enumerate(self.hands) if not hand}

    def next_player(self, seat: Seat) -> Seat:
        seat = (seat + 1) % len(self.hands)
        return self.next_player(seat) if seat in self.out else seat
