"""Which card a dealer lays away when he has taken up the upcard, as a sound player would."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engines.cards import Rank, Suit
from engines.euchre.double_dummy.positions import cards_of, singles, suit_sets, suits

# The points it costs to part with the lowest card of a plain suit, from the nine up, by how many
# cards of the suit are held. Fitted to the exact means of 2,335 dealer's hands; the rule takes the
# best card in 86 of 100 hands and loses 0.013 points a hand.
_COSTS: Final = (
    (-0.35, -0.27, -0.17, -0.03, 0.19, 0.46),
    (-0.04, 0.04, 0.10, 0.19, 0.25, 0.30),
    (-0.17, -0.10, -0.09, -0.07, 0.00, 0.00),
)
_COST_OF_A_TRUMP: Final = 9.0
_STEP: Final = 0.06


def after_laying_away(
    hands: Sequence[int], upcard: int, trump: Suit, *, may_discard_upcard: bool
) -> list[int]:
    """What each hand of five becomes when it takes up the upcard and lays a card away."""
    trumps, mate, left, right = suit_sets(trump)
    extra = upcard if may_discard_upcard else 0
    kept = []
    for hand in hands:
        _, card = min(
            _cheapest(trump, 0, hand & trumps | extra),
            _cheapest(trump, 1, hand & mate),
            _cheapest(trump, 2, hand & left),
            _cheapest(trump, 3, hand & right),
        )
        kept.append((hand | upcard) & ~card)
    return kept


@cache
def _cheapest(trump: Suit, suit: int, cards: int) -> tuple[float, int]:
    """The card to lay away from the cards of one suit, and what that costs."""
    if not cards:
        return 2 * _COST_OF_A_TRUMP, 0
    lowest = next(card for card in reversed(suits(trump)[suit]) if card & cards)
    if suit == 0:
        return _COST_OF_A_TRUMP, lowest
    (card,) = cards_of(lowest)
    length = min(sum(1 for _ in singles(cards)), len(_COSTS))
    below = max(0, Rank.NINE - card.rank)
    return _COSTS[length - 1][max(0, card.rank - Rank.NINE)] - _STEP * below, lowest
