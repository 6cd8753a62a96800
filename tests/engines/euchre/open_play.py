"""A slow search of two open hands by the rules alone, to hold the table of positions against."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.cards import Card, Suit
from engines.euchre import ranking

Cards = tuple[Card, ...]


def searched(hands: Sequence[Sequence[Card]], trump: Suit, leader: int) -> int:
    """The tricks of the leader, found by playing out everything."""
    return _best(frozenset(hands[leader]), frozenset(hands[1 - leader]), trump)


def played(lead: Card, reply: Card, hands: tuple[Cards, Cards], trump: Suit) -> int:
    """The tricks of the leader, the first of the hands, from a trick of two cards on."""
    mine, theirs = frozenset(hands[0]) - {lead}, frozenset(hands[1]) - {reply}
    if ranking.beats(reply, lead, trump):
        return len(mine) - _best(theirs, mine, trump)
    return 1 + _best(mine, theirs, trump)


def legal(lead: Card, hand: Sequence[Card], trump: Suit) -> Cards:
    """The cards that may be played to a lead."""
    suit = ranking.suit_of(lead, trump)
    return tuple(card for card in hand if ranking.suit_of(card, trump) == suit) or tuple(hand)


@cache
def _best(mine: frozenset[Card], theirs: frozenset[Card], trump: Suit) -> int:
    hands = tuple(mine), tuple(theirs)
    return max(
        (
            min(played(lead, reply, hands, trump) for reply in legal(lead, hands[1], trump))
            for lead in mine
        ),
        default=0,
    )
