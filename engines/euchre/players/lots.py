"""The hands the other may hold, sorted by the position that each makes with one's own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil
from operator import itemgetter
from typing import Final, TypeAlias

from engines.cards import Suit
from engines.euchre.belief import Belief
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import suit_sets, suits
from engines.euchre.players.open_tricks import Place

Cards: TypeAlias = tuple[int, ...]

# Hands enough to say how likely he has which card in a position: more would not fit the time.
_MOST_HANDS: Final = 5_000


class Lot:
    """Hands that make the same position with one's own, oneself on lead.

    weight: of all of them; likeliest: one of them.
    """

    def __init__(self, trump: Suit, position: int, hands: Sequence[tuple[float, int]]) -> None:
        self._trump = trump
        self._hands = hands
        self.position = position
        self.weight = sum(weight for weight, _ in hands)
        _, self.likeliest = max(hands, key=itemgetter(0))
        self._played: dict[tuple[Place, ...], Mapping[Cards, float]] = {}

    def played(self, *places: Place) -> Mapping[Cards, float]:
        """The cards that are played, one after another, and how likely each is.

        places: where each stands in the hand it is played from. It is another card in many hands.
        """
        if places not in self._played:
            likely: dict[Cards, float] = defaultdict(float)
            for weight, hand in self._hands:
                likely[_cards(self._trump, hand, places)] += weight
            self._played[places] = likely
        return self._played[places]


def lots(believed: Belief, trump: Suit, mine: int, largest: float) -> list[Lot]:
    """The hands the other may hold in lots, the heaviest first.

    largest: the part of all weight that a lot has at most, about: with another hand the other may
    play another card, though with all cards open they make no difference. Of very many hands some
    are left out, evenly spread.
    """
    step = ceil(len(believed.hands) / _MOST_HANDS)
    hands, weights = believed.hands[::step], believed.weights[::step]
    by_position: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for position, hand, weight in zip(
        keys(trump, mine, hands, leads=True), hands, weights, strict=True
    ):
        if weight:
            by_position[position].append((weight, hand))
    most = largest * sum(weights)
    found = [
        Lot(trump, position, part)
        for position, alike in by_position.items()
        for part in _parted(alike, most)
    ]
    return sorted(found, key=lambda lot: -lot.weight)


def _parted(
    hands: Sequence[tuple[float, int]], most: float
) -> Iterator[Sequence[tuple[float, int]]]:
    parts = ceil(sum(weight for weight, _ in hands) / most)
    size = ceil(len(hands) / parts)
    return (hands[start : start + size] for start in range(0, len(hands), size))


def _cards(trump: Suit, hand: int, places: Iterable[Place]) -> Cards:
    cards = []
    for suit, nth in places:
        card = _nth(suits(trump)[suit], hand & suit_sets(trump)[suit], nth)
        cards.append(card)
        hand ^= card
    return tuple(cards)


@lru_cache(1 << 12)
def _nth(suit: Sequence[int], cards: int, nth: int) -> int:
    return [card for card in suit if card & cards][nth]
