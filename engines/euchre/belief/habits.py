"""How likely a player is to say something with a hand, as others take him to be.

Where the auction is solved he calls and lays away as the solution has it, else as his hand urges
him. But every call keeps some chance with every hand, for people differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.cards import Card, Suit
from engines.euchre import auction
from engines.euchre.auction import calling
from engines.euchre.belief import laying_away, urges
from engines.euchre.double_dummy.positions import bit
from engines.euchre.state import State

_STRAY: Final = 0.03


def makes_upcard_trump(state: State, hands: Sequence[int], *, is_dealer: bool) -> list[float]:
    """The chance of each hand, as dealt, to order the upcard up, or as the dealer to accept it."""
    upcard, suit = _turned_up(state)
    makes: Sequence[float]
    if auction.holds(state.rules):
        makes = calling.makes_upcard_trump(hands, upcard, is_dealer=is_dealer)
    else:
        makes = urges.makes_upcard_trump(hands, suit, bit(upcard), is_dealer=is_dealer)
    return [_stray(chance, 2) for chance in makes]


def names(
    state: State, hands: Sequence[int], *, is_dealer: bool
) -> tuple[dict[Suit, list[float]], list[float]]:
    """The chance of each hand to name each of the suits in the second round, and to pass."""
    suits, may_pass = nameable(state), not (state.rules.stick_the_dealer and is_dealer)
    if auction.holds(state.rules):
        upcard, _ = _turned_up(state)
        says = calling.names(hands, upcard, is_dealer=is_dealer)
        named = {suit: [float(said is suit) for said in says] for suit in suits}
        passes = [float(said is None) for said in says]
    else:
        named, passes = urges.names(hands, suits, is_dealer=is_dealer, may_pass=may_pass)
    ways = len(suits) + may_pass
    strayed = {suit: [_stray(chance, ways) for chance in each] for suit, each in named.items()}
    return strayed, [_stray(chance, ways) for chance in passes] if may_pass else passes


def after_laying_away(state: State, hands: Sequence[int], *, ordered_up: bool) -> list[int]:
    """What each hand of five becomes when it takes the upcard up and lays a card away.

    ordered_up: whether the other player made its suit trump, not the dealer.
    """
    upcard, suit = _turned_up(state)
    if auction.holds(state.rules):
        return calling.after_laying_away(hands, upcard, ordered_up=ordered_up)
    may_discard_upcard = state.rules.may_discard_upcard
    return laying_away.after_laying_away(
        hands, bit(upcard), suit, may_discard_upcard=may_discard_upcard
    )


def nameable(state: State) -> tuple[Suit, ...]:
    """The suits that can be named in the second round."""
    barred = None if state.rules.may_name_turned_down else state.upcard_suit
    return tuple(suit for suit in Suit if suit != barred)


def _turned_up(state: State) -> tuple[Card, Suit]:
    assert state.upcard is not None and state.upcard_suit is not None
    return state.upcard, state.upcard_suit


def _stray(chance: float, ways: int) -> float:
    """The chance of one of several ways, when a call is now and then made without reason."""
    return _STRAY / ways + (1 - _STRAY) * chance
