"""How likely a player is to make a call from a hand, as others take him to be.

What a hand promises as trump decides (`worth`): the more, the likelier. Every call keeps some
chance from every hand, for people differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from engines.cards import Suit
from engines.euchre.double_dummy.many import summed
from engines.euchre.double_dummy.positions import cards_of
from engines.euchre.worth import worth


@dataclass(frozen=True, slots=True)
class _Line:
    """Where a player begins to call, in promised tricks, and how sharply."""

    at: float
    blur: float


_ORDERS_UP: Final = _Line(4.0, 0.4)
_ACCEPTS: Final = _Line(2.1, 0.25)
_NAMES: Final = _Line(1.4, 0.25)
_STRAY: Final = 0.03


def makes_upcard_trump(
    hands: Sequence[int], suit: Suit, upcard: int, *, is_dealer: bool
) -> list[float]:
    """The chance of each hand, as dealt, to order the upcard up, or as the dealer to accept it."""
    line = _ACCEPTS if is_dealer else _ORDERS_UP
    six = [hand | upcard for hand in hands] if is_dealer else hands
    return [
        _stray(1 / (1 + exp((line.at - promise) / line.blur))) for promise in _promises(six, suit)
    ]


def names(
    hands: Sequence[int], suits: Sequence[Suit], *, may_pass: bool
) -> tuple[dict[Suit, list[float]], list[float]]:
    """The chance of each hand to name each of the suits in the second round, and to pass."""
    urge = {suit: [exp(p / _NAMES.blur) for p in _promises(hands, suit)] for suit in suits}
    ease = exp(_NAMES.at / _NAMES.blur) if may_pass else 0.0
    total = [ease + sum(urges) for urges in zip(*urge.values(), strict=True)]
    named = {
        suit: [_stray(one / all_of_them) for one, all_of_them in zip(urges, total, strict=True)]
        for suit, urges in urge.items()
    }
    return named, [_stray(ease / all_of_them) if may_pass else 0.0 for all_of_them in total]


def _stray(chance: float) -> float:
    return _STRAY + (1 - 2 * _STRAY) * chance


def _promises(hands: Sequence[int], trump: Suit) -> list[float]:
    """What hands promise with `trump` made."""
    elsewhere = worth((), trump) * 3 / 4

    def of_suit(_: int, cards: int) -> float:
        return worth(cards_of(cards), trump) - elsewhere

    return summed(hands, trump, of_suit)
