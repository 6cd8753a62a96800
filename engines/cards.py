"""Cards, suits, ranks and the packs they come in."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from functools import cache
from typing import Literal

from engines.errors import BadCard


class Colour(Enum):
    """What makes two suits mates: the colour of their signs."""

    BLACK = "black"
    RED = "red"


class Suit(IntEnum):
    """A suit. The order is that of the letters, which is also that of most card indexes."""

    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    SPADES = 4

    @property
    def letter(self) -> str:
        """The suit in a card's code: C, D, H or S."""
        return "CDHS"[self - 1]

    @property
    def sign(self) -> str:
        """The suit as it is printed on a card: ♣, ♦, ♥ or ♠."""
        return "♣♦♥♠"[self - 1]

    @property
    def word(self) -> str:
        """The suit in a sentence: "clubs", "diamonds", "hearts" or "spades"."""
        return self.name.lower()

    @property
    def colour(self) -> Colour:
        """Red for diamonds and hearts, black for clubs and spades."""
        return Colour.RED if self in (Suit.DIAMONDS, Suit.HEARTS) else Colour.BLACK

    @property
    def mate(self) -> Suit:
        """The other suit of the same colour."""
        return Suit(5 - self)


class Rank(IntEnum):
    """A rank, from the two up; the joker is above them all and belongs to no suit."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """The rank in a card's code: 2 to 9, T, J, Q, K, A, or X for the joker."""
        return "23456789TJQKAX"[self - 2]

    @property
    def face(self) -> str:
        """The rank as it is printed on a card: the ten is "10", the joker a star."""
        match self:
            case Rank.TEN:
                return "10"
            case Rank.JOKER:
                return "★"
            case _:
                return self.letter

    @property
    def word(self) -> str:
        """The rank in a sentence: "two", "jack", "ace", "joker"."""
        return self.name.lower()


_SUITS = {suit.letter: suit for suit in Suit}
_RANKS = {rank.letter: rank for rank in Rank if rank is not Rank.JOKER}
_JOKER_CODE = "XX"

PackName = Literal["52", "24", "25", "32"]
_LOWEST: dict[PackName, Rank] = {
    "52": Rank.TWO,
    "32": Rank.SEVEN,
    "25": Rank.NINE,
    "24": Rank.NINE,
}


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card. The joker has `suit` None and `rank` `Rank.JOKER`, and comes after all others.

    Raises `BadCard` for a joker with a suit or another card without one.
    """

    _order: tuple[int, int] = field(init=False, repr=False)
    suit: Suit | None = field(compare=False)
    rank: Rank = field(compare=False)

    def __post_init__(self) -> None:
        if (self.suit is None) != (self.rank is Rank.JOKER):
            raise BadCard("The joker has no suit, and every other card has one.")
        object.__setattr__(self, "_order", (self.suit or len(Suit) + 1, int(self.rank)))

    @staticmethod
    def parse(code: str) -> Card:
        """The card of a two-character code: "JH", "TS", or "XX" for the joker.

        Raises `BadCard` when there is no such card.
        """
        found = _cards_by_code().get(code.upper())
        if found is None:
            raise BadCard(
                f"{code!r} is no card: write a rank (2 to 9, T, J, Q, K or A) "
                "and a suit (C, D, H or S), as in JH or TS, or XX for the joker."
            )
        return found

    @property
    def label(self) -> str:
        """The card as it is printed: "10♠", "J♥", or "★" for the joker."""
        return self.rank.face + (self.suit.sign if self.suit else "")

    @property
    def words(self) -> str:
        """The card in a sentence: "ten of spades", or "joker"."""
        return f"{self.rank.word} of {self.suit.word}" if self.suit else self.rank.word

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter if self.suit else _JOKER_CODE

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


JOKER = Card(None, Rank.JOKER)


@cache
def _cards_by_code() -> dict[str, Card]:
    cards = [*(Card(suit, rank) for suit in Suit for rank in _RANKS.values()), JOKER]
    return {str(card): card for card in cards}


@cache
def pack(name: PackName) -> tuple[Card, ...]:
    """The cards of a pack, in order: "52", "32" (7 to ace), "24" (9 to ace), "25" (24 and a joker).

    Raises `BadCard` for a pack there is none of.
    """
    lowest = _LOWEST.get(name)
    if lowest is None:
        raise BadCard(f"There is no pack of {name!r} cards here: 24, 25, 32 or 52.")
    plain = tuple(card for card in _cards_by_code().values() if lowest <= card.rank < Rank.JOKER)
    return (*plain, JOKER) if name == "25" else plain
