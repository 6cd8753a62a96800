"""Deals as the literature writes them: `---AJ--Q…/…`.

`-` is a plain card, the first character is on top, players are parted by `/`. In deals of the
40-card Italian pack the digits 0 1 2 3 mean - J Q K.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engines.beggar.kinds import KINDS, kinds
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS
from engines.cards import Card
from engines.errors import BadDeal

Hands: TypeAlias = Sequence[Sequence[Card] | str]
"""Hands by seat, top card first: all as cards, or all as strings of kinds like "--A-J"."""

_ITALIAN = str.maketrans("0123", "-JQK")


def parse_deal(text: str) -> tuple[str, ...]:
    """The hands of a written deal as strings in `-JQKA`, by seat, top card first.

    Small letters and spaces are taken kindly. Raises `BadDeal` for any other sign, for fewer than
    two players or more than four, and for a deal without a card.
    """
    return kind_strings(text.split("/"))


def format_deal(hands: Hands) -> str:
    """The hands as the literature writes them. Raises `BadDeal` as `parse_deal` does."""
    return "/".join(kind_strings(hands))


def kind_strings(hands: Hands) -> tuple[str, ...]:
    """The hands as strings in `-JQKA`, whichever way they are given. Raises `BadDeal`."""
    check_players(len(hands))
    told = tuple(_kind_string(hand, number) for number, hand in enumerate(hands, start=1))
    if not any(told):
        raise BadDeal("There is no card in this deal.")
    return told


def check_players(number: int) -> None:
    """Raises `BadDeal` when so many hands cannot be played."""
    if not FEWEST_PLAYERS <= number <= MOST_PLAYERS:
        raise BadDeal(
            f"A deal has {FEWEST_PLAYERS} to {MOST_PLAYERS} hands, parted by /, not {number}."
        )


def _kind_string(hand: Sequence[Card] | str, number: int) -> str:
    if not isinstance(hand, str):
        return kinds(hand)
    written = "".join(hand.split()).upper().translate(_ITALIAN)
    for place, sign in enumerate(written, start=1):
        if sign not in KINDS:
            raise BadDeal(
                f"Card {place} of hand {number} is {sign!r}: write - for a plain card, "
                "or J, Q, K or A (0 1 2 3 for - J Q K in Italian deals)."
            )
    return written
