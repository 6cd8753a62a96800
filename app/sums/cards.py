"""The cards that were dealt, beside what a fair deal brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Final, TypeAlias, TypeVar

from app.fairness import of_all
from app.sums.tally import Tally
from engines.cards import Card, Rank, Suit, pack
from engines.euchre import HAND_SIZE, HandDealt, table
from engines.euchre.hands import known
from engines.euchre.odds import Lie, bowers, lies, trumps
from engines.euchre.rules import EuchrePack
from engines.seals import written

Thing = TypeVar("Thing", bound=Hashable)
_Hands: TypeAlias = Sequence[Sequence[Card]]
"""Yours and the other's."""

LEAST_HANDS: Final = 30
"""Hands below which nothing is said of the cards."""


class More(Enum):
    """Who was dealt more of something. `value` is how it is called."""

    YOU = "you"
    NEITHER = "neither of you"
    THEM = "them"

    @staticmethod
    def of(lie: Lie) -> More:
        """Who has more when you hold so many, and the other so many."""
        yours, theirs = lie
        if yours == theirs:
            return More.NEITHER
        return More.YOU if yours > theirs else More.THEM


class CardSums:
    """The cards of hands that are over, of one person against another.

    A pack that was dealt twice, since its seed was asked for again or its file copied, counts once.
    Trumps and bowers are those of the upcard's suit, whatever was made trump later: they are dealt,
    not chosen. hands: how many there were.
    """

    def __init__(self) -> None:
        self.hands = 0
        self.ranks: Tally[Rank] = Tally()
        self.suits: Tally[Suit | None] = Tally()
        self.yours: Tally[int] = Tally()
        self.theirs: Tally[int] = Tally()
        self.more_trumps: Tally[More] = Tally()
        self.more_bowers: Tally[More] = Tally()
        self._packs: set[str] = set()

    def add(self, dealt: HandDealt, name: EuchrePack, you: int) -> None:
        """Count a hand that was dealt from a pack."""
        text = written(map(known, (*dealt.hands, (dealt.upcard,), dealt.talon)))
        if text in self._packs:
            return
        self._packs.add(text)
        self.hands += 1
        upcard = dealt.upcard
        self.ranks.add(upcard.rank, _ranks(name))
        self.suits.add(upcard.suit, _suits(name))
        if upcard.suit is not None:
            hands = [known(dealt.hands[seat]) for seat in (you, *table.others(you))]
            unseen = len(pack(name)) - 1
            self._add_trumps(hands, _without(trumps(name, upcard.suit), upcard), unseen)
            self._add_bowers(hands, _without(bowers(name, upcard.suit), upcard), unseen)

    def _add_trumps(self, hands: _Hands, wanted: frozenset[Card], unseen: int) -> None:
        lie = _lie(hands, wanted)
        yours, theirs = lie
        in_a_hand = _in_a_hand(unseen, len(wanted))
        self.yours.add(yours, in_a_hand)
        self.theirs.add(theirs, in_a_hand)
        self.more_trumps.add(More.of(lie), _who_has_more(unseen, len(wanted)))

    def _add_bowers(self, hands: _Hands, wanted: frozenset[Card], unseen: int) -> None:
        self.more_bowers.add(More.of(_lie(hands, wanted)), _who_has_more(unseen, len(wanted)))

    @property
    def chances(self) -> dict[str, float]:
        """By what was compared: how often fair cards differ as much; empty for too few hands."""
        tallies = {
            "ranks turned up": self.ranks.chance,
            "suits turned up": self.suits.chance,
            "trumps dealt to you": self.yours.chance,
            "trumps dealt to them": self.theirs.chance,
            "who has more trumps": self.more_trumps.chance,
            "who has more bowers": self.more_bowers.chance,
        }
        enough = self.hands >= LEAST_HANDS
        return {what: p for what, p in tallies.items() if p is not None and enough}

    @property
    def chance(self) -> float | None:
        """How often fair cards differ as much as these in any of them; None for too few hands."""
        return of_all(list(self.chances.values())) if self.chances else None


def _without(cards: Sequence[Card], upcard: Card) -> frozenset[Card]:
    return frozenset(cards) - {upcard}


def _lie(hands: _Hands, wanted: frozenset[Card]) -> Lie:
    yours, theirs = (sum(card in wanted for card in hand) for hand in hands)
    return yours, theirs


@cache
def _ranks(name: EuchrePack) -> Mapping[Rank, float]:
    """The chance of each rank to be turned up."""
    return _shares(card.rank for card in pack(name))


@cache
def _suits(name: EuchrePack) -> Mapping[Suit | None, float]:
    """The chance of each suit, and of the joker that has none."""
    return _shares(card.suit for card in pack(name))


def _shares(things: Iterable[Thing]) -> Mapping[Thing, float]:
    counts = Counter(things)
    return {thing: count / counts.total() for thing, count in counts.items()}


@cache
def _in_a_hand(unseen: int, wanted: int) -> Mapping[int, float]:
    """The chance of each number of the wanted cards in one of the hands."""
    chances = dict.fromkeys(range(HAND_SIZE + 1), 0.0)
    for (yours, _), chance in lies(unseen, wanted).items():
        chances[yours] += chance
    return {number: chance for number, chance in chances.items() if chance}


@cache
def _who_has_more(unseen: int, wanted: int) -> Mapping[More, float]:
    """The chance of each hand to hold more of the wanted cards."""
    chances = dict.fromkeys(More, 0.0)
    for lie, chance in lies(unseen, wanted).items():
        chances[More.of(lie)] += chance
    return chances
