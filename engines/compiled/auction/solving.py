"""Finding calls that neither player does better to change, by counterfactual regret.

Regret matching plus, the players in turn, later rounds counting more: Tammelin, Burch, Johanson and
Bowling, "Solving Heads-Up Limit Texas Hold'em" (2015).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import mul
from typing import Final

import numpy as np

from engines.compiled.auction.beside import Beside, Calls, Worth
from engines.compiled.auction.deals import BESIDE
from engines.compiled.compiling import Counts, Figures

# Rounds in which the calls are found against a dealer who lays away as if he knew nothing of the
# non-dealer's hand, and then against one who knows who orders up.
_FIRST_ROUNDS: Final = 12
_ROUNDS: Final = 24

# How often a hand that never orders up is taken to have done so, when a dealer has been ordered up.
_ODD: Final = 0.0005


@dataclass(frozen=True, slots=True)
class Solution:
    """The auction beside one upcard: each class of hands makes one call.

    laid_away: the suit of the card a dealer lays away, ordered up and accepting, a row a class.
    """

    non_dealer: Calls
    dealer: Calls
    laid_away: Counts


@dataclass(frozen=True, slots=True)
class Summary:
    """What a solution comes to beside one upcard, on the mean over all deals.

    points: those of the non-dealer, a deal. non_dealer_gains, dealer_gains: the points a deal each
    could win by other calls, if the other keeps to his. How often in all deals: ordered_up,
    accepted, named by each, thrown_in.
    """

    points: float
    non_dealer_gains: float
    dealer_gains: float
    ordered_up: float
    accepted: float
    non_dealer_names: float
    dealer_names: float
    thrown_in: float


class _Learner:
    """What a player has come to regret, and how he has called on the mean."""

    def __init__(self, classes: int) -> None:
        self._regrets = np.zeros((classes, 2)), np.zeros((classes, 4))
        self.forget()

    def forget(self) -> None:
        """Begin the mean anew."""
        self._means = tuple(np.zeros_like(regrets) for regrets in self._regrets)

    @property
    def calls(self) -> Calls:
        """How he calls now: each call as often as it is regretted."""
        return Calls(*map(_shares, self._regrets))

    @property
    def most_often(self) -> Calls:
        """The calls he has made most often, and no others."""
        return Calls(*map(_largest, self._means))

    def learn(self, worth: Worth, weight: int) -> None:
        """Regret the calls that were worth more than those made, and count the new ones."""
        first, second, calls = *_rounds(worth, self.calls), self.calls
        made = calls.first, calls.second
        for regrets, got, often in zip(self._regrets, (first, second), made, strict=True):
            got_on_mean = (got * often).sum(axis=1, keepdims=True)
            np.maximum(regrets + got - got_on_mean, 0, out=regrets)
        calls = self.calls
        mean_first, mean_second = self._means
        mean_first += weight * calls.first
        mean_second += weight * calls.first[:, 1:] * calls.second


def solve(beside: Beside) -> Solution:
    """The solution, and the leaves of the deals beside the upcard filled with it."""
    classes = len(beside.hands)
    non_dealer, dealer = _Learner(classes), _Learner(classes)
    laid_away = beside.best_laid_away(np.full(classes, 0.5))
    for rounds in (_FIRST_ROUNDS, _ROUNDS):
        beside.fill(laid_away)
        non_dealer.forget()
        dealer.forget()
        for weight in range(1, rounds + 1):
            non_dealer.learn(beside.for_non_dealer(dealer.calls), weight)
            dealer.learn(beside.for_dealer(non_dealer.calls), weight)
        orders = non_dealer.most_often.first[:, 0]
        if rounds == _FIRST_ROUNDS:
            laid_away = beside.best_laid_away(orders + _ODD * (1 - 2 * orders))
    return Solution(*_decided(beside, non_dealer.most_often, dealer.most_often), laid_away)


def _decided(beside: Beside, non_dealer: Calls, dealer: Calls) -> tuple[Calls, Calls]:
    """The calls of both, with what is worth most wherever the learning told little.

    The dealer speaks last, and so rarely a second time that no mean is to be relied on; nor does
    the non-dealer come to a second call once he has ordered up.
    """
    dealer = Calls(dealer.first, _largest(beside.for_dealer(non_dealer).second))
    best = _largest(beside.for_non_dealer(dealer).second)
    made = non_dealer.first[:, :1] == 1
    return Calls(non_dealer.first, np.where(made, best, non_dealer.second)), dealer


def summary(beside: Beside, solution: Solution) -> Summary:
    """What a solution comes to, counted over every deal beside the upcard."""
    non_dealer, dealer = solution.non_dealer, solution.dealer
    against_dealer = beside.for_non_dealer(dealer)
    against_non_dealer = beside.for_dealer(non_dealer)
    got, _ = _rounds(against_dealer, non_dealer)
    deals = beside.twins.sum() * BESIDE

    def a_deal(*of_classes: Figures) -> float:
        return float((beside.twins * reduce(mul, of_classes)).sum() / deals)

    passed, named, passed_twice = beside.meets(non_dealer).T
    accepts, declines = dealer.first.T
    passes = dealer.second[:, 0]
    return Summary(
        points=a_deal((got * non_dealer.first).sum(axis=1)),
        non_dealer_gains=a_deal(_gains(against_dealer, non_dealer)),
        dealer_gains=a_deal(_gains(against_non_dealer, dealer)),
        ordered_up=a_deal(non_dealer.first[:, 0]) * BESIDE,
        accepted=a_deal(passed, accepts),
        non_dealer_names=a_deal(named, declines),
        dealer_names=a_deal(passed_twice, declines, 1 - passes),
        thrown_in=a_deal(passed_twice, declines, passes),
    )


def _rounds(worth: Worth, calls: Calls) -> tuple[Figures, Figures]:
    """What the calls of both rounds are worth, when those of the second are made so often."""
    declines = worth.declines + (worth.second * calls.second).sum(axis=1)
    return np.column_stack((worth.makes, declines)), worth.second


def _gains(worth: Worth, calls: Calls) -> Figures:
    """What each class could win by its best calls, beyond what it wins by these."""
    first, _ = _rounds(worth, calls)
    best, _ = _rounds(worth, Calls(calls.first, _largest(worth.second)))
    gains: Figures = best.max(axis=1) - (first * calls.first).sum(axis=1)
    return gains


def _shares(regrets: Figures) -> Figures:
    """In proportion to what is regretted; all alike where nothing is."""
    totals = regrets.sum(axis=1, keepdims=True)
    even = np.full_like(regrets, 1 / regrets.shape[1])
    found: Figures = np.divide(regrets, totals, out=even, where=totals > 0)
    return found


def _largest(figures: Figures) -> Figures:
    """1 for the largest of each row, the first of them, and 0 for the others."""
    largest = np.zeros_like(figures)
    largest[np.arange(len(figures)), figures.argmax(axis=1)] = 1
    return largest
