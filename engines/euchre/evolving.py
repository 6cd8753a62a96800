"""What each event changes. There are no rules here: an event is believed."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from engines.cards import JOKER, Card
from engines.euchre.events import (
    CardPlayed,
    Discarded,
    Event,
    GameOver,
    HandDealt,
    HandScored,
    HandThrownIn,
    JokerSuitNamed,
    Passed,
    TrickTaken,
    TrumpMade,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
)
from engines.euchre.hands import Hand, with_card, without_card
from engines.euchre.state import FinishedHand, Phase, State, Trick, UpcardPlace

S = TypeVar("S", bound=State)

_Call = JokerSuitNamed | Passed | TurnedDown | TrumpMade | UpcardTaken | UpcardLeft | Discarded


def evolve(state: S, event: Event) -> S:
    """The state after an event; a `View` with the player's redacted events stays a `View`."""
    match event:
        case HandDealt():
            return _deal(state, event)
        case CardPlayed() | TrickTaken():
            return _play(state, event)
        case HandScored():
            return _end_hand(state, event)
        case HandThrownIn():
            return replace(_end_hand(state, event), hands=event.hands)
        case GameOver(winner, scores):
            return replace(state, phase=Phase.GAME_OVER, winner=winner, scores=scores)
        case _:
            return _bid(state, event)


def _deal(state: S, event: HandDealt) -> S:
    if event.unseen:
        phase = Phase.NAMING_JOKER
    elif event.upcard == JOKER:
        phase = Phase.DEALING
    else:
        phase = Phase.ROUND_ONE
    return replace(
        state,
        phase=phase,
        dealer=event.dealer,
        hand_number=state.hand_number + 1,
        dealt=event.hands,
        hands=event.hands,
        talon=event.talon,
        upcard=event.upcard,
        upcard_place=UpcardPlace.TURNED_UP,
        joker_suit=None,
        passes=(),
        trump=None,
        maker=None,
        ordered_up=False,
        discarded=None,
        trick=(),
        tricks=(),
        seal=event.seal,
        salt=event.salt,
    )


def _bid(state: S, event: _Call) -> S:
    match event:
        case JokerSuitNamed(_, suit, hands):
            return replace(state, phase=Phase.ROUND_ONE, joker_suit=suit, hands=hands, dealt=hands)
        case Passed(seat):
            return replace(state, passes=(*state.passes, seat))
        case TurnedDown():
            return replace(
                state, phase=Phase.ROUND_TWO, upcard_place=UpcardPlace.TURNED_DOWN, passes=()
            )
        case TrumpMade(maker, suit, ordered_up):
            phase = Phase.DISCARDING if ordered_up else Phase.PLAYING
            return replace(state, phase=phase, maker=maker, trump=suit, ordered_up=ordered_up)
        case UpcardTaken(seat, card):
            hands = _put(state.hands, seat, with_card(state.hands[seat], card))
            return replace(state, upcard_place=UpcardPlace.TAKEN_UP, hands=hands)
        case UpcardLeft():
            return replace(state, phase=Phase.PLAYING, upcard_place=UpcardPlace.LEFT)
        case Discarded(seat, card):
            hands = _spend(state.hands, seat, card)
            return replace(state, phase=Phase.PLAYING, discarded=card, hands=hands)


def _play(state: S, event: CardPlayed | TrickTaken) -> S:
    match event:
        case CardPlayed(seat, card):
            hands = _spend(state.hands, seat, card)
            return replace(state, trick=(*state.trick, (seat, card)), hands=hands)
        case TrickTaken(seat, _, number):
            taken = Trick(number, state.trick, seat)
            return replace(state, trick=(), tricks=(*state.tricks, taken))


def _end_hand(state: S, event: HandScored | HandThrownIn) -> S:
    hand = _finished(state, event)
    if isinstance(event, HandScored):
        hand = replace(hand, points=event.points, scores=event.scores, outcome=event.outcome)
    return replace(
        state,
        phase=Phase.HAND_OVER,
        dealt=hand.hands,
        talon=hand.talon,
        discarded=hand.discarded,
        scores=hand.scores,
        salt=hand.salt,
        last_hand=hand,
    )


def _finished(state: State, event: HandScored | HandThrownIn) -> FinishedHand:
    """The hand as it ends, before anything is scored for it."""
    assert state.upcard is not None and state.upcard_place is not None
    return FinishedHand(
        number=state.hand_number,
        dealer=state.dealer,
        hands=event.hands,
        upcard=state.upcard,
        upcard_place=state.upcard_place,
        joker_suit=state.joker_suit,
        trump=state.trump,
        maker=state.maker,
        ordered_up=state.ordered_up,
        tricks=state.tricks,
        discarded=event.discarded,
        talon=event.talon,
        seal=state.seal,
        salt=event.salt,
        points=(0,) * len(state.scores),
        scores=state.scores,
        outcome=None,
    )


def _put(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _spend(hands: tuple[Hand, ...], seat: int, card: Card | None) -> tuple[Hand, ...]:
    return _put(hands, seat, without_card(hands[seat], card))
