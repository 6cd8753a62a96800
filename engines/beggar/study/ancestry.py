"""Backwards: the positions from which one trick, or many, lead to a position of two players.

A trick ends with a court card and the plain cards it demands, and the pile is then at the bottom of
the winner's hand. So whoever leads has won the trick before with the last cards of his hand, and
where in it the pile begins is all there is to choose. A position at the beginning of a trick is
written as a deal, the leader's hand first; so any of them is one to begin a game with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from engines.beggar.kinds import KINDS, PLAIN
from engines.beggar.notation import Hands, kind_strings
from engines.errors import BadDeal

Pair: TypeAlias = tuple[str, str]
"""The hands of two players in kinds, top card first: that of the leader, and the other."""

LIMIT = 50_000
"""So many ancestors are looked at, unless another limit is given: some seconds' work."""

DUEL = 2
"""So many players a deal has whose tricks are undone, and that is counted in several ways."""


@dataclass(frozen=True, slots=True)
class Ancestor:
    """A position that leads to another by so many tricks, in which so many cards are turned.

    `changed`: whoever leads there is not the one who leads here.
    """

    hands: Pair
    cards: int
    tricks: int
    changed: bool

    @property
    def balanced(self) -> bool:
        """Whether a pack is dealt so: two hands alike, or the leader with one card more."""
        leader, other = self.hands
        return len(leader) - len(other) in (0, 1)


@dataclass(frozen=True)
class Ancestry:
    """All ancestors of a position, those nearest to it first.

    `complete` is False when there were more than the limit, and only the nearest are here. A
    position in a loop is no ancestor of itself, though the others of the loop are.
    """

    hands: Pair
    ancestors: tuple[Ancestor, ...]
    complete: bool

    @cached_property
    def balanced(self) -> tuple[Ancestor, ...]:
        """Those that are dealt so: deals of which this one is a part; the longest way first."""
        found = (ancestor for ancestor in self.ancestors if ancestor.balanced)
        return tuple(sorted(found, key=lambda ancestor: -ancestor.cards))

    @property
    def longest(self) -> Ancestor | None:
        """The deal that leads here by the most cards; None when none leads here."""
        return self.balanced[0] if self.balanced else None

    @property
    def tricks(self) -> int:
        """By how many tricks the farthest leads here."""
        return self.ancestors[-1].tricks if self.ancestors else 0


def ancestry(hands: Hands, limit: int = LIMIT) -> Ancestry:
    """The ancestors of a position of two players, the first of whom leads.

    There are finitely many: each leads to one position only, so none is met twice but for those of
    a loop, which are left out then. When there are more than `limit`, the search stops there.
    Raises `BadDeal` for hands that cannot be read, and for more than two.
    """
    told = kind_strings(hands)
    if len(told) != DUEL:
        raise BadDeal(f"Tricks are undone for two players, and this deal has {len(told)} hands.")
    start: Pair = (told[0], told[1])
    seen = {start}
    found = [Ancestor(start, 0, 0, False)]
    for here in found:
        for before in undone(here.hands):
            if before.hands in seen:
                continue
            if len(found) > limit:
                return Ancestry(start, tuple(found[1:]), False)
            seen.add(before.hands)
            found.append(
                Ancestor(
                    before.hands,
                    here.cards + before.cards,
                    here.tricks + 1,
                    here.changed != before.changed,
                )
            )
    return Ancestry(start, tuple(found[1:]), True)


def undone(hands: Pair) -> Iterator[Ancestor]:
    """The positions from which one trick leads here, that of the smallest pile first."""
    leader, other = hands
    for start in _beginnings(leader):
        laid, led = _laid(leader[start:])
        first, second = laid[0] + (leader[:start] if led else other), laid[1]
        second += other if led else leader[:start]
        yield Ancestor((first, second), len(leader) - start, 1, not led)


def _beginnings(hand: str) -> Iterator[int]:
    """Where in the winner's hand the pile of a trick can begin.

    It ends with a court card that is paid for in full. No court card before that was: one who was
    paid would have taken the pile. And before the first court card there are plain ones.
    """
    start = len(hand.rstrip(PLAIN)) - 1
    if start < 0 or len(hand) - 1 - start != KINDS.index(hand[start]):
        return
    paid = 0
    yield start
    while start:
        start -= 1
        demanded = KINDS.index(hand[start])
        if demanded:
            if paid >= demanded:
                return
            paid = 0
        else:
            paid += 1
        yield start


def _laid(pile: str) -> tuple[list[str], bool]:
    """What each player has laid, the leader first, and whether it is he who takes the pile."""
    laid, player, owed = ["", ""], 0, 0
    for card in pile:
        laid[player] += card
        if demanded := KINDS.index(card):
            owed = demanded
        elif owed:
            owed -= 1
            continue
        player = 1 - player
    return laid, player == 1
