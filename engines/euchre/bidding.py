"""The bidding: two rounds in which trump is made, and the suit of a joker turned up."""

from __future__ import annotations

from engines.cards import Suit
from engines.euchre import scoring, table
from engines.euchre.actions import Action, NameTrump, OrderUp, Pass
from engines.euchre.events import Event, JokerSuitNamed, Passed, TrumpMade, TurnedDown
from engines.euchre.hands import known
from engines.euchre.state import Phase, State
from engines.euchre.wording import card_name, one_suit_of, sentence


def options(state: State) -> tuple[Action, ...]:
    """What the player who is to speak may say."""
    if state.phase is Phase.ROUND_ONE:
        return (OrderUp(), Pass())
    names: tuple[Action, ...] = tuple(NameTrump(suit) for suit in _suits(state))
    stuck = state.rules.stick_the_dealer and state.to_act == state.dealer
    return names if stuck or state.phase is Phase.NAMING_JOKER else (*names, Pass())


def passed(state: State, seat: int) -> tuple[Event, ...]:
    """A pass; the last of a round turns the upcard down, or throws the hand in."""
    if len(state.passes) + 1 < len(table.SEATS):
        return (Passed(seat),)
    if state.phase is Phase.ROUND_ONE:
        assert state.upcard is not None
        return (Passed(seat), TurnedDown(state.upcard))
    return (Passed(seat), scoring.thrown_in(state))


def ordered_up(state: State, seat: int) -> tuple[Event, ...]:
    """The upcard's suit is trump: ordered up, or accepted by the dealer."""
    assert state.upcard_suit is not None
    return (TrumpMade(seat, state.upcard_suit, ordered_up=True),)


def named(state: State, seat: int, suit: Suit) -> tuple[Event, ...]:
    """A suit is named: for a joker turned up, or as trump in the second round."""
    if state.phase is Phase.NAMING_JOKER:
        return (JokerSuitNamed(seat, suit, tuple(map(known, state.hands))),)
    return (TrumpMade(seat, suit, ordered_up=False),)


def refusal(state: State, action: Action) -> str:
    """Why an action that is none of the options is refused."""
    match state.phase:
        case Phase.NAMING_JOKER:
            return (
                "The joker is turned up, and its dealer gives it a suit before anyone looks: "
                f"name {one_suit_of(_suits(state))}."
            )
        case Phase.ROUND_ONE:
            return _refused_in_round_one(state, action)
        case _:
            return _refused_in_round_two(state, action)


def _suits(state: State) -> tuple[Suit, ...]:
    may_name_all = state.rules.may_name_turned_down or state.turned_down is None
    return tuple(suit for suit in Suit if may_name_all or suit != state.upcard_suit)


def _refused_in_round_one(state: State, action: Action) -> str:
    assert state.upcard is not None and state.upcard_suit is not None
    order = "accept" if state.to_act == state.dealer else "order up"
    reason = "Trump is not made yet"
    if isinstance(action, NameTrump):
        suit = state.upcard_suit.word
        reason = f"In the first round only the upcard's suit can be made trump, which is {suit}"
    return f"{reason}: {order} {card_name(state.upcard)}, or pass."


def _refused_in_round_two(state: State, action: Action) -> str:
    assert state.upcard is not None
    match action:
        case Pass():
            reason = "Everyone else has passed, and here the dealer must make trump"
        case NameTrump(Suit() as suit):
            reason = f"{sentence(suit.word)} were turned down and may not be named"
        case OrderUp():
            upcard = sentence(card_name(state.upcard))
            reason = f"{upcard} is turned down and can no longer be ordered up"
        case _:
            reason = "Trump is not made yet"
    or_pass = ", or pass" if Pass() in options(state) else ""
    return f"{reason}: name {one_suit_of(_suits(state))}{or_pass}."
