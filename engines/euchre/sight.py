"""What one player may see, of a state and of an event."""

from __future__ import annotations

from dataclasses import fields, replace

from engines.euchre.events import Discarded, Event, HandDealt, JokerSuitNamed
from engines.euchre.hands import Hand, hidden, seen_from
from engines.euchre.state import Phase, State, View

_OVER = (Phase.HAND_OVER, Phase.GAME_OVER)


def view(state: State, seat: int) -> View:
    """The state with everything hidden that the player at `seat` may not see."""
    facts = {field.name: getattr(state, field.name) for field in fields(State)}
    whole = View(seat=seat, **facts)
    hands = _seen(state.hands, seat, unseen=state.phase is Phase.NAMING_JOKER)
    if state.phase in _OVER:
        return replace(whole, hands=hands)
    return replace(
        whole,
        hands=hands,
        dealt=_seen(state.dealt, seat, unseen=state.phase is Phase.NAMING_JOKER),
        talon=hidden(state.talon),
        discarded=state.discarded if seat == state.dealer else None,
    )


def redact(event: Event, seat: int) -> Event:
    """The event with everything hidden that the player at `seat` may not see."""
    match event:
        case HandDealt(_, hands, _, talon, unseen):
            return replace(event, hands=_seen(hands, seat, unseen=unseen), talon=hidden(talon))
        case JokerSuitNamed(_, _, hands):
            return replace(event, hands=seen_from(hands, seat))
        case Discarded(dealer) if dealer != seat:
            return replace(event, card=None)
        case _:
            return event


def _seen(hands: tuple[Hand, ...], seat: int, *, unseen: bool) -> tuple[Hand, ...]:
    return tuple(map(hidden, hands)) if unseen else seen_from(hands, seat)
