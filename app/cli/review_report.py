"""What `bowers review --json` tells: a review as one JSON object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

import msgspec

from engines.euchre import (
    Action,
    Discard,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rules,
)
from engines.euchre.review import LIMITS, Grade, Luck, Review, Sums, Weighed
from engines.saves import SavedEuchre

TURNS: Final = 8
"""How many turns of a match are told at most."""

_DIGITS: Final = 6


class SeatReport(msgspec.Struct, frozen=True, kw_only=True):
    """One player: what his decisions add up to, and where his chance to win comes from.

    Everything of the chance to win the match is a number from 0 to 1. accuracy: null when nothing
    was at stake. luck: `start` + `packs` + `own` + `other` + `unseen` is `end`.
    """

    seat: int
    name: str
    decisions: int
    accuracy: float | None
    match_chance_given_away: float
    points_given_away: float
    grades: dict[str, int]
    luck: dict[str, float]


class OptionReport(msgspec.Struct, frozen=True):
    """An action that was legal: what it is worth to the player, as far as he could know."""

    action: str
    match_chance: float
    points: float


class DecisionReport(msgspec.Struct, frozen=True, kw_only=True):
    """A decision; `options` has the best first. trick: null before cards are played.

    position: how many events of the match went before it.
    """

    position: int
    hand: int
    phase: str
    trick: int | None
    seat: int
    chosen: str
    grade: str
    match_chance_given_away: float
    points_given_away: float
    options: list[OptionReport]


class TurnReport(msgspec.Struct, frozen=True, kw_only=True):
    """Where the match turned: the chance of seat 0 to win before and after. seat: whose decision
    it was, null for a pack."""

    position: int
    hand: int
    seat: int | None
    before: float
    after: float


class ReviewReport(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` tells.

    match_chances: of seat 0, at each position, from before the first event to after the last.
    limits: what a decision may give away of the chance to win and still have a grade. complete:
    false when it was stopped before all was weighed.
    """

    players: list[str]
    rules: Rules
    scores: list[int]
    hands: int
    finished: bool
    complete: bool
    limits: dict[str, float]
    seats: list[SeatReport]
    decisions: list[DecisionReport]
    turning_points: list[TurnReport]
    match_chances: list[float]


def report(
    saved: SavedEuchre, review: Review, seats: Sequence[int], *, complete: bool
) -> ReviewReport:
    """The report; `seats` are those whose decisions are told, complete: all are weighed."""
    timeline = saved.timeline()
    return ReviewReport(
        players=[seat.name for seat in saved.seats],
        rules=saved.rules,
        scores=list(timeline.state.scores),
        hands=timeline.state.hand_number,
        finished=saved.finished,
        complete=complete,
        limits={grade.value: limit for grade, limit in LIMITS},
        seats=[_seat(review.sums(at), review.luck(at), saved.seats[at].name) for at in seats],
        decisions=[_decision(each) for each in review.weighed if each.decision.seat in seats],
        turning_points=[
            TurnReport(
                position=turn.position,
                hand=turn.hand,
                seat=None if turn.weighed is None else turn.weighed.decision.seat,
                before=_rounded(turn.before),
                after=_rounded(turn.after),
            )
            for turn in review.turns(TURNS)
        ],
        match_chances=[_rounded(chance) for chance in review.fortunes],
    )


def _seat(sums: Sums, luck: Luck, name: str) -> SeatReport:
    return SeatReport(
        seat=sums.seat,
        name=name,
        decisions=sums.decisions,
        accuracy=None if sums.accuracy is None else _rounded(sums.accuracy),
        match_chance_given_away=_rounded(sums.given_away),
        points_given_away=_rounded(sums.points_given_away),
        grades={grade.value: sums.grades.get(grade, 0) for grade in Grade},
        luck={part: _rounded(chance) for part, chance in asdict(luck).items()},
    )


def _decision(weighed: Weighed) -> DecisionReport:
    view, appraisal = weighed.decision.view, weighed.appraisal
    trick = len(view.tricks) + 1 if view.phase is Phase.PLAYING else None
    return DecisionReport(
        position=weighed.decision.position,
        hand=view.hand_number,
        phase=view.phase.value,
        trick=trick,
        seat=view.seat,
        chosen=_written(appraisal.chosen.action),
        grade=appraisal.grade.value,
        match_chance_given_away=_rounded(appraisal.given_away),
        points_given_away=_rounded(appraisal.points_given_away),
        options=[
            OptionReport(_written(option.action), _rounded(option.chance), _rounded(option.points))
            for option in appraisal.options
        ],
    )


def _rounded(number: float) -> float:
    return round(number, _DIGITS) + 0.0


def _written(action: Action) -> str:
    """An action as a saved game has it: what was done, and with which card or suit."""
    match action:
        case Pass():
            return "pass"
        case OrderUp():
            return "order up"
        case NameTrump(suit):
            return f"name {suit.letter}"
        case Discard(card):
            return f"discard {card}"
        case LeaveUpcard():
            return "leave"
        case Play(card):
            return f"play {card}"
