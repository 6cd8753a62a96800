"""Deals as the literature writes them: `---AJ--Q…/…`.

`-` is a plain card, the first character is on top, players are parted by `/`. In deals of the
40-card Italian pack the digits 0 1 2 3 mean - J Q K.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engines.beggar.kinds import KINDS, kinds
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS
from engines.cards import JOKER, Card
from engines.errors import BadDeal

Hands: TypeAlias = Sequence[Sequence[Card] | str]
"""Hands by seat, top card first: as cards, as strings of kinds like "--A-J", or a written deal."""

_ITALIAN = str.maketrans("0123", "-JQK")


def parse_deal(text: str) -> tuple[str, ...]:
    """The hands of a written deal as strings in `-JQKA`, by seat, top card first.

    Hands may be of any size, also empty. Small letters and spaces are taken kindly. Raises
    `BadDeal` for any other sign, for fewer than two hands or more than four, and when there is no
    card in them.
    """
    return kind_strings(text)


def format_deal(hands: Hands) -> str:
    """The hands as the literature writes them. Raises `BadDeal` as `parse_deal` does."""
    return "/".join(kind_strings(hands))


def kind_strings(hands: Hands) -> tuple[str, ...]:
    """The hands as strings in `-JQKA`, whichever way they are given.

    Raises `BadDeal` as `parse_deal` does, and for a joker.
    """
    if isinstance(hands, str):
        hands = hands.split("/")
    if not FEWEST_PLAYERS <= len(hands) <= MOST_PLAYERS:
        raise BadDeal(
            f"A deal has {FEWEST_PLAYERS} to {MOST_PLAYERS} hands, parted by /, and this has "
            f"{len(hands)}."
        )
    told = tuple([_kind_string(hand, number) for number, hand in enumerate(hands, start=1)])
    if not any(told):
        raise BadDeal("There is no card in this deal.")
    return told


def _kind_string(hand: Sequence[Card] | str, number: int) -> str:
    if not isinstance(hand, str):
        for place, card in enumerate(hand, start=1):
            if not isinstance(card, Card):
                raise BadDeal(f"Card {place} of hand {number} is {card!r}, and that is no card.")
            if card == JOKER:
                raise BadDeal(
                    f"Card {place} of hand {number} is the joker, and there is none in this game."
                )
        return kinds(hand)
    if not hand.strip(KINDS):
        return hand
    written = "".join(hand.split()).upper().translate(_ITALIAN)
    for place, sign in enumerate(written, start=1):
        if sign not in KINDS:
            raise BadDeal(no_kind(place, number, sign))
    return written


def no_kind(place: int, number: int, sign: str) -> str:
    """Why a sign tells no card: the one at a place of a hand, both counted from 1."""
    return (
        f"Card {place} of hand {number} is {sign!r}: write - for a plain card, "
        "or J, Q, K or A (in Italian deals 0 1 2 3 for - J Q K)."
    )
