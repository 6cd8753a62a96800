"""What a fair deal brings: exact chances, by counting the ways in which the cards can lie.

All are those of one deal from the card turned up, before anybody calls; "trumps" are the cards that
would be trump if the upcard's suit were made so, the left bower and a joker with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb
from typing import TypeAlias

from engines.cards import Card, Suit, pack
from engines.euchre.ranking import left_bower, right_bower, suit_of
from engines.euchre.rules import HAND_SIZE, EuchrePack

Lie: TypeAlias = tuple[int, int]
"""How many cards of some sort one hand holds, and how many the other."""


def trumps(name: EuchrePack, suit: Suit) -> tuple[Card, ...]:
    """The cards of a pack that are trump when the suit is."""
    return tuple(card for card in pack(name) if suit_of(card, suit) is suit)


def bowers(name: EuchrePack, suit: Suit) -> tuple[Card, ...]:
    """The right and left bower and, where the pack has a joker, the best."""
    jacks = (right_bower(suit), left_bower(suit))
    return tuple(card for card in pack(name) if card in jacks or card.suit is None)


@cache
def lies(unseen: int, wanted: int) -> Mapping[Lie, float]:
    """The chance of each way in which `wanted` among `unseen` cards lie in the two hands.

    unseen: all cards but the one turned up.
    """
    ways = comb(unseen, HAND_SIZE) * comb(unseen - HAND_SIZE, HAND_SIZE)
    others = unseen - wanted
    return {
        (one, other): _ways(wanted, others, one, other) / ways
        for one in range(HAND_SIZE + 1)
        for other in range(HAND_SIZE + 1)
        if _ways(wanted, others, one, other)
    }


def _ways(wanted: int, others: int, one: int, other: int) -> int:
    """In how many ways the hands hold `one` and `other` of the wanted cards."""
    if one + other > wanted:
        return 0
    rest, rest_other = HAND_SIZE - one, HAND_SIZE - other
    if rest + rest_other > others:
        return 0
    first = comb(wanted, one) * comb(others, rest)
    return first * comb(wanted - one, other) * comb(others - rest, rest_other)
