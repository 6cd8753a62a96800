"""The rules: what a player may decide, and what comes of it."""

from __future__ import annotations

from engines.errors import IllegalAction
from engines.euchre import bidding, discarding, playing
from engines.euchre.actions import (
    Action,
    Discard,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Play,
)
from engines.euchre.events import Event, UpcardLeft
from engines.euchre.state import Phase, State


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action the player to act may take, from the `State` or from his own `View`.

    Cards come in the order of the hand. It is empty when nobody is to act.
    """
    if state.to_act is None:
        return ()
    match state.phase:
        case Phase.DISCARDING:
            return discarding.options(state)
        case Phase.PLAYING:
            return playing.options(state)
        case _:
            return bidding.options(state)


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """What comes of an action of the player to act, up to the end of the hand or the match.

    Dealing the next hand is not part of it: that takes a pack (`dealing.deal`).
    Raises `IllegalAction`, whose sentence says the rule and what would be legal.
    """
    seat, legal = state.to_act, legal_actions(state)
    if seat is None or action not in legal:
        raise IllegalAction(_refusal(state, action))
    # The legal action itself goes on: a suit named by its number is equal, and no `Suit`.
    match legal[legal.index(action)]:
        case Pass():
            return bidding.passed(state, seat)
        case OrderUp():
            return bidding.ordered_up(state, seat)
        case NameTrump(suit):
            return bidding.named(state, seat, suit)
        case Discard(card):
            return discarding.laid_away(state, seat, card)
        case LeaveUpcard():
            return (UpcardLeft(seat),)
        case Play(card):
            return playing.played(state, seat, card)


def _refusal(state: State, action: Action) -> str:
    match state.phase:
        case Phase.GAME_OVER:
            return "The match is over: nothing is left to decide."
        case _ if state.to_act is None:
            return "Nobody is to act: the hand is being dealt or counted."
        case Phase.DISCARDING:
            return discarding.refusal(state, action)
        case Phase.PLAYING:
            return playing.refusal(state, action)
        case _:
            return bidding.refusal(state, action)
