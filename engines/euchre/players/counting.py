"""Counting cards: what the other player may still hold, as far as a view tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

from engines.cards import Card, Suit, pack
from engines.euchre import ranking, table
from engines.euchre.hands import known
from engines.euchre.rules import EuchrePack
from engines.euchre.state import UpcardPlace, View


@dataclass(frozen=True, slots=True)
class Count:
    """What the other player may hold: for each suit the heights of its cards that are out.

    cards: how many cards may be his; held: how many of them he does hold.
    """

    trump: Suit
    heights: Mapping[Suit | None, Sequence[int]]
    cards: int
    held: int

    @property
    def trumps(self) -> int:
        """How many trumps he may hold."""
        return len(self.heights.get(self.trump, ()))

    def chance_of_a_trick(self, card: Card) -> float:
        """The chance that a lead of `card` takes the trick if he takes it whenever he can.

        Every hand he may hold counts alike. He takes it with a higher card of its suit, or with a
        trump when he has none of that suit.
        """
        suit, height = ranking.suit_of(card, self.trump), ranking.height(card, self.trump)
        same = self.heights.get(suit, ())
        higher = sum(other > height for other in same)
        trumps = 0 if suit == self.trump else self.trumps
        none_higher = self._hands_without(higher)
        void = self._hands_without(len(same))
        void_without_trumps = self._hands_without(len(same) + trumps)
        return (none_higher - void + void_without_trumps) / self._hands_without(0)

    def _hands_without(self, excluded: int) -> int:
        return comb(self.cards - excluded, self.held)


def count(view: View, trump: Suit) -> Count:
    """What the player on the left may hold once trump is made.

    Not the cards that have been seen elsewhere, nor those of a suit he has failed to follow.
    """
    other = table.next_seat(view.seat)
    seen = {card for trick in view.tricks for card in trick.cards}
    seen.update(card for _, card in view.trick)
    seen.update(known((*view.hand, view.discarded)))
    if not (view.upcard_place is UpcardPlace.TAKEN_UP and view.dealer == other):
        seen.update(known((view.upcard,)))
    none_of = lacking(view, other)
    heights: dict[Suit | None, list[int]] = {}
    for card, suit, height in _ranked(view.rules.pack, trump):
        if card not in seen and suit not in none_of:
            heights.setdefault(suit, []).append(height)
    return Count(trump, heights, sum(map(len, heights.values())), len(view.hands[other]))


@cache
def _ranked(name: EuchrePack, trump: Suit) -> tuple[tuple[Card, Suit | None, int], ...]:
    """Each card of a pack with the suit it belongs to and how high it stands there."""
    return tuple(
        (card, ranking.suit_of(card, trump), ranking.height(card, trump)) for card in pack(name)
    )


def lacking(view: View, seat: int) -> set[Suit | None]:
    """The suits a player has shown he has none of."""
    suits: set[Suit | None] = set()
    for trick in view.tricks:
        led = ranking.suit_of(trick.cards[0], view.trump)
        suits.update(
            led
            for player, card in trick.plays
            if player == seat and ranking.suit_of(card, view.trump) != led
        )
    return suits
