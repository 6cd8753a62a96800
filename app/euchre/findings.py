"""What a review has found by now, as it is shown at one position of a watched match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from app.reviewing import Reviewing
from engines.euchre import State
from engines.euchre.review import Appraisal, Decision, Grade, Turn, Weighed

FULL = 1000
"""A chance that is certain, in the measure of the chart."""

_TURNS = 20


@dataclass(frozen=True, slots=True)
class Wrong:
    """A decision that was dubious or worse, and by whom."""

    position: int
    seat: int
    grade: Grade


@dataclass(frozen=True, slots=True)
class Findings:
    """What there is to be shown.

    seat: whose chance to win the chart shows; chances: that, of `FULL`, at each position, nothing
    until it is known; wrong: in the order of the match; decision: the one at the cursor, or the
    last one before it in this hand; appraisal: what it was worth, once that is known; hidden: it
    was made with cards that are not to be seen; weighed: how many of `decisions` are; turns: where
    the match turned, in its order.
    """

    seat: int
    chances: Sequence[int]
    wrong: Sequence[Wrong]
    decision: Decision | None
    appraisal: Appraisal | None
    hidden: bool
    weighed: int
    decisions: int
    turns: Sequence[Turn] = ()

    @property
    def found(self) -> Weighed | None:
        """The decision with what it was worth, if that is known and may be seen."""
        if self.decision is None or self.appraisal is None or self.hidden:
            return None
        return Weighed(self.decision, self.appraisal)

    def chance(self, position: int) -> int:
        """The chance at a position, of `FULL`."""
        return self.chances[position]


class Finder:
    """Says at any position what a review has found; between answers it asks the review nothing."""

    def __init__(self, reviewing: Reviewing) -> None:
        self._reviewing = reviewing
        self._at = [each.position for each in reviewing.decisions]
        self._weighed: dict[int, Weighed] = {}
        self._chances: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self._turns: tuple[Turn, ...] = ()
        self.wrong: tuple[Wrong, ...] = ()
        self.refresh()

    def refresh(self) -> None:
        """The review has had more answers."""
        review = self._reviewing.review
        if review is None:
            return
        self._weighed = {each.decision.position: each for each in review.weighed}
        self.wrong = tuple(
            Wrong(each.decision.position, each.decision.seat, each.appraisal.grade)
            for each in review.weighed
            if each.appraisal.grade.wrong
        )
        self._turns = review.turns(_TURNS)
        if not self._chances[0]:
            first = tuple(round(FULL * chance) for chance in review.fortunes)
            self._chances = first, tuple(FULL - chance for chance in first)

    def wrong_of(self, seat: int | None) -> dict[int, Weighed]:
        """What a seat, or whoever if None, did that was dubious or worse, by position."""
        return {
            each.position: self._weighed[each.position]
            for each in self.wrong
            if seat in (None, each.seat)
        }

    def findings(self, state: State, position: int, seat: int, seen_by: int | None) -> Findings:
        """What there is to be shown at a position, which is that of a state.

        seat: whose chance the chart shows. seen_by: with whose eyes one looks, None with all.
        """
        last = bisect_right(self._at, position) - 1
        decision = self._reviewing.decisions[last] if last >= 0 else None
        if decision is not None and decision.view.hand_number != state.hand_number:
            decision = None
        weighed = None if decision is None else self._weighed.get(decision.position)
        return Findings(
            seat=seat,
            chances=self._chances[seat],
            wrong=self.wrong,
            decision=decision,
            appraisal=None if weighed is None else weighed.appraisal,
            hidden=decision is not None and seen_by not in (None, decision.seat),
            weighed=len(self._weighed),
            decisions=len(self._at),
            turns=self._turns,
        )
