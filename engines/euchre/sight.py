"""What one player may see, of a state and of an event."""

from __future__ import annotations

from dataclasses import fields, replace

from engines.euchre.events import Discarded, Event, HandDealt, JokerSuitNamed
from engines.euchre.hands import Hand, hidden, seen_from
from engines.euchre.state import Phase, State, View

_FACTS = tuple(fact.name for fact in fields(State))
_OVER = (Phase.HAND_OVER, Phase.GAME_OVER)


def view(state: State, seat: int) -> View:
    """The state with everything hidden that the player at `seat` may not see."""
    facts = {name: getattr(state, name) for name in _FACTS}
    if state.phase not in _OVER:
        unseen = state.phase is Phase.NAMING_JOKER
        facts["hands"] = _seen(state.hands, seat, unseen=unseen)
        facts["dealt"] = _seen(state.dealt, seat, unseen=unseen)
        facts["talon"] = hidden(state.talon)
        facts["discarded"] = state.discarded if seat == state.dealer else None
        facts["salt"] = ""
    return View(seat=seat, **facts)


def redact(event: Event, seat: int) -> Event:
    """The event with everything hidden that the player at `seat` may not see."""
    match event:
        case HandDealt(_, hands, _, talon, unseen):
            seen = _seen(hands, seat, unseen=unseen)
            return replace(event, hands=seen, talon=hidden(talon), salt="")
        case JokerSuitNamed(_, _, hands):
            return replace(event, hands=seen_from(hands, seat))
        case Discarded(dealer) if dealer != seat:
            return replace(event, card=None)
        case _:
            return event


def _seen(hands: tuple[Hand, ...], seat: int, *, unseen: bool) -> tuple[Hand, ...]:
    return tuple(map(hidden, hands)) if unseen else seen_from(hands, seat)
