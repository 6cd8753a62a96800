"""What one player may see, of a state and of an event.

Nobody sees a hand in this game, his own included, so it is the same for every seat.
"""

from __future__ import annotations

from dataclasses import fields, replace

from engines.beggar.events import Dealt, Event, Hand, PileTaken
from engines.beggar.rules import Seat
from engines.beggar.state import State, View


def view(state: State, seat: Seat) -> View:
    """The state with every card in a hand hidden."""
    facts = {field.name: getattr(state, field.name) for field in fields(State)}
    return replace(View(**facts), hands=_all_face_down(state.hands), seen=None)


def redact(event: Event, seat: Seat) -> Event:
    """The event with every card that goes into a hand hidden."""
    match event:
        case Dealt(hands=hands):
            return replace(event, hands=_all_face_down(hands))
        case PileTaken(cards=cards):
            return replace(event, cards=_face_down(cards))
        case _:
            return event


def _all_face_down(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    return tuple(_face_down(hand) for hand in hands)


def _face_down(cards: Hand) -> Hand:
    return (None,) * len(cards)
