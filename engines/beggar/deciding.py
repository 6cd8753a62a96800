"""The rules: what a player may do, and all that comes of it.

Where the written rules are silent, this is the convention that reproduces every published record:

- A player is out when he must turn a card and has none, or has none when a trick ends. A payer who
  runs out and still owes is out at once. A claimant with an empty hand is still in.
- A debtor is the next player who holds cards; with the house rule "claimant takes the pile" only
  the very next player is asked, and when he has no card the claimant takes the pile.
- When one player remains he takes the open pile, and it counts as a trick.
- A position seen before at the end of a trick, or at the deal, proves the game endless.
"""

from __future__ import annotations

from engines.beggar.actions import Action, CallTime, TurnCard
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
from engines.beggar.evolving import evolve
from engines.beggar.kinds import demand
from engines.beggar.positions import position
from engines.beggar.rules import Seat
from engines.beggar.state import State
from engines.errors import IllegalAction


def legal_actions(state: State) -> tuple[Action, ...]:
    """What may be decided now; nothing before the deal and after the end."""
    if state.to_act is None:
        return ()
    return (TurnCard(),) if state.rules.time_limit_minutes is None else (TurnCard(), CallTime())


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """All that comes of an action.

    Raises `IllegalAction`, which says what would be legal, and `TypeError` for a view, which hides
    the card to be turned.
    """
    if state.to_act is None:
        when = "The game is over" if state.result else "The cards are not dealt yet"
        raise IllegalAction(f"{when}: nobody can turn a card before the next deal.")
    match action:
        case TurnCard():
            return _turn(state, state.to_act)
        case CallTime() if state.rules.time_limit_minutes is None:
            raise IllegalAction(
                "Time can be called only when a time limit was agreed before the deal. "
                "This game is for all the cards: turn a card."
            )
        case CallTime():
            return (_time_up(state),)
        case _:
            raise IllegalAction(f"{action!r} is nothing to decide in this game: turn a card.")


def deal(state: State, dealt: Dealt) -> tuple[Event, ...]:
    """All that comes of a deal: whoever is dealt no card is out, and one may hold all of them."""
    return (dealt, *_end_trick(state, dealt.hands, dealt.to_play, state.tricks))


def _time_up(state: State) -> GameOver:
    """Most cards in hand wins, and equal hands share; the open pile is nobody's."""
    most = max(map(len, state.hands))
    winners = tuple(seat for seat, hand in enumerate(state.hands) if len(hand) == most)
    return GameOver(winners, "time", state.cards, state.tricks)


def _turn(state: State, seat: Seat) -> tuple[Event, ...]:
    card = state.hands[seat][0]
    if card is None:
        raise TypeError("A view hides the card to be turned: the rules need the state.")
    turned = CardTurned(seat, card)
    debt = state.debt
    if asked := demand(card):
        payer = _payer(state, claimant=seat, after=seat)
        if payer is not None:
            return (turned, PenaltyDemanded(seat, payer, asked))
        return (turned, *_take_pile(evolve(state, turned), seat))
    if debt is None:
        following = state.next_in(seat)
        if state.hands[following]:
            return (turned,)
        return (turned, *_cannot_turn(evolve(state, turned), following))
    if debt.owed == 1:
        return (turned, *_take_pile(evolve(state, turned), debt.claimant))
    if len(state.hands[seat]) == 1:
        return (turned, *_run_short(evolve(state, turned), debt.claimant, seat, debt.owed - 1))
    return (turned,)


def _payer(state: State, claimant: Seat, after: Seat) -> Seat | None:
    """Who after a player pays the claimant; None when nobody can."""
    seat = state.next_in(after)
    if state.rules.short_payer == "debt passes on":
        while seat != claimant and not state.hands[seat]:
            seat = state.next_in(seat)
    return seat if seat != claimant and state.hands[seat] else None


def _run_short(state: State, claimant: Seat, payer: Seat, owed: int) -> tuple[Event, ...]:
    """The payer has laid his last card and still owes so many."""
    gone = SeatOut(payer)
    left = evolve(state, gone)
    if state.rules.short_payer == "debt passes on":
        following = _payer(left, claimant, after=payer)
        if following is not None:
            return (gone, PenaltyDemanded(claimant, following, owed))
    return (gone, *_take_pile(left, claimant))


def _cannot_turn(state: State, seat: Seat) -> tuple[Event, ...]:
    """The player must turn a card and has none."""
    gone = SeatOut(seat)
    left = evolve(state, gone)
    following = left.next_in(seat)
    if left.next_in(following) == following:
        return (gone, *_take_pile(left, following))
    if left.hands[following]:
        return (gone,)
    return (gone, *_cannot_turn(left, following))


def _take_pile(state: State, taker: Seat) -> tuple[Event, ...]:
    taken = PileTaken(taker, tuple([laid.card for laid in state.pile]), state.tricks + 1)
    hands = state.with_hand(taker, state.hands[taker] + taken.cards)
    return (taken, *_end_trick(state, hands, taker, taken.trick))


def _end_trick(
    state: State, hands: tuple[Hand, ...], leader: Seat, tricks: int
) -> tuple[Event, ...]:
    """Whoever has no card is out; then one may hold them all, or the position be an old one."""
    cards, out = state.cards, state.out
    gone = [SeatOut(seat) for seat, hand in enumerate(hands) if not hand and seat not in out]
    if len(out) + len(gone) == len(hands) - 1:
        return (*gone, GameOver((leader,), "all cards", cards, tricks))
    before = state.seen.first(position(hands, leader)) if state.seen is not None else None
    if before is not None:
        return (*gone, GameOver((), "endless", cards, tricks, before.cards, before.tricks))
    return tuple(gone)
