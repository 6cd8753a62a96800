"""Everything there is to see at a Beggar-My-Neighbour table at one moment, ready to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from app.beggar.log import Recent
from app.narration import BeggarNarrator
from engines.beggar import CardTurned, Laid, Result, Seat, State, demand, kinds
from engines.beggar.study import Fortunes
from engines.cards import Rank


class Side(Enum):
    """Where at the table a player sits."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


_SIDES = {
    2: (Side.BOTTOM, Side.TOP),
    3: (Side.BOTTOM, Side.LEFT, Side.RIGHT),
    4: (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT),
}


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at the table.

    `name` is "You" for the one who plays alone at this keyboard. `key` is what he turns his cards
    with when several share it, or "". `claims`: he laid the last court card, and waits.
    """

    seat: Seat
    name: str
    side: Side
    cards: int
    key: str = ""
    you: bool = False
    turns: bool = False
    pays: bool = False
    claims: bool = False
    out: bool = False
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Penalty:
    """What is owed: `owed` of the `asked` cards that the last court card, a `rank`, demands.

    `payer` is None in the moment before it is said who pays. `rest`: others ran out paying, and
    what they left is owed.
    """

    rank: Rank
    claimant: Seat
    payer: Seat | None
    asked: int
    owed: int
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at one moment.

    `seats` are by seat. `demand` is the place in the pile of the card whose demand is owed.
    `trick` is the number of the trick on the table, or of the last one while none is. `hands` are
    kind strings by seat, next card first, when they are open, and empty when they are not.
    `position` is that of this moment in the `fortunes`. With `taken_by`, the pile shown is the last
    one, looked at again, and the player who took it.
    """

    seats: tuple[Seated, ...]
    pile: tuple[Laid, ...]
    demand: int | None
    penalty: Penalty | None
    trick: int
    cards: int
    recent: Recent
    fortunes: Fortunes
    position: int
    narrator: BeggarNarrator
    hands: tuple[str, ...] = ()
    result: Result | None = None
    taken_by: Seat | None = None

    def looking_back(self, pile: tuple[Laid, ...], taker: Seat) -> Scene:
        """The same with a pile that was taken in place of the one on the table."""
        return replace(self, pile=pile, demand=None, taken_by=taker)

    @property
    def laid(self) -> Seated | None:
        """Who laid a card a moment ago, if that was what happened last."""
        last = self.recent.events[-1] if self.recent.events else None
        if not isinstance(last, CardTurned) or self.taken_by is not None:
            return None
        return self.seats[last.seat]

    @property
    def total(self) -> int:
        """How many cards are in the game."""
        return sum(self.fortunes.lane(seated.seat)[0] for seated in self.seats)

    @property
    def turning(self) -> Seated | None:
        """Who turns the next card; None when the game is over."""
        return next((seated for seated in self.seats if seated.turns), None)


def scene_of(
    state: State,
    narrator: BeggarNarrator,
    fortunes: Fortunes,
    position: int,
    recent: Recent,
    *,
    keys: Mapping[Seat, str] | None = None,
    open_hands: bool = False,
) -> Scene:
    """The scene at a state or a view; the narrator's "you", or else seat 0, sits at the bottom."""
    return Scene(
        seats=_seats(state, narrator, keys or {}),
        pile=state.pile,
        demand=_place_of_demand(state),
        penalty=_penalty(state),
        trick=max(1, state.tricks + (1 if state.pile else 0)),
        cards=state.cards,
        recent=recent,
        fortunes=fortunes,
        position=position,
        narrator=narrator,
        hands=_kinds(state) if open_hands else (),
        result=state.result,
    )


def _seats(state: State, narrator: BeggarNarrator, keys: Mapping[Seat, str]) -> tuple[Seated, ...]:
    players = state.rules.players
    home = narrator.you or 0
    debt, result = state.debt, state.result
    return tuple(
        Seated(
            seat=seat,
            name=narrator.subject(seat),
            side=_SIDES[players][(seat - home) % players],
            cards=len(hand),
            key=keys.get(seat, ""),
            you=seat == narrator.you,
            turns=seat == state.to_act,
            pays=debt is not None and seat == debt.payer and result is None,
            claims=debt is not None and seat == debt.claimant and result is None,
            out=seat in state.out,
            wins=result is not None and seat in result.winners,
        )
        for seat, hand in enumerate(state.hands)
    )


def _place_of_demand(state: State) -> int | None:
    """Where in the pile the court card lies that is being paid for, or is about to be."""
    courts = (place for place, laid in enumerate(state.pile) if demand(laid.card))
    last = max(courts, default=None)
    return last if state.debt or last == len(state.pile) - 1 else None


def _penalty(state: State) -> Penalty | None:
    place, debt = _place_of_demand(state), state.debt
    if place is None:
        return None
    court = state.pile[place]
    if debt is None:
        asked = demand(court.card)
        return Penalty(court.card.rank, court.seat, None, asked, asked)
    paid_by_others = any(laid.seat != debt.payer for laid in state.pile[place + 1 :])
    return Penalty(
        court.card.rank, debt.claimant, debt.payer, debt.asked, debt.owed, rest=paid_by_others
    )


def _kinds(state: State) -> tuple[str, ...]:
    """The hands by kind; none where they cannot be seen."""
    seen = [[card for card in hand if card is not None] for hand in state.hands]
    if any(len(one) != len(hand) for one, hand in zip(seen, state.hands, strict=True)):
        return ()
    return tuple(map(kinds, seen))
