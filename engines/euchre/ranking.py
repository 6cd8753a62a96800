"""Which suit a card belongs to, and which of two cards is the higher.

Pagat, "Euchre": the jack of trumps is the highest (the right bower), then the other jack of that
colour (the left bower), then A K Q 10 9 (8 7); a joker, the best bower, is above them all. The
left bower and the joker belong to the trump suit for every purpose.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.cards import Card, Rank, Suit

_JACK = Rank.JACK
_LEFT = Rank.JOKER + 1
_RIGHT = Rank.JOKER + 2
_BEST = Rank.JOKER + 3


def right_bower(trump: Suit) -> Card:
    """The jack of trumps."""
    return Card(trump, Rank.JACK)


def left_bower(trump: Suit) -> Card:
    """The other jack of the trumps' colour."""
    return Card(trump.mate, Rank.JACK)


def suit_of(card: Card, trump: Suit | None) -> Suit | None:
    """The suit a card belongs to: None only for the joker before trump is made."""
    suit = card.suit
    if suit is None:
        return trump
    return trump if card.rank is _JACK and trump is not None and suit is trump.mate else suit


def height(card: Card, trump: Suit | None) -> int:
    """How high a card stands in the suit it belongs to: the higher number takes the lower."""
    if card.suit is None:
        return _BEST
    if card.rank is _JACK and trump is not None:
        if card.suit is trump:
            return _RIGHT
        if card.suit is trump.mate:
            return _LEFT
    return card.rank


def beats(card: Card, best: Card, trump: Suit) -> bool:
    """Whether `card`, played after `best` to the same trick, takes the trick from it.

    `best` is the highest card so far, so a card of neither its suit nor trumps never does.
    """
    suit = suit_of(card, trump)
    if suit == suit_of(best, trump):
        return height(card, trump) > height(best, trump)
    return suit == trump


def taker(plays: Sequence[tuple[int, Card]], trump: Suit) -> int:
    """The seat that takes a trick of (seat, card) in the order they were played."""
    best_seat, best = plays[0]
    for seat, card in plays[1:]:
        if beats(card, best, trump):
            best_seat, best = seat, card
    return best_seat


def in_order(cards: Sequence[Card], trump: Suit | None) -> tuple[Card, ...]:
    """The cards as a hand is sorted: trumps first, then suit by suit, each high to low."""

    def place(card: Card) -> tuple[bool, int, int]:
        suit = suit_of(card, trump)
        return (suit is not None and suit != trump, -(suit or 0), -height(card, trump))

    return tuple(sorted(cards, key=place))
