"""How likely a card is to be played from a hand, as others take its player to be.

He finds a double-dummy best card more often than not, whatever he sees, and plays any legal card
otherwise. That asks one look-up of each hand; to guess his real decision is a hundred times dearer
and tells no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from engines.cards import Suit
from engines.euchre.double_dummy import leads, replies
from engines.euchre.double_dummy.choices import Values
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import patterns_of, places, stand

_FINDS_THE_BEST: Final = 0.6


def of_lead(card: int, trump: Suit, mine: int, hands: Sequence[int], held: int) -> list[float]:
    """The chance that he leads `card` from each of `hands` and the cards `held` besides.

    mine: the known hand against him at that moment.
    """
    suit, above = stand(card, trump, mine)

    def chance(position: int) -> float:
        return _chance(leads(position), suit, _nth(position, suit, 1, above), best=max)

    return _of_positions(keys(trump, mine, hands, leads=False, held=held), chance)


def of_reply(
    card: int, lead: int, trump: Suit, mine: int, hands: Sequence[int], held: int
) -> list[float]:
    """The chance that he plays `card` to a `lead` out of `mine`, from each of `hands` and `held`.

    It is 0 where he could have followed suit and did not.
    """
    led, above_lead = stand(lead, trump, mine)
    suit, above = stand(card, trump, mine)

    def chance(position: int) -> float:
        worth = replies(position, led, above_lead)
        return _chance(worth, suit, _nth(position, suit, 0, above), best=min)

    return _of_positions(keys(trump, mine, hands, leads=True, held=held), chance)


def _nth(position: int, suit: int, owner: int, above: int) -> int:
    """Which of an owner's cards in a suit is the first with so many of the other's above it.

    All with as many stand in one run, and are worth the same.
    """
    found = patterns_of(position)[suit]
    own, others = places(found, owner), places(found, 1 - owner)
    return next(nth for nth, at in enumerate(own) if sum(other > at for other in others) == above)


def _chance(worth: Values, suit: int, nth: int, *, best: Callable[[Sequence[int]], int]) -> float:
    if not worth[suit]:
        return 0.0
    legal = list(chain.from_iterable(worth))
    best_worth = best(legal)
    finds = worth[suit][nth] == best_worth
    chance = (1 - _FINDS_THE_BEST) / len(legal)
    return chance + (_FINDS_THE_BEST / legal.count(best_worth) if finds else 0.0)


def _of_positions(positions: Sequence[int], chance: Callable[[int], float]) -> list[float]:
    """The chances by position: few are different, so each is worked out once."""
    known = {position: chance(position) for position in set(positions)}
    return [known[position] for position in positions]
