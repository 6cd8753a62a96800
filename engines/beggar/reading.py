"""Deals as people type and paste them: kinds, real cards, Italian digits, or the number of a deal.

What typesetters and programs make of a deal is understood: dashes of any length, `10` for the ten,
suits as letters or signs, small letters, blanks and broken lines.
"""

from __future__ import annotations

import re
from typing import Final

from engines.beggar.deal_numbers import NUMBER_OF_DEALS, deal_from_index
from engines.beggar.kinds import KINDS
from engines.beggar.notation import Hands, format_deal, no_kind
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS
from engines.cards import Card
from engines.errors import BadDeal

MOST_CARDS: Final = 208
"""A deal of more cards than four packs have is no deal for one table."""

_DASHES = "‐‑‒–—−·"
_SIGNS = "♣♦♥♠"
_LETTERS = "CDHS"
_SAME = str.maketrans(
    _DASHES + _SIGNS + "0123", "-" * len(_DASHES) + _LETTERS + KINDS[: len("0123")]
)
_CARD = re.compile(r"(10|[2-9TJQKA])\s*([CDHS♣♦♥♠])", re.IGNORECASE)
_NUMBER = re.compile(r"\d[\d\s,.']*")
_HOW_CARDS = "write a rank and a suit, as in QS or 10H, for every card, or kinds alone"
_HOW = "- is a plain card, and J Q K A are court cards"


class Misread(BadDeal):
    """A deal that cannot be read; `place` is where in the text that begins, from 0."""

    def __init__(self, sentence: str, place: int) -> None:
        super().__init__(sentence)
        self.place = place


def read_deal(text: str) -> Hands:
    """The hands of a deal: as strings of kinds, or as cards where the deal is told by cards.

    A text of several lines without `/` has a hand on each. Raises `Misread`, which says what is
    wrong and where, and `BadDeal` for the number of no deal.
    """
    if not text.strip():
        raise Misread(f"There is no deal yet: write 2 to 4 hands, parted by /; {_HOW}.", 0)
    if _NUMBER.fullmatch(text.strip()):
        return tuple(deal_from_index(_number(text)).split("/"))
    hands = _parted(text)
    if not FEWEST_PLAYERS <= len(hands) <= MOST_PLAYERS:
        raise Misread(
            f"A deal has {FEWEST_PLAYERS} to {MOST_PLAYERS} hands, parted by /, and this has "
            f"{len(hands)}.",
            hands[MOST_PLAYERS][0] if len(hands) > MOST_PLAYERS else len(text.rstrip()),
        )
    told_by_cards = any(sign in _SIGNS + _LETTERS for sign in text.upper())
    read = _cards(hands) if told_by_cards else _kinds(hands)
    if not any(read):
        raise Misread("There is no card in this deal.", len(text.rstrip()))
    if sum(map(len, read)) > MOST_CARDS:
        raise Misread(
            f"This deal has more than {MOST_CARDS} cards, and four packs have no more.", 0
        )
    return read


def write_deal(hands: Hands) -> str:
    """The hands as `read_deal` reads them: cards as cards, parted by blanks, and kinds as kinds."""
    if any(isinstance(card, Card) for hand in hands for card in hand):
        return "/".join(" ".join(map(str, hand)) for hand in hands)
    return format_deal(hands)


def _number(text: str) -> int:
    digits = re.sub(r"\D", "", text)
    if len(digits) > len(str(NUMBER_OF_DEALS)):
        raise Misread(
            f"Deals are numbered from 0 to {NUMBER_OF_DEALS - 1}; {digits} is none. If this is an "
            "Italian deal, write / between its hands.",
            0,
        )
    return int(digits)


def _parted(text: str) -> list[tuple[int, str]]:
    """Each hand as it is written, and where in the text it begins."""
    sign = "/" if "/" in text else "\n"
    hands, start = [], 0
    for hand in text.split(sign):
        if sign == "/" or hand.strip():
            hands.append((start, hand))
        start += len(hand) + 1
    return hands


def _kinds(hands: list[tuple[int, str]]) -> tuple[str, ...]:
    read = []
    for number, (start, written) in enumerate(hands, start=1):
        hand = ""
        for place, sign in enumerate(written.upper().translate(_SAME)):
            if sign.isspace():
                continue
            if sign not in KINDS:
                sentence = no_kind(len(hand) + 1, number, written[place])
                raise Misread(sentence, start + place)
            hand += sign
        read.append(hand)
    return tuple(read)


def _cards(hands: list[tuple[int, str]]) -> tuple[tuple[Card, ...], ...]:
    read: list[tuple[Card, ...]] = []
    places: dict[Card, str] = {}
    for number, (start, written) in enumerate(hands, start=1):
        hand: list[Card] = []
        at = 0
        while at < len(written):
            if written[at].isspace() or written[at] == ",":
                at += 1
                continue
            here = f"card {len(hand) + 1} of hand {number}"
            found = _CARD.match(written, at)
            if found is None:
                raise Misread(f"C{here[1:]} is {written[at]!r}: {_HOW_CARDS}.", start + at)
            rank, suit = found.groups()
            card = Card.parse(("T" if rank == "10" else rank) + suit.translate(_SAME))
            if card in places:
                again = f"The {card.words} is there twice: {places[card]} and {here}."
                raise Misread(again, start + at)
            places[card] = here
            hand.append(card)
            at = found.end()
        read.append(tuple(hand))
    return tuple(read)
