"""What a hand is worth as trump: about how many of the five tricks it will take."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from engines.cards import JOKER, Card, Rank, Suit
from engines.euchre import ranking

# In tricks. Tuned in duels, a figure at a time, against the hand-to-hand result of the rest.
_SURE = 1.0
_LEFT_BOWER = 0.9
_ACE_OF_TRUMPS = 0.8
_TRUMP = 0.65
_SIDE = {Rank.ACE: 0.6, Rank.KING: 0.25, Rank.QUEEN: 0.1}
_VOID = 0.3


def worth(cards: Collection[Card], trump: Suit) -> float:
    """The tricks that five cards promise if `trump` is made: trumps, high side cards and voids."""
    suits = {ranking.suit_of(card, trump) for card in cards}
    return sum(_promise(card, trump) for card in cards) + _VOID * (len(Suit) - len(suits))


@cache
def _promise(card: Card, trump: Suit) -> float:
    if ranking.suit_of(card, trump) != trump:
        return _SIDE.get(card.rank, 0.0)
    if card in (JOKER, ranking.right_bower(trump)):
        return _SURE
    if card == ranking.left_bower(trump):
        return _LEFT_BOWER
    return _ACE_OF_TRUMPS if card.rank is Rank.ACE else _TRUMP
