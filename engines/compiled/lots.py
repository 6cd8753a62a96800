"""The lab's lots of deals, played by the compiled loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engines.beggar.kinds import KINDS, PLAIN
from engines.beggar.lab import Find, Lengths, Lot, RandomDeals, Tally, TwentyCards, best_of
from engines.beggar.lab.lots import TWENTY, court_orders, court_places
from engines.beggar.playing_out import play_out
from engines.beggar.result import Result
from engines.beggar.rules import USUAL_RULES, Rules
from engines.compiled import kernel
from engines.compiled.compiling import Count, Counts, Word, Words

MOST_TRICKS: Final = Count(512)
"""A game longer than that is played again in plain Python, which sees whether it is endless.

One in some ten million random deals is.
"""

_CARDS, _TRICKS, _WINNER = range(3)
_COURTS, _SIZE, _QUEUE, _WIDTH = range(4)


def play_lot(lot: Lot) -> Tally:
    """What a lot comes to; `engines.beggar.lab.play_lot` is the same in plain Python."""
    match lot:
        case RandomDeals(rules, seed, first, deals):
            played = np.empty((deals, 3), np.int64)
            players, passes_on = Count(rules.players), rules.short_payer == "debt passes on"
            kernel.play_dealt(Word(seed), Word(first), players, passes_on, MOST_TRICKS, played)
        case TwentyCards(first, deals):
            played = _played(_twenty(first, deals), lot.rules, MOST_TRICKS)
    return _tally(lot, played)


def played_out(
    told: Sequence[str], rules: Rules = USUAL_RULES, most_tricks: Count = MOST_TRICKS
) -> Result:
    """How a deal comes out, as `play_out` says of hands in kinds.

    Hands the loop cannot hold, and games of more tricks than that, are left to plain Python.
    """
    told = tuple(told)
    cards = "".join(told)
    courts = len(cards) - cards.count(PLAIN)
    if not 0 < len(cards) <= kernel.MOST_CARDS or courts > kernel.MOST_COURTS:
        return play_out(told, rules)
    (played,) = _played(np.array([_words(told)], np.uint64), rules, most_tricks).tolist()
    if played[_WINNER] == kernel.UNDECIDED:
        return play_out(told, rules)
    return Result((played[_WINNER],), "all cards", played[_CARDS], played[_TRICKS])


def _played(hands: Words, rules: Rules, most_tricks: Count) -> Counts:
    played = np.empty((len(hands), 3), np.int64)
    kernel.play_hands(hands, rules.short_payer == "debt passes on", most_tricks, played)
    return played


def _words(told: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """The four words of each hand."""
    words = []
    for hand in told:
        courts = [card for card in hand if card != PLAIN]
        places = sum(1 << place for place, card in enumerate(hand) if card != PLAIN)
        words.append((places, len(hand), _queue(courts), 2 * len(courts)))
    return words


def _queue(courts: Sequence[str]) -> int:
    return sum(KINDS.index(court) - 1 << 2 * place for place, court in enumerate(courts))


def _twenty(first: int, deals: int) -> Words:
    """The words of deals of twenty cards."""
    numbers = np.arange(first, first + deals)
    places = np.array([sum(1 << at for at in places) for places in court_places()], np.uint64)
    orders = np.array([_queue(order) for order in court_orders()], np.uint64)
    courts, queue = places[numbers // len(orders)], orders[numbers % len(orders)]
    each = Word(TWENTY // 2)
    hands = np.empty((deals, 2, 4), np.uint64)
    hands[:, 0, _COURTS] = courts & Word((1 << TWENTY // 2) - 1)
    hands[:, 1, _COURTS] = courts >> each
    hands[:, :, _SIZE] = each
    hands[:, :, _WIDTH] = Word(2) * np.bitwise_count(hands[:, :, _COURTS])
    hands[:, 1, _QUEUE] = queue >> hands[:, 0, _WIDTH]
    hands[:, 0, _QUEUE] = queue ^ (hands[:, 1, _QUEUE] << hands[:, 0, _WIDTH])
    return hands


def _tally(lot: Lot, played: Counts) -> Tally:
    """The sum of what was played; those undecided are played again."""
    undecided = np.flatnonzero(played[:, _WINNER] == kernel.UNDECIDED)
    endless = []
    for row in map(int, undecided):
        number = lot.first + row
        result = play_out(lot.hands(number), lot.rules)
        if result.winners:
            played[row] = result.cards, result.tricks, result.winners[0]
        else:
            endless.append(Find.of(number, result))
    over = np.flatnonzero(played[:, _WINNER] != kernel.UNDECIDED)
    ended = played[over]
    wins = np.bincount(ended[:, _WINNER], minlength=lot.rules.players)
    best = _longest(lot.first + over, ended, lot.keep)
    return Tally(
        lot.keep,
        tuple(wins.tolist()),
        Lengths(_counted(ended[:, _CARDS])),
        Lengths(_counted(ended[:, _TRICKS])),
        best_of([*best, *endless], lot.keep),
    )


def _counted(lengths: Counts) -> dict[int, int]:
    """How often each length is there."""
    counts = np.bincount(lengths)
    there = np.flatnonzero(counts)
    return dict(zip(there.tolist(), counts[there].tolist(), strict=True))


def _longest(numbers: NDArray[np.int64], ended: Counts, keep: int) -> list[Find]:
    """At least the `keep` longest, as far as there are so many."""
    if keep < len(ended):
        cards = ended[:, _CARDS]
        least = np.partition(cards, len(ended) - keep)[len(ended) - keep] if keep else cards.max()
        long = cards >= least
        numbers, ended = numbers[long], ended[long]
    return [
        Find(number, cards, tricks)
        for number, (cards, tricks, _) in zip(numbers.tolist(), ended.tolist(), strict=True)
    ]
