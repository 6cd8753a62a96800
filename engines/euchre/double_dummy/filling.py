"""The table of all positions: how many tricks the player on lead takes in each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from engines.euchre.double_dummy.positions import (
    EMPTY,
    PLACE,
    SUITS,
    key_of,
    places,
    turned,
    without,
)
from engines.euchre.rules import HAND_SIZE

Patterns: TypeAlias = tuple[int, ...]


@cache
def table() -> Mapping[int, int]:
    """Tricks of the player on lead with best play by both, by key, up to a full hand each.

    It is filled from the empty position upwards when it is first asked for, which takes a few
    tenths of a second: 17,131 positions, each in every order of the plain suits.
    """
    tricks = {key_of((EMPTY,) * len(SUITS)): 0}
    for cards in range(1, HAND_SIZE + 1):
        filled: dict[int, int] = {}
        for position in canonical(cards):
            value = max(map(max, filter(None, values_of_leads(tricks, position, cards))))
            trumps, *plain = position
            for order in set(permutations(plain)):
                filled[key_of((trumps, *order))] = value
        tricks.update(filled)
    return tricks


def canonical(cards: int) -> Iterator[Patterns]:
    """All positions of so many cards each, once: patterns with the plain suits in order."""
    by_count = _patterns_by_count()
    for trumps, rest in _first_suits(cards, cards):
        for found, left in _first_suits(*rest):
            for second, (ones, noughts) in _first_suits(*left):
                if second >= found:
                    for third in by_count[ones, noughts]:
                        if third >= second:
                            yield trumps, found, second, third


@cache
def _first_suits(ones: int, noughts: int) -> tuple[tuple[int, tuple[int, int]], ...]:
    """The patterns with at most so many cards of either owner, and how many they leave over."""
    return tuple(
        (found, (ones - mine, noughts - theirs))
        for (mine, theirs), patterns in _patterns_by_count().items()
        if mine <= ones and theirs <= noughts
        for found in patterns
    )


@cache
def _patterns_by_count() -> Mapping[tuple[int, int], list[int]]:
    """Patterns by how many cards of each owner are in them."""
    by_count: dict[tuple[int, int], list[int]] = defaultdict(list)
    for found in range(EMPTY, 1 << 2 * HAND_SIZE + 1):
        ones = found.bit_count() - 1
        noughts = found.bit_length() - 1 - ones
        if max(ones, noughts) <= HAND_SIZE:
            by_count[ones, noughts].append(found)
    return by_count


class _Lead(NamedTuple):
    """What becomes of a suit that is led: without the card led, and after each reply in it.

    alike: how many of the leader's cards are worth the same, for nothing stands between them.
    """

    alike: int
    after: int
    turned_after: int
    keeps: tuple[int, ...]
    loses: tuple[int, ...]


@cache
def _leads(found: int) -> tuple[_Lead, ...]:
    """The leads from a suit, one of each run of the leader's cards that nothing stands between."""
    answers = _ends_of_runs(found, 0)
    leads = []
    above = found.bit_length()
    own = places(found, 1)
    for lead in _ends_of_runs(found, 1):
        lower = {without(without(found, lead), at) for at in answers if at < lead}
        higher = {turned(without(without(found, at), lead)) for at in answers if at > lead}
        after = without(found, lead)
        alike = sum(lead <= at < above for at in own)
        above = lead
        leads.append(_Lead(alike, after, turned(after), tuple(lower), tuple(higher)))
    return tuple(leads)


@cache
def _thrown(found: int) -> tuple[tuple[int, int], ...]:
    """What becomes of a suit from which the other player throws a card: with both ways to lead."""
    afters = {without(found, at) for at in _ends_of_runs(found, 0)}
    return tuple((after, turned(after)) for after in afters)


def _ends_of_runs(found: int, owner: int) -> tuple[int, ...]:
    """Places of an owner's cards, of each run the lowest: cards in a run are worth the same."""
    own = places(found, owner)
    return tuple(at for at in own if at - 1 not in own)


def values_of_leads(
    tricks: Mapping[int, int], position: Patterns, cards: int
) -> Iterator[list[int]]:
    """The tricks the player on lead takes, of so many, by leading each of his cards.

    By suit, and in it from the highest card down. tricks: of all positions with a card less.
    """
    keep = key_of(position)
    lose = key_of(map(turned, position))
    for suit, found in enumerate(position):
        place = PLACE[suit]
        kept, lost = keep - (found << place), lose - (turned(found) << place)
        values: list[int] = []
        for lead in _leads(found):
            if lead.keeps or lead.loses:
                value = cards
                for after in lead.keeps:
                    value = min(value, 1 + tricks[kept + (after << place)])
                for after in lead.loses:
                    value = min(value, cards - 1 - tricks[lost + (after << place)])
            else:
                rest = kept + (lead.after << place), lost + (lead.turned_after << place)
                value = _against_a_void(tricks, position, suit, rest, cards)
            values += [value] * lead.alike
        yield values


def _against_a_void(
    tricks: Mapping[int, int], position: Patterns, led: int, rest: tuple[int, int], cards: int
) -> int:
    """The tricks of the leader when the other has none of the suit: he throws away, or ruffs."""
    keep, lose = rest
    value = cards
    for suit, found in enumerate(position):
        place = PLACE[suit]
        for after, turned_after in _thrown(found):
            if suit == 0 and led != 0:
                taken = cards - 1 - tricks[lose + (turned_after - turned(found) << place)]
            else:
                taken = 1 + tricks[keep + (after - found << place)]
            value = min(value, taken)
    return value
