"""The solved auction: no call in it can be bettered, as far as every hand of the other tells."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, compress
from statistics import mean

import pytest

from engines.cards import Card, Suit, pack
from engines.euchre import double_dummy
from engines.euchre.auction import calling
from engines.euchre.auction.classes import RANKS, suits_beside
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits, singles, suits

MAKING = (-2, -2, -2, 1, 1, 2)
"""Points of a maker by his tricks."""


class Hand:
    """What each call of a player is worth on the mean, with one hand beside one upcard.

    Points are his own less the other's. Every hand the other may hold counts alike; he calls and
    lays away as the solution has it, and all cards are open when the play begins.
    """

    def __init__(self, hand: int, upcard: Card, *, is_dealer: bool) -> None:
        self.hand, self.upcard, self.is_dealer = hand, upcard, is_dealer
        assert upcard.suit is not None
        self.trump, *self.others = suits_beside(upcard.suit)
        rest = [card for card in pack("24") if not bit(card) & (hand | bit(upcard))]
        self.hands = [bits(held) for held in combinations(rest, 5)]

    def points(self, trump: Suit, mine: int, hands: Sequence[int], *, makes: bool) -> list[int]:
        """His points against each of the other's hands when the tricks are played.

        makes: whether he made trump, not the other. An upcard taken up is in its hand by then.
        """
        tricks = double_dummy.table()
        found = [tricks[key] for key in keys(trump, mine, hands, leads=not self.is_dealer)]
        own = [5 - taken if self.is_dealer else taken for taken in found]
        return [MAKING[taken] if makes else -MAKING[5 - taken] for taken in own]

    @cached_property
    def made(self) -> float:
        """Ordering up; or accepting, and laying away what is best on the mean."""
        if not self.is_dealer:
            kept = calling.after_laying_away(self.hands, self.upcard, ordered_up=True)
            return mean(self.points(self.trump, self.hand, kept, makes=True))
        return max(
            mean(self.points(self.trump, kept, self.declining, makes=True)) for kept in self.kept()
        )

    def kept(self) -> Iterator[int]:
        """What may be kept of the hand and the upcard."""
        for card in singles(self.hand):
            yield (self.hand | bit(self.upcard)) & ~card

    @cached_property
    def declining(self) -> list[int]:
        """The other's hands that have passed, or declined, before the second round."""
        makes = calling.makes_upcard_trump(self.hands, self.upcard, is_dealer=not self.is_dealer)
        return [held for held, does in zip(self.hands, makes, strict=True) if not does]

    def second_round(self, call: Suit | None) -> float:
        """Naming a suit, or passing, when both have passed; the other too if he speaks first."""
        hands = self.declining
        if self.is_dealer:
            said = calling.names(hands, self.upcard, is_dealer=False)
            hands = [held for held, suit in zip(hands, said, strict=True) if suit is None]
        if call is not None:
            return mean(self.points(call, self.hand, hands, makes=True))
        return 0.0 if self.is_dealer else mean(self.answered(hands))

    def answered(self, hands: Sequence[int]) -> Iterator[float]:
        """The non-dealer's points against each of the hands when he passes once more."""
        said = calling.names(hands, self.upcard, is_dealer=True)
        by_suit = {suit: self.points(suit, self.hand, hands, makes=False) for suit in self.others}
        for nth, suit in enumerate(said):
            yield 0.0 if suit is None else by_suit[suit][nth]

    @cached_property
    def best_of_second(self) -> float:
        """The best that can be said in the second round."""
        return max(map(self.second_round, (None, *self.others)))

    @cached_property
    def passed(self) -> float:
        """Passing in the first round."""
        if self.is_dealer:
            passing = self.declining
            said = calling.names(passing, self.upcard, is_dealer=False)
            total = 0.0
            for suit in self.others:
                hands = [held for held, named in zip(passing, said, strict=True) if named is suit]
                total += sum(self.points(suit, self.hand, hands, makes=False))
            return (total + said.count(None) * self.best_of_second) / len(passing)
        accepting = list(set(self.hands).difference(self.declining))
        kept = calling.after_laying_away(accepting, self.upcard, ordered_up=False)
        taken = sum(self.points(self.trump, self.hand, kept, makes=False))
        return (taken + len(self.declining) * self.best_of_second) / len(self.hands)


def dealt(seed: int, *, is_dealer: bool) -> Hand:
    drawn = random.Random(seed).sample(pack("24"), 6)
    return Hand(bits(drawn[1:]), drawn[0], is_dealer=is_dealer)


decided = pytest.mark.parametrize("is_dealer", [False, True], ids=["non-dealer", "dealer"])
DEALS = range(12)


def lost_in_first_round(held: Hand) -> float:
    (makes,) = calling.makes_upcard_trump([held.hand], held.upcard, is_dealer=held.is_dealer)
    return max(held.made, held.passed) - (held.made if makes else held.passed)


def lost_in_second_round(held: Hand) -> float:
    (suit,) = calling.names([held.hand], held.upcard, is_dealer=held.is_dealer)
    return held.best_of_second - held.second_round(suit)


@decided
def test_no_call_in_the_first_round_can_be_bettered(is_dealer: bool) -> None:
    lost = [lost_in_first_round(dealt(seed, is_dealer=is_dealer)) for seed in DEALS]
    assert max(lost) < 0.01
    assert mean(lost) < 0.0005


@decided
def test_no_call_in_the_second_round_can_be_bettered(is_dealer: bool) -> None:
    lost = [lost_in_second_round(dealt(seed, is_dealer=is_dealer)) for seed in DEALS]
    assert max(lost) < 0.02
    assert mean(lost) < 0.002


def test_a_dealer_accepts_with_one_trump_besides_and_hardly_with_none() -> None:
    made = shares(is_dealer=True)
    assert made[0, False] == pytest.approx(0.12, abs=0.02)
    assert made[1, False] == pytest.approx(0.93, abs=0.02)
    assert min(share for (trumps, _), share in made.items() if trumps > 1) > 0.99


def test_a_non_dealer_with_both_bowers_rather_passes_and_euchres_the_dealer() -> None:
    made = shares(is_dealer=False)
    assert 0 < made[3, True] < made[3, False] / 2
    assert 0.1 < made[4, True] < made[4, False] / 2


def shares(*, is_dealer: bool) -> dict[tuple[int, bool], float]:
    """How often the upcard's suit is made trump, by the trumps held, and whether with both bowers.

    The upcard is not counted.
    """
    made, dealt_so = Counter[tuple[int, bool]](), Counter[tuple[int, bool]]()
    for rank in RANKS:
        upcard = Card(Suit.HEARTS, rank)
        rest = [bit(card) for card in pack("24") if card != upcard]
        hands = list(map(sum, combinations(rest, 5)))
        order = suits(Suit.HEARTS)[0]
        trumps, bowers = sum(order), order[1] | order[2]
        kinds = [((hand & trumps).bit_count(), hand & bowers == bowers) for hand in hands]
        dealt_so.update(kinds)
        calls = calling.makes_upcard_trump(hands, upcard, is_dealer=is_dealer)
        made.update(compress(kinds, calls))
    return {kind: made[kind] / dealt_so[kind] for kind in dealt_so}
