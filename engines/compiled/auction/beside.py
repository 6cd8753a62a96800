"""All deals beside one upcard: both players' hands, their twins, and the leaves of the auction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from os import cpu_count
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from engines.compiled.auction import calling, deals
from engines.compiled.auction.positions import positions
from engines.compiled.compiling import Count, Counts, Figures
from engines.euchre.auction.classes import HALF, exchanged, hands

Number = TypeVar("Number", np.int64, np.float64)

_THREADS: Final = cpu_count() or 1
_CROSS: Final = ((0, 1, 3, 2), (0, 1, 2, 4, 3))
"""The order of suits, and of what a dealer's hand gets, once the cross suits are exchanged."""


@dataclass(frozen=True, slots=True)
class Calls:
    """How often each class of hands makes a call, a row a class.

    first: ordering up or accepting, and not; second: passing, then naming each of the other suits.
    """

    first: Figures
    second: Figures


@dataclass(frozen=True, slots=True)
class Worth:
    """What each class of hands gets in points by its calls, a row a class: summed over deals.

    makes: by ordering up or accepting. declines: what it gets without a say, if it does not;
    second: by passing or naming each of the other suits after that.
    """

    makes: Figures
    declines: Figures
    second: Figures


@dataclass(frozen=True, slots=True)
class Beside:
    """The deals beside the upcard of a rank, its place in `RANKS`.

    hands: one hand a class. twins: how many hands each class has, one or two. all_hands: every hand
    by its number; numbers: those of `hands`, and of the same hands with the cross suits exchanged.
    leaves: see `deals.Leaves`; they are counted for `hands` of the non-dealer only.
    """

    upcard: Count
    hands: Counts
    twins: Figures
    all_hands: Counts
    numbers: tuple[Counts, Counts]
    leaves: deals.Leaves = field(repr=False)

    @staticmethod
    def of(rank: int) -> Beside:
        """Nothing counted yet."""
        one = np.array(list(hands(rank)))
        half = (1 << HALF) - 1
        other = one & half | np.vectorize(exchanged)(one >> HALF) << HALF
        numbers = deals.numbers(one, rank), deals.numbers(other, rank)
        all_hands = np.empty(deals.HANDS, np.int64)
        for told, number in zip((one, other), numbers, strict=True):
            all_hands[number] = told
        return Beside(
            Count(rank),
            one,
            np.where(one == other, 1.0, 2.0),
            all_hands,
            numbers,
            np.zeros((len(one), deals.BESIDE), np.uint16),
        )

    def best_laid_away(self, orders: Figures) -> Counts:
        """The suit of the card each class of the dealer's hands does best to lay away.

        When the upcard was ordered up, and when he accepts it, a row a class. orders: how often
        each class of the non-dealer's hands orders up.
        """
        tables = positions()
        choices = deals.lowest(self.all_hands)
        weights = np.column_stack((orders, 1 - orders)) * self.twins[:, None] / 2
        parts = [np.zeros((deals.HANDS, choices.shape[1], 2)) for _ in range(_THREADS)]
        self._side_by_side(
            lambda part, rows: deals.add_laying_away(
                self.upcard,
                self.hands[rows],
                weights[rows],
                choices,
                tables,
                parts[part],
            )
        )
        points = self._folded(parts, _CROSS[0])
        points[choices[self.numbers[0]] < 0] = np.inf
        found: Counts = points.round(6).argmin(axis=1)
        return found

    def fill(self, laid_away: Counts) -> None:
        """Count the leaves, when so is laid away (see `best_laid_away`)."""
        tables = positions()
        suits = self._spread(laid_away, np.array(_CROSS[0])[laid_away])
        cards = np.take_along_axis(deals.lowest(self.all_hands), suits, axis=1)
        self._side_by_side(
            lambda _, rows: deals.fill_leaves(
                self.upcard,
                self.hands[rows],
                cards,
                tables,
                self.leaves[rows],
            )
        )

    def for_non_dealer(self, dealer: Calls) -> Worth:
        """What the calls of the non-dealer get against those of a dealer."""
        first = self._spread(dealer.first, dealer.first)
        second = self._spread(dealer.second, dealer.second[:, _CROSS[0]])
        calls = np.column_stack((first, first[:, 1:] * second[:, 1:])).astype(np.float32)
        worth, points = np.zeros((len(self.hands), 6)), calling.points_of_leaves()
        self._side_by_side(
            lambda _, rows: calling.add_for_non_dealer(
                self.upcard,
                self.hands[rows],
                self.leaves[rows],
                points,
                calls,
                positions().digits,
                worth[rows],
            )
        )
        return Worth(worth[:, 0], worth[:, 1], worth[:, 2:])

    def for_dealer(self, non_dealer: Calls) -> Worth:
        """What the calls of the dealer get against those of a non-dealer."""
        worth = self._met(non_dealer, calling.points_of_leaves())
        passing = np.zeros((len(self.hands), 1))
        return Worth(worth[:, 0], worth[:, 1], np.column_stack((passing, worth[:, 2:])))

    def meets(self, non_dealer: Calls) -> Figures:
        """How many hands of the non-dealer each class of the dealer's meets, by what was said.

        He passed; passed and then named a suit; passed twice.
        """
        ones = -np.ones_like(calling.points_of_leaves())
        return self._met(non_dealer, ones)[:, :3]

    def _met(self, non_dealer: Calls, points: calling.Shares) -> Figures:
        passes = self.twins / 2 * non_dealer.first[:, 1]
        second = passes[:, None] * non_dealer.second
        calls = np.column_stack((passes, second[:, 1:], second[:, 0]))
        parts = [np.zeros((deals.HANDS, 5)) for _ in range(_THREADS)]
        self._side_by_side(
            lambda part, rows: calling.add_for_dealer(
                self.upcard,
                self.hands[rows],
                self.leaves[rows],
                points,
                calls[rows],
                positions().digits,
                parts[part],
            )
        )
        return self._folded(parts, _CROSS[1])

    def _spread(self, one: NDArray[Number], exchanged_rows: NDArray[Number]) -> NDArray[Number]:
        """Rows by number of all hands, from those of one hand a class and of the exchanged ones."""
        found: NDArray[Number] = np.empty((deals.HANDS, one.shape[1]), one.dtype)
        found[self.numbers[1]] = exchanged_rows
        found[self.numbers[0]] = one
        return found

    def _folded(self, parts: Sequence[Figures], exchanged_order: Sequence[int]) -> Figures:
        """Sums a class over all deals, from those over one hand a class of the non-dealer.

        What a hand gets against the other hand of a class, its twin gets against the one.
        """
        whole = sum(parts[1:], parts[0])
        one, other = self.numbers
        found: Figures = whole[one] + whole[other][:, exchanged_order]
        return found

    def _side_by_side(self, work: Callable[[int, slice], None]) -> None:
        """Do some work on all classes, a thread each a part of them."""
        with ThreadPoolExecutor(_THREADS) as threads:
            for done in [threads.submit(work, *part) for part in self._parts()]:
                done.result()

    def _parts(self) -> Iterator[tuple[int, slice]]:
        size = -(-len(self.hands) // _THREADS)
        for part in range(_THREADS):
            yield part, slice(part * size, (part + 1) * size)
