"""One known hand against many others: what is to be said of each, quickly.

Hands are sets of cards (see `positions`). What can be added up suit by suit is worked out once for
each part of a hand, in two halves: trumps with their mate, and the other two suits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from engines.cards import Suit
from engines.euchre.double_dummy.positions import PLACE, pattern, suit_sets, suits

Number = TypeVar("Number", int, float)


class _Kept(dict[int, Number]):
    """What a function makes of sets of cards, each worked out when it is first asked for."""

    def __init__(self, work: Callable[[int], Number]) -> None:
        super().__init__()
        self._work: Callable[[int], Number] = work

    def __missing__(self, cards: int) -> Number:
        found = self[cards] = self._work(cards)
        return found


def summed(
    hands: Sequence[int], trump: Suit, of_suit: Callable[[int, int], Number]
) -> list[Number]:
    """For each hand the sum of what its suits are worth: `of_suit(suit, cards of it)`.

    The suits are numbered as in a position.
    """
    sets = suit_sets(trump)
    low, high = (
        _Kept(_of_two(partial(of_suit, one), sets[one], partial(of_suit, two), sets[two]))
        for one, two in ((0, 1), (2, 3))
    )
    near, far = sets[0] | sets[1], sets[2] | sets[3]
    return [low[hand & near] + high[hand & far] for hand in hands]


def _of_two(
    first: Callable[[int], Number], one: int, second: Callable[[int], Number], two: int
) -> Callable[[int], Number]:
    """What two suits, given as sets, are worth together."""
    of_first, of_second = _Kept(first), _Kept(second)
    return lambda cards: of_first[cards & one] + of_second[cards & two]


def keys(trump: Suit, mine: int, hands: Sequence[int], *, leads: bool, held: int = 0) -> list[int]:
    """The key of the position against each of the hands.

    leads: whether the known hand, `mine`, leads; held: cards that each of the hands holds besides.
    """
    order = suits(trump)

    def of_suit(suit: int, cards: int) -> int:
        theirs = cards | held
        leader, other = (mine, theirs) if leads else (theirs, mine)
        return pattern(order[suit], leader, other) << PLACE[suit]

    return summed(hands, trump, of_suit)
