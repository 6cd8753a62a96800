"""How a deal comes out."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice

from engines.beggar.notation import Hands, kind_strings
from engines.beggar.playing_out.counted import Standing
from engines.beggar.playing_out.many import tricks_of_many
from engines.beggar.playing_out.two import tricks_of_two
from engines.beggar.result import Result
from engines.beggar.rules import USUAL_RULES, Rules

_FIRST_KEPT = 32
"""The trick after which a loop is looked for: most games are over by then."""


def play_out(hands: Hands, rules: Rules = USUAL_RULES) -> Result:
    """How a deal comes out when seat 0 leads, or the first after it who has cards.

    There are as many players as hands, whatever `rules` say, and nobody calls time. Kinds need not
    make up a pack. Raises `BadDeal` for hands that cannot be read or played.

    That a game is endless is found by keeping one position, and a later one whenever the number of
    tricks has doubled, until it is met again: R. P. Brent, "An improved Monte Carlo factorization
    algorithm", BIT 20 (1980).
    """
    told = kind_strings(hands)
    kept: Standing | None = None
    kept_at, keep_next = 0, _FIRST_KEPT
    for tricks, standing in enumerate(_tricks(told, rules)):
        leader, cards, held = standing
        if kept is not None and held == kept[2] and leader == kept[0]:
            return _endless(told, rules, tricks - kept_at)
        if tricks == keep_next:
            kept, kept_at = (leader, cards, tuple(map(copy, held))), tricks
            keep_next *= 2
    return Result((leader,), "all cards", cards, tricks)


def _endless(told: tuple[str, ...], rules: Rules, period: int) -> Result:
    """An endless game with a loop of so many tricks: played twice, one ahead, till both agree."""
    behind, ahead = _tricks(told, rules), islice(_tricks(told, rules), period, None)
    tricks = 0
    while True:
        leader, cards, held = next(behind)
        leader_ahead, cards_ahead, held_ahead = next(ahead)
        if leader == leader_ahead and held == held_ahead:
            return Result((), "endless", cards_ahead, tricks + period, cards, tricks)
        tricks += 1


def _tricks(told: tuple[str, ...], rules: Rules) -> Iterator[Standing]:
    match told:
        case (hand, other_hand) if hand and other_hand:
            return tricks_of_two(hand, other_hand)
        case _:
            return tricks_of_many(told, rules)
