"""The tricks of each card one may play when all cards lie open from it on.

The other's hand is not known: its positions are, each with how likely it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TypeAlias

from engines.cards import Suit
from engines.euchre import double_dummy
from engines.euchre.double_dummy.positions import singles, stand

Tricks: TypeAlias = list[float]
"""How likely each number of tricks is, from none up."""

Place: TypeAlias = tuple[int, int]
"""A card of a hand: its suit as in a position, and how many of the hand are above it there."""


def of_leads(likely: Mapping[int, float], trump: Suit, mine: int) -> dict[int, Tricks]:
    """The tricks from here on by leading each card of a hand.

    likely: the positions it may make with the other hand, oneself on lead.
    """
    places = {card: stand(card, trump, mine) for card in singles(mine)}
    tricks = {card: [0.0] * (mine.bit_count() + 1) for card in places}
    for position, weight in likely.items():
        leads = double_dummy.leads(position)
        for card, (suit, nth) in places.items():
            tricks[card][leads[suit][nth]] += weight
    return tricks


def of_replies(likely: Mapping[tuple[int, Place], float], cards: int) -> dict[Place, Tricks]:
    """The tricks from here on by each card that may be played to a lead, of so many in hand.

    likely: the positions, the other on lead, each with the card he leads.
    """
    tricks: dict[Place, Tricks] = defaultdict(lambda: [0.0] * (cards + 1))
    for (position, (led, nth)), weight in likely.items():
        for suit, taken in enumerate(double_dummy.replies(position, led, nth)):
            for place, his in enumerate(taken):
                tricks[suit, place][cards - his] += weight
    return tricks
