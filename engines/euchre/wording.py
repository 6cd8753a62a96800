"""How the sentences of a refusal name cards and suits, and put choices in a row."""

from __future__ import annotations

from collections.abc import Iterable

from engines.cards import JOKER, Card, Suit


def card_name(card: Card) -> str:
    """A card as it is printed, "J♠"; the joker by its name."""
    return "the joker" if card == JOKER else card.label


def one_of(words: Iterable[str]) -> str:
    """Choices in a row: "J♠", "J♠ or K♠", "J♠, J♣ or K♠"."""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def one_card_of(cards: Iterable[Card]) -> str:
    """Cards as choices in a row."""
    return one_of(map(card_name, cards))


def one_suit_of(suits: Iterable[Suit]) -> str:
    """Suits as choices in a row: "clubs, hearts or spades"."""
    return one_of(suit.word for suit in suits)


def singular(suit: Suit) -> str:
    """What one card of a suit is: "spade"."""
    return suit.word.removesuffix("s")


def sentence(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
