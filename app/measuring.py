"""One Euchre player measured against another, by every core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.crew import Question, answers, in_order
from engines.euchre.duplicate import (
    Contest,
    Figures,
    PairOfDeals,
    PairOfMatches,
    PairsOfDeals,
    Score,
)

# So many pairs of deals at a time keep a process busy longer than asking for them takes.
_AT_ONCE: Final = 4

_Answer = tuple[PairOfDeals, ...] | int
"""What some pairs of deals brought; or how many matches of a pair the first won."""


def measured(
    contest: Contest, *, pairs: int, matches: int, workers: int | None = None
) -> Iterator[Figures]:
    """The figures as they grow, the last ones being those of all pairs; of none, nothing.

    pairs: of deals, which are played first. matches: pairs of matches. workers: how many processes
    play, as many as there are cores if None. Pairs count in their order, so that the figures after
    so many are the same whoever plays them.
    """
    score = Score()
    for answer in in_order(answers(_questions(contest, pairs, matches), workers)):
        if isinstance(answer, int):
            score.add_matches(answer)
        else:
            score.add_deals(answer)
        yield score.figures


def _questions(contest: Contest, pairs: int, matches: int) -> Iterator[Question[_Answer]]:
    for start in range(0, pairs, _AT_ONCE):
        yield PairsOfDeals(contest, range(start, min(start + _AT_ONCE, pairs)))
    for number in range(matches):
        yield PairOfMatches(contest, number)
