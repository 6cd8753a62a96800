"""Every hand the other player can hold, weighed by all that was said and played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import ceil, comb
from operator import mul
from typing import Final

from engines.euchre.belief import habits
from engines.euchre.belief.calls import of_calls, of_having_accepted
from engines.euchre.belief.plays import of_lead, of_reply
from engines.euchre.belief.sighting import Sighting, sighting
from engines.euchre.double_dummy.positions import bit, singles
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import View


@dataclass(frozen=True, slots=True)
class Belief:
    """The hands the other player can hold now, as sets of cards, and how likely each is.

    The weights are in proportion to the chances; they need not add up to one.
    """

    hands: Sequence[int]
    weights: Sequence[float]


# How often a dealer lays away what a sound player would.
_SOUND: Final = 0.85
# How often one who may lay away the very card he took up does so, where that is not sound.
_ODD: Final = 0.02


def belief(view: View, most: int | None = None) -> Belief:
    """What the player at `view.seat` can believe of the other's hand.

    No hand is left out, unless there are more than `most`: then about as many, evenly spread.
    """
    seen = sighting(view)
    told = told_by_calls(view, seen, most)
    weights = told.weights
    for likely in _of_plays(view, seen, told.hands):
        weights = list(map(mul, weights, likely))
    return Belief(told.hands, weights)


def told_by_calls(view: View, seen: Sighting, most: int | None = None) -> Belief:
    """What can be believed of a hand by what its player has said, and by a card he took up.

    seen: what is seen of that hand, from anywhere; most: about how many hands are told, evenly
    spread, where there are more.
    """
    if seen.taken_up:
        return _of_dealer(view, seen, most)
    hands, _ = _choices(seen.unseen, seen.holds, most)
    return Belief(hands, of_calls(view, seen.other, [hand | seen.played for hand in hands]))


def _of_dealer(view: View, seen: Sighting, most: int | None) -> Belief:
    """The hands of a dealer who took the upcard up and laid a card away that nobody saw."""
    shown = seen.played & ~seen.taken_up
    choices, stands_for = _choices(seen.unseen, HAND_SIZE - shown.bit_count(), most)
    dealt = [hand | shown for hand in choices]
    kept = habits.after_laying_away(view, dealt, ordered_up=view.maker != view.dealer)
    weights: dict[int, float] = defaultdict(float)
    for hand, chance in zip(kept, of_calls(view, seen.other, dealt), strict=True):
        if hand & seen.played == seen.played:
            weights[hand & ~seen.played] += _SOUND * stands_for * chance
    for share, hands in _unsound(view, seen, most):
        whole = [hand | seen.played for hand in hands]
        for hand, chance in zip(hands, of_having_accepted(view, seen.other, whole), strict=True):
            weights[hand] += share * chance
    return Belief(list(weights), list(weights.values()))


def _unsound(view: View, seen: Sighting, most: int | None) -> Iterator[tuple[float, Sequence[int]]]:
    """Hands he holds if he laid away anything else, by how likely each is beside a sound one."""
    upcard = seen.taken_up & ~seen.played
    others = seen.unseen.bit_count() - seen.holds + upcard.bit_count()
    share = (1 - _SOUND) * others / (HAND_SIZE + 1)
    if upcard.bit_count() <= seen.holds:
        rest, stands_for = _choices(seen.unseen, seen.holds - upcard.bit_count(), most)
        yield share * stands_for, [hand | upcard for hand in rest]
    if upcard and view.rules.may_discard_upcard:
        hands, stands_for = _choices(seen.unseen, seen.holds, most)
        yield _ODD * stands_for, hands


def _choices(cards: int, size: int, most: int | None) -> tuple[list[int], int]:
    """All sets of so many of the cards, or about `most` evenly spread; how many each stands for."""
    step = 1 if most is None else ceil(comb(cards.bit_count(), size) / most)
    return list(map(sum, islice(combinations(singles(cards), size), 0, None, step))), step


def _of_plays(view: View, seen: Sighting, hands: Sequence[int]) -> Iterator[list[float]]:
    """For each card he has played, from the last: its chance from each of the hands."""
    mine, held = seen.mine, 0
    tricks = [*(trick.plays for trick in view.tricks), *([view.trick] if view.trick else [])]
    for plays in reversed(tricks):
        assert view.trump is not None
        cards = {seat: bit(card) for seat, card in plays}
        mine |= cards.get(view.seat, 0)
        if seen.other not in cards:
            continue
        held |= cards[seen.other]
        leader, lead = plays[0]
        if leader == seen.other:
            yield of_lead(bit(lead), view.trump, mine, hands, held)
        else:
            yield of_reply(cards[seen.other], bit(lead), view.trump, mine, hands, held)
