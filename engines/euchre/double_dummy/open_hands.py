"""Two hands that lie open."""

from __future__ import annotations

from collections.abc import Sequence

from engines.cards import Card, Rank, Suit
from engines.errors import BadDeal
from engines.euchre import table
from engines.euchre.double_dummy import filling
from engines.euchre.double_dummy.positions import bits, key
from engines.euchre.rules import HAND_SIZE


def tricks(hands: Sequence[Sequence[Card]], trump: Suit, leader: int) -> int:
    """The tricks that the seat `leader` takes, best play by both, of those the hands hold.

    hands: by seat, of equal size, 0 to 5 cards of a pack of 24, 25 or 32.
    leader: the seat that leads.

    Raises `BadDeal` for hands that cannot be played against each other.
    """
    _check(hands, leader)
    (other,) = table.against(leader)
    return filling.table()[key(trump, bits(hands[leader]), bits(hands[other]))]


def _check(hands: Sequence[Sequence[Card]], leader: int) -> None:
    if len(hands) != len(table.SEATS) or leader not in table.SEATS:
        raise BadDeal(f"There are {len(table.SEATS)} hands, and one of them leads.")
    cards = [card for hand in hands for card in hand]
    if len(set(map(len, hands))) > 1 or len(cards) > HAND_SIZE * len(hands):
        raise BadDeal(f"The hands have the same number of cards, from 0 to {HAND_SIZE}.")
    if len(set(cards)) < len(cards):
        raise BadDeal("A card cannot be in both hands, nor twice in one.")
    low = [str(card) for card in cards if card.rank < Rank.SEVEN]
    if low:
        raise BadDeal(f"Euchre is played without {', '.join(low)}: the lowest card is a seven.")
