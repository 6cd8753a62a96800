"""What the dealer does when the upcard's suit is trump: take it up and lay a card away."""

from __future__ import annotations

from engines.cards import Card
from engines.euchre.actions import Action, Discard, LeaveUpcard
from engines.euchre.events import Discarded, Event, UpcardTaken
from engines.euchre.hands import known
from engines.euchre.state import State
from engines.euchre.wording import card_name, one_card_of, sentence


def options(state: State) -> tuple[Action, ...]:
    """The cards the dealer may lay away; and leaving the upcard, where that is a rule."""
    discards: tuple[Action, ...] = tuple(Discard(card) for card in _cards(state))
    return (*discards, LeaveUpcard()) if _may_leave(state) else discards


def laid_away(state: State, seat: int, card: Card) -> tuple[Event, ...]:
    """The dealer takes the upcard up and lays a card away."""
    assert state.upcard is not None
    return (UpcardTaken(seat, state.upcard), Discarded(seat, card))


def refusal(state: State, action: Action) -> str:
    """Why an action that is none of the options is refused."""
    assert state.upcard is not None
    upcard = card_name(state.upcard)
    leave = f", or leave {upcard} on the table" if _may_leave(state) else ""
    tail = f"lay away {one_card_of(_cards(state))}{leave}."
    match action:
        case Discard(Card() as card) if card == state.upcard:
            reason = f"{sentence(upcard)} is the card you take up, and here it may not go again"
        case Discard(Card() as card):
            reason = f"You do not hold {card_name(card)}"
        case LeaveUpcard() if state.rules.may_leave_upcard:
            reason = f"You made trump yourself, so you must take up {upcard}"
        case LeaveUpcard():
            reason = f"Here the dealer must take up {upcard}"
        case _:
            reason = f"You take up {upcard} first"
    return f"{reason}: {tail}"


def _cards(state: State) -> tuple[Card, ...]:
    held = known(state.hands[state.dealer])
    return (*held, *known((state.upcard,))) if state.rules.may_discard_upcard else held


def _may_leave(state: State) -> bool:
    return state.rules.may_leave_upcard and state.maker != state.dealer
