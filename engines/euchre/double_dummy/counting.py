"""Exact counts over every hand the other player can hold.

A hand of his matters only by the patterns it makes with the known hand, so the hands are counted
suit by suit, by pattern and size, and joined: some two hundred positions stand for thousands.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from itertools import combinations
from typing import TypeAlias

from engines.cards import Card, Suit
from engines.euchre.double_dummy.filling import table
from engines.euchre.double_dummy.positions import PLACE, bits, pattern, suits

_Counts: TypeAlias = Mapping[int, Mapping[int, int]]
"""By the size of part of a hand: in how many ways it makes each part of a key."""


def distribution(
    hand: Collection[Card], unseen: Collection[Card], trump: Suit, *, leads: bool
) -> tuple[int, ...]:
    """How often a hand takes 0, 1, 2, ... tricks, best play by both with open cards.

    It is counted over every hand of the same size that the other player can hold, made of the
    `unseen` cards; `leads` says whether the hand leads or the other does.
    """
    size = len(hand)
    tricks = table()
    counts = [0] * (size + 1)
    low, high = _classes(bits(hand), bits(unseen), trump, leads=leads)
    for cards, parts in low.items():
        rest = high.get(size - cards, {})
        for part, ways in parts.items():
            for other, other_ways in rest.items():
                counts[tricks[part + other]] += ways * other_ways
    return tuple(counts if leads else reversed(counts))


def _classes(hand: int, unseen: int, trump: Suit, *, leads: bool) -> tuple[_Counts, _Counts]:
    """Both halves of the key, two suits each."""
    first, second, third, fourth = (
        _suit_counts(suit, place, hand, unseen, leads=leads)
        for suit, place in zip(suits(trump), PLACE, strict=True)
    )
    size = hand.bit_count()
    return _joined(first, second, size), _joined(third, fourth, size)


def _suit_counts(
    suit: tuple[int, ...], place: int, hand: int, unseen: int, *, leads: bool
) -> _Counts:
    size = hand.bit_count()
    live = [card for card in suit if card & unseen]
    counts: dict[int, dict[int, int]] = {}
    for cards in range(min(size, len(live)) + 1):
        parts = counts[cards] = defaultdict(int)
        for chosen in combinations(live, cards):
            other = sum(chosen)
            found = pattern(suit, hand, other) if leads else pattern(suit, other, hand)
            parts[found << place] += 1
    return counts


def _joined(first: _Counts, second: _Counts, size: int) -> _Counts:
    counts: dict[int, dict[int, int]] = {}
    for cards, parts in first.items():
        for more, others in second.items():
            if cards + more <= size:
                total = counts.setdefault(cards + more, defaultdict(int))
                for part, ways in parts.items():
                    for other, other_ways in others.items():
                        total[part + other] += ways * other_ways
    return counts
