"""The number of a deal among all that two players can be dealt from 52 cards.

The string of both hands, player 1 first, is ranked among all 52!/(36! 4! 4! 4! 4!) arrangements,
in the order A < K < Q < J < plain, from 0.
"""

from __future__ import annotations

from math import factorial, prod

from engines.beggar.kinds import KINDS, PLAIN
from engines.beggar.notation import format_deal, parse_deal
from engines.errors import BadDeal

_ORDER = KINDS[::-1]
_PACK = {kind: 36 if kind == PLAIN else 4 for kind in _ORDER}
_EACH = 26

NUMBER_OF_DEALS = factorial(2 * _EACH) // prod(map(factorial, _PACK.values()))
"""About 6.5e20."""


def deal_index(deal: str) -> int:
    """The number of a written deal, from 0. Raises `BadDeal` unless it is 26 cards each of 52."""
    hands = parse_deal(deal)
    if [len(hand) for hand in hands] != [_EACH, _EACH]:
        sizes = " and ".join(str(len(hand)) for hand in hands)
        raise BadDeal(f"Only deals of two hands of {_EACH} cards are numbered; this has {sizes}.")
    cards = "".join(hands)
    for kind, number in _PACK.items():
        if (held := cards.count(kind)) != number:
            raise BadDeal(
                f"A numbered deal has {number} cards of kind {kind}, and this has {held}."
            )
    index, left, arrangements = 0, dict(_PACK), NUMBER_OF_DEALS
    for place, card in enumerate(cards):
        unplaced = len(cards) - place
        for kind in _ORDER[: _ORDER.index(card)]:
            index += arrangements * left[kind] // unplaced
        arrangements = arrangements * left[card] // unplaced
        left[card] -= 1
    return index


def deal_from_index(index: int) -> str:
    """The written deal of a number. Raises `BadDeal` when there is no such deal."""
    if type(index) is not int or not 0 <= index < NUMBER_OF_DEALS:
        raise BadDeal(f"Deals are numbered from 0 to {NUMBER_OF_DEALS - 1}; {index!r} is none.")
    cards, left, arrangements = "", dict(_PACK), NUMBER_OF_DEALS
    for unplaced in range(2 * _EACH, 0, -1):
        for kind in _ORDER:
            begun_so = arrangements * left[kind] // unplaced
            if index < begun_so:
                break
            index -= begun_so
        cards += kind
        arrangements = begun_so
        left[kind] -= 1
    return format_deal((cards[:_EACH], cards[_EACH:]))
