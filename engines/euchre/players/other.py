"""The other player's mind: what he plays, who knows no more of one's own hand than one has shown.

He takes the exact mean of his cards over the hands he may face, as the hard player does, and all
cards to lie open from the next card on. Sets of cards are numbers, see `double_dummy.positions`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, TypeAlias

from engines.cards import Suit
from engines.euchre import double_dummy
from engines.euchre.belief import Belief
from engines.euchre.double_dummy.positions import PLACE, SUITS, pattern, stand, suit_sets, suits

Facing: TypeAlias = Sequence[tuple[int, int, int, int, int, float]]
"""Hands he may face: as a set of cards, as the four suits of it, and how likely it is."""

_TRUMPS_LAST: Final = (*SUITS[1:], SUITS[0])
_DIGITS: Final = 12


class Other:
    """The other player, through the rest of a hand.

    live: the cards nobody has seen played; worth: to oneself, by the tricks one takes from here on.
    He wants it to be least.
    """

    def __init__(self, trump: Suit, live: int, worth: Sequence[float]) -> None:
        self._trump = trump
        self._live = live
        self._worth = worth
        self._suits = suits(trump)
        self._sets = suit_sets(trump)
        self._parts: dict[tuple[int, int, bool], _Parts] = {}

    def facing(self, hands: Belief) -> Facing:
        """The hands, made ready to be weighed against many of his."""
        one, two, three, four = self._sets
        return [
            (hand, hand & one, hand & two, hand & three, hand & four, weight)
            for hand, weight in zip(hands.hands, hands.weights, strict=True)
        ]

    def takes(self, card: int, lead: int) -> bool:
        """Whether he takes the trick with a card played to a lead."""
        led, suit = self._suit_of(lead), self._suit_of(card)
        if suit != led:
            return suit == 0
        order = self._suits[suit]
        return order.index(card) < order.index(lead)

    def reply(self, hand: int, lead: int, mine: Facing) -> int:
        """What he plays to a lead, of a hand; `mine` is what may be left to the leader."""
        legal = hand & self._sets[self._suit_of(lead)] or hand
        options = self._options(hand, legal)
        if len(options) == 1:
            return options[0]
        facing = [each for each in mine if not each[0] & hand]
        return self._least(options, [self._of_reply(hand, lead, card, facing) for card in options])

    def lead(self, hand: int, mine: Facing) -> int:
        """What he leads of a hand; `mine` is what he may face."""
        options = self._options(hand, hand)
        if len(options) == 1:
            return options[0]
        trumps, mate, third, fourth = self._of_suits(hand, leads=True)
        likely: dict[int, float] = defaultdict(float)
        for held, one, two, three, four, chance in mine:
            if not held & hand:
                likely[trumps[one] + mate[two] + third[three] + fourth[four]] += chance
        places = [stand(card, self._trump, hand) for card in options]
        by_tricks = self._worth[hand.bit_count() :: -1]
        worth = [0.0] * len(options)
        for position, chance in likely.items():
            leads = double_dummy.leads(position)
            for option, (suit, nth) in enumerate(places):
                worth[option] += chance * by_tricks[leads[suit][nth]]
        return self._least(options, worth)

    def _least(self, options: Sequence[int], worth: Sequence[float]) -> int:
        rounded = [round(each, _DIGITS) for each in worth]
        return options[rounded.index(min(rounded))]

    def _of_reply(self, hand: int, lead: int, card: int, facing: Facing) -> float:
        left, takes = hand & ~card, self.takes(card, lead)
        by_tricks = self._worth[left.bit_count() :: -1] if takes else self._worth[1:]
        tricks = double_dummy.table()
        trumps, mate, third, fourth = self._of_suits(left, leads=takes)
        return sum(
            [
                chance * by_tricks[tricks[trumps[one] + mate[two] + third[three] + fourth[four]]]
                for _, one, two, three, four, chance in facing
            ]
        )

    def _options(self, hand: int, legal: int) -> list[int]:
        """The legal cards of a hand, of each run of equal ones the lowest; trumps last."""
        options = []
        for suit in _TRUMPS_LAST:
            in_run = False
            for card in reversed(self._suits[suit]):
                if card & hand:
                    if card & legal and not in_run:
                        options.append(card)
                    in_run = True
                elif card & self._live:
                    in_run = False
        return options

    def _of_suits(self, his: int, *, leads: bool) -> list[_Parts]:
        """For each suit the part of a key that it makes with the cards one holds against his."""
        found = []
        for suit in SUITS:
            asked = suit, his & self._sets[suit], leads
            if asked not in self._parts:
                self._parts[asked] = _Parts(self._suits[suit], PLACE[suit], asked[1], leads)
            found.append(self._parts[asked])
        return found

    def _suit_of(self, card: int) -> int:
        return next(suit for suit in SUITS if self._sets[suit] & card)


class _Parts(dict[int, int]):
    """The part of a key that a suit makes, by the cards of it held against his."""

    def __init__(self, suit: Sequence[int], place: int, his: int, leads: bool) -> None:
        super().__init__()
        self._suit, self._place, self._his, self._leads = suit, place, his, leads

    def __missing__(self, mine: int) -> int:
        sides = (self._his, mine) if self._leads else (mine, self._his)
        part = self[mine] = pattern(self._suit, *sides) << self._place
        return part
