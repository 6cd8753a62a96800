"""How many cards each player held, all through a game, and the moments worth going to."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engines.beggar.events import CardTurned, Dealt, Event, GameOver, PileTaken, SeatOut
from engines.beggar.rules import Seat

MomentKind = Literal["lead", "ebb", "escape", "pile", "out", "loop", "end"]


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth going to: `position` is that of the events before it, itself included.

    "ebb": `seat` was never lower in a trick he survived, and held `size` cards; "escape": nobody
    who held most cards later was ever lower than he; "pile": he took the largest pile, of `size`
    cards; "lead": he came to hold most cards at the end of a trick; "out": he had no card left;
    "loop": a position that came back for ever; "end": the game was over. `cards` counts the cards
    turned by then.
    """

    kind: MomentKind
    position: int
    cards: int
    seat: Seat = 0
    size: int = 0


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: its `number`, from 1, who leads, and the pile of `size` cards.

    `end` is the position at which `taker` has taken it; both are None, and the pile is what lies on
    the table, while nobody has. `leader` is None before the first card is turned.
    """

    number: int
    leader: Seat | None
    taker: Seat | None
    size: int
    end: int | None


class Fortunes:
    """Hand sizes at every position of a game, in the order its events are told.

    Position `p` is the moment after the first `p` events. What was there before the deal is drawn
    as the deal. Telling one more event costs the same however long the game has been, and changes
    nothing of what was known before.

    peak: the largest hand there was. piles: the positions at which piles had just been taken.
    leads: each time another came to hold most cards at the end of a trick, the first time included.
    largest_pile: when it was taken; escape: the smallest hand, below his
    share of the cards, of anyone who held most later.
    """

    def __init__(self, players: int, events: Iterable[Event] = ()) -> None:
        self.players = players
        self.peak = 0
        self.piles = array("I")
        self.leads: list[Moment] = []
        self.largest_pile: Moment | None = None
        self.escape: Moment | None = None
        self._leaders = array("B")
        self._takers = array("B")
        self._now = [0] * players
        self._lanes = tuple(array("H", [0]) for _ in range(players))
        self._cards = array("I", [0])
        self._ahead: Seat | None = None
        self._lows: list[Moment | None] = [None] * players
        self._ebbs: dict[Seat, Moment] = {}
        self._behind: dict[Seat, Moment] = {}
        self._ends: list[Moment] = []
        for event in events:
            self.tell(event)

    @property
    def length(self) -> int:
        """How many events were told."""
        return len(self._cards) - 1

    @property
    def total(self) -> int:
        """How many cards are in the game."""
        return sum(lane[0] for lane in self._lanes)

    def lane(self, seat: Seat) -> Sequence[int]:
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

    def trick_at(self, position: int) -> Trick:
        """The trick that goes on at a position, or has just ended there; at the end, the last."""
        before = bisect_left(self.piles, position)
        if before and before == len(self.piles) == len(self._leaders):
            before -= 1
        leader = self._leaders[before] if before < len(self._leaders) else None
        begun = self._cards[self.piles[before - 1]] if before else 0
        if before == len(self.piles) or position < self.piles[before]:
            now = self._cards[position] - begun
            return Trick(before + 1, leader if now else None, None, now, None)
        end = self.piles[before]
        return Trick(before + 1, leader, self._takers[before], self._cards[end] - begun, end)

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
                if len(self._leaders) == len(self.piles):
                    self._leaders.append(seat)
            case PileTaken(seat, taken):
                self._now[seat] += len(taken)
                self.piles.append(position)
                self._takers.append(seat)
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
        """Lowest ebbs, the nearest escape, the largest pile, who left and the end, in their order.

        The escape stands in for an ebb of the same moment.
        """
        lows = {moment.position: moment for moment in self._ebbs.values()}
        if self.escape:
            lows[self.escape.position] = self.escape
        found = [*lows.values(), *self._ends]
        if self.largest_pile:
            found.append(self.largest_pile)
        return tuple(sorted(found, key=lambda moment: moment.position))

    @property
    def turns(self) -> tuple[Moment, ...]:
        """The moments, and each change of the lead beside them, in their order."""
        return tuple(sorted((*self.moments, *self.leads[1:]), key=lambda turn: turn.position))

    def next_moment(self, position: int) -> Moment | None:
        """The first moment after a position."""
        return next((moment for moment in self.moments if moment.position > position), None)

    def lead_at(self, position: int) -> Seat | None:
        """Who held most cards at the end of the last trick before a position, or was the last to.

        None while nobody was: hands may be equal.
        """
        before = bisect_right(self.leads, position, key=lambda lead: lead.position)
        return self.leads[before - 1].seat if before else None

    def _note_low(self, seat: Seat, position: int, cards: int) -> None:
        low, size = self._lows[seat], self._now[seat]
        if low is None or size < low.size:
            self._lows[seat] = Moment("ebb", position, cards, seat, size)

    def _close_trick(self, pile: Moment) -> None:
        if self.largest_pile is None or pile.size > self.largest_pile.size:
            self.largest_pile = pile
        for seat, low in enumerate(self._lows):
            if low and self._now[seat]:
                _keep_lower(self._ebbs, low)
                if seat != self._ahead:
                    _keep_lower(self._behind, low)
        self._lows = [None] * self.players
        most = max(self._now)
        if self._now.count(most) == 1:
            self._take_lead(Moment("lead", pile.position, pile.cards, self._now.index(most), most))

    def _take_lead(self, lead: Moment) -> None:
        if lead.seat == self._ahead:
            return
        self._ahead = lead.seat
        self.leads.append(lead)
        low = self._behind.pop(lead.seat, None)
        if low is None or low.size * self.players >= self.total:
            return
        if self.escape is None or low.size < self.escape.size:
            self.escape = replace(low, kind="escape")


def _keep_lower(lows: dict[Seat, Moment], low: Moment) -> None:
    """Have the lower of two ebbs of a player, the first of equal ones."""
    kept = lows.get(low.seat)
    if kept is None or low.size < kept.size:
        lows[low.seat] = low
