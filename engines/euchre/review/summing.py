"""A match reviewed: what each decision gave away, when the match turned, and what was luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engines.euchre import table
from engines.euchre.events import Event, HandDealt, JokerSuitNamed
from engines.euchre.review.appraisal import Appraisal
from engines.euchre.review.decisions import Decision, decisions
from engines.euchre.review.fortunes import Fortunes
from engines.euchre.review.grades import Grade
from engines.euchre.state import State

TURN: Final = 0.05
"""A move of the chance to win at which the match can be said to turn: half a point and more."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision with what it was worth."""

    decision: Decision
    appraisal: Appraisal


@dataclass(frozen=True, slots=True)
class Sums:
    """What the decisions of one seat add up to.

    accuracy: the share he kept of all that was at stake in them, the best actions being worth
    everything and the worst nothing, 0 to 1; None when nothing was. given_away, points_given_away:
    chances to win the match, and points.
    """

    seat: int
    decisions: int
    accuracy: float | None
    given_away: float
    points_given_away: float
    grades: Mapping[Grade, int]


@dataclass(frozen=True, slots=True)
class Luck:
    """Where a seat's chance to win comes from: `start` and the rest make `end`, but for rounding.

    packs: what the packs brought him; own, other: what he and the other gave away, as far as they
    could know, the first never above 0 and the second never below; unseen: what came of all they
    could not know when they decided.
    """

    start: float
    packs: float
    own: float
    other: float
    unseen: float
    end: float


@dataclass(frozen=True, slots=True)
class Turn:
    """Where the match turned: the chance of seat 0 before and after something that happened.

    position: how many events went before; hand: the number of the hand, from 1. weighed: the
    decision it turned with; None for a pack.
    """

    position: int
    hand: int
    before: float
    after: float
    weighed: Weighed | None

    @property
    def move(self) -> float:
        """How far the chance of seat 0 moved."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Review:
    """A match, or the part of it that has been played, as far as it has been weighed.

    events: of the match; fortunes: the chance of seat 0 at each position (see `Fortunes`); weighed:
    decisions in their order; hands_before: how many hands were played before the first event.
    """

    events: Sequence[Event]
    fortunes: Sequence[float]
    weighed: tuple[Weighed, ...]
    hands_before: int = 0

    def sums(self, seat: int) -> Sums:
        """What the decisions of a seat add up to."""
        made = [each.appraisal for each in self.weighed if each.decision.seat == seat]
        at_stake = sum(each.at_stake for each in made)
        given_away = sum(each.given_away for each in made)
        return Sums(
            seat=seat,
            decisions=len(made),
            accuracy=1 - given_away / at_stake if at_stake else None,
            given_away=given_away,
            points_given_away=sum(each.points_given_away for each in made),
            grades=Counter(each.grade for each in made),
        )

    @property
    def accuracy(self) -> tuple[float | None, ...]:
        """The accuracy of each seat."""
        return tuple(self.sums(seat).accuracy for seat in table.SEATS)

    def luck(self, seat: int) -> Luck:
        """Where the chance of a seat comes from."""
        sign = 1 if seat == 0 else -1
        (other,) = table.against(seat)
        start, end = (self.chance(at, seat) for at in (0, len(self.events)))
        packs = sign * sum(turn.move for turn in self._turns() if turn.weighed is None)
        own, gained = -self.sums(seat).given_away, self.sums(other).given_away
        unseen = end - start - packs - own - gained
        return Luck(start, packs, own, gained, unseen, end)

    def chance(self, position: int, seat: int) -> float:
        """The chance of a seat to win the match at a position."""
        return self.fortunes[position] if seat == 0 else 1 - self.fortunes[position]

    def turns(self, most: int) -> tuple[Turn, ...]:
        """Where the match turned, in order: so many at most, those where it turned most."""
        turns = [turn for turn in self._turns() if abs(turn.move) >= TURN]
        greatest = sorted(turns, key=lambda turn: -abs(turn.move))[:most]
        return tuple(sorted(greatest, key=lambda turn: turn.position))

    def _turns(self) -> Iterator[Turn]:
        """Every pack and every decision that is weighed, with the move that came of it."""
        weighed = {each.decision.position: each for each in self.weighed}
        hand = self.hands_before
        for position, event in enumerate(self.events):
            hand += isinstance(event, HandDealt)
            if position in weighed or isinstance(event, HandDealt | JokerSuitNamed):
                before, after = self.fortunes[position : position + 2]
                yield Turn(position, hand, before, after, weighed.get(position))


def review(opening: State, events: Sequence[Event]) -> Review:
    """Review a match in this process: some seconds for each hand."""
    fortunes = Fortunes(opening, tuple(events)).answer()
    weighed = (Weighed(each, each.answer()) for each in decisions(opening, events))
    return Review(events, fortunes, tuple(weighed), opening.hand_number)
