"""Hands of cards, some of which may be hidden from whoever looks."""

from __future__ import annotations

from typing import TypeAlias

from engines.cards import Card

Hand: TypeAlias = tuple[Card | None, ...]
"""Cards in the order they came, each None when it is hidden; the length is always the true one."""


def hidden(hand: Hand) -> Hand:
    """The same number of cards, all hidden."""
    return (None,) * len(hand)


def known(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand that are not hidden."""
    return tuple(card for card in hand if card is not None)


def with_card(hand: Hand, card: Card | None) -> Hand:
    """The hand and one card more, last; in a hidden hand the card is hidden too."""
    return (*hand, None if None in hand else card)


def without_card(hand: Hand, card: Card | None) -> Hand:
    """The hand and one card less; from a hidden hand some hidden card."""
    place = hand.index(card if card in hand else None)
    return hand[:place] + hand[place + 1 :]


def seen_from(hands: tuple[Hand, ...], seat: int) -> tuple[Hand, ...]:
    """The hands by seat with all but one hidden."""
    return tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(hands))
