"""What a hand promises as trump, in points: a sum over its suits, so quick for many hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engines.cards import Rank, Suit
from engines.euchre.double_dummy.many import summed
from engines.euchre.double_dummy.positions import cards_of, suits

_THREE = 3
_BOTH = 2


@dataclass(frozen=True, slots=True)
class Promise:
    """A linear rule.

    base: points of a hand without cards.
    trumps: points of each trump, from the best bower, the right and the left to the seven.
    both: points more for both of the right and the left bower.
    third, fourth: points more for holding at least three, or at least four trumps.
    side: points by rank of cards in the other suits; a rank not named has none.
    void: points for each of those suits of which there is no card.
    """

    base: float
    trumps: Sequence[float]
    both: float
    third: float
    fourth: float
    side: Mapping[Rank, float]
    void: float

    def of_hands(self, hands: Sequence[int], trump: Suit) -> list[float]:
        """The points each of the hands promises with `trump` made."""
        order = suits(trump)[0]
        bowers = order[1] | order[2]

        def of_suit(suit: int, cards: int) -> float:
            if suit != 0:
                return self._of_side_suit(cards)
            points = self.base
            points += sum(
                worth for card, worth in zip(order, self.trumps, strict=True) if card & cards
            )
            points += self.both if (cards & bowers).bit_count() == _BOTH else 0.0
            points += self.third if cards.bit_count() >= _THREE else 0.0
            return points + (self.fourth if cards.bit_count() > _THREE else 0.0)

        return summed(hands, trump, of_suit)

    def _of_side_suit(self, cards: int) -> float:
        if not cards:
            return self.void
        return sum(self.side.get(card.rank, 0.0) for card in cards_of(cards))
