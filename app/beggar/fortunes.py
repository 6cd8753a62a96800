"""How many cards each player held, all through a game, and the moments worth going to."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from engines.beggar import CardTurned, Dealt, Event, GameOver, PileTaken, SeatOut


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth going to: `position` is that of the events before it, itself included.

    "ebb": `seat` was never lower in a trick he survived, and held `size` cards; "pile": he took
    the largest pile, of `size` cards; "out": he had no card left; "loop": a position that came
    back for ever; "end": the game was over. `cards` counts the cards turned by then.
    """

    kind: Literal["ebb", "pile", "out", "loop", "end"]
    position: int
    cards: int
    seat: int = 0
    size: int = 0


class Fortunes:
    """Hand sizes at every position of a game, in the order its events are told.

    Position `p` is the moment after the first `p` events. What was there before the deal is drawn
    as the deal. Telling one more event costs the same however long the game has been, and changes
    nothing of what was known before.

    peak: the largest hand there was. piles: the positions at which piles had just been taken.
    """

    def __init__(self, players: int, events: Iterable[Event] = ()) -> None:
        self.players = players
        self.peak = 0
        self.piles = array("I")
        self._now = [0] * players
        self._lanes = tuple(array("H", [0]) for _ in range(players))
        self._cards = array("I", [0])
        self._lows: list[Moment | None] = [None] * players
        self._ebbs: dict[int, Moment] = {}
        self._largest: Moment | None = None
        self._ends: list[Moment] = []
        for event in events:
            self.tell(event)

    @property
    def length(self) -> int:
        """How many events were told."""
        return len(self._cards) - 1

    def lane(self, seat: int) -> Sequence[int]:
        """The hand sizes of a player, one a position, position 0 first."""
        return self._lanes[seat]

    def cards_at(self, position: int) -> int:
        """How many cards were turned by a position."""
        return self._cards[position]

    def position_of(self, card: int) -> int:
        """The position at which a card, by its number, has just been laid; 0 for the deal."""
        return bisect_left(self._cards, card) if card else min(1, self.length)

    def tricks_at(self, position: int) -> int:
        """How many piles were taken by a position."""
        return bisect_right(self.piles, position)

    def tell(self, event: Event) -> None:
        """One more event has happened."""
        position = len(self._cards)
        cards = self._cards[-1]
        match event:
            case Dealt(hands):
                self._now = [len(hand) for hand in hands]
                for lane, size in zip(self._lanes, self._now, strict=True):
                    lane[0] = size
            case CardTurned(seat):
                cards += 1
                self._now[seat] -= 1
                self._note_low(seat, position, cards)
            case PileTaken(seat, taken):
                self._now[seat] += len(taken)
                self.piles.append(position)
                self._close_trick(Moment("pile", position, cards, seat, len(taken)))
            case SeatOut(seat):
                self._ends.append(Moment("out", position, cards, seat))
            case GameOver(loop_start_cards=None):
                self._ends.append(Moment("end", position, cards))
            case GameOver(loop_start_cards=int(start)):
                began = bisect_right(self._cards, start) - 1
                self._ends += (Moment("loop", began, start), Moment("end", position, cards))
            case _:
                pass
        self._cards.append(cards)
        for lane, size in zip(self._lanes, self._now, strict=True):
            lane.append(size)
        self.peak = max(self.peak, *self._now)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The lowest ebb of each player, the largest pile, who left and the end, in their order."""
        found = [*self._ebbs.values(), *self._ends]
        if self._largest:
            found.append(self._largest)
        return tuple(sorted(found, key=lambda moment: moment.position))

    def next_moment(self, position: int) -> Moment | None:
        """The first moment after a position."""
        return next((moment for moment in self.moments if moment.position > position), None)

    def _note_low(self, seat: int, position: int, cards: int) -> None:
        low, size = self._lows[seat], self._now[seat]
        if low is None or size < low.size:
            self._lows[seat] = Moment("ebb", position, cards, seat, size)

    def _close_trick(self, pile: Moment) -> None:
        if self._largest is None or pile.size > self._largest.size:
            self._largest = pile
        for seat, low in enumerate(self._lows):
            ebb = self._ebbs.get(seat)
            if low and self._now[seat] and (ebb is None or low.size < ebb.size):
                self._ebbs[seat] = low
        self._lows = [None] * self.players
