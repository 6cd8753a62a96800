"""What a review finds, in the words of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.narration.euchre import EuchreNarrator
from app.narration.lines import Line, Piece
from app.narration.narrator import line
from app.narration.telling import told
from engines.euchre import (
    Action,
    Discard,
    Discarded,
    Event,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    State,
    UpcardTaken,
)
from engines.euchre.review import Appraisal, Grade, Turn, Weighed
from engines.euchre.state import Phase
from engines.saves import Timeline

_GRADES = {
    Grade.BEST: "the best there is",
    Grade.FINE: "fine",
    Grade.DUBIOUS: "dubious",
    Grade.MISTAKE: "a mistake",
    Grade.BLUNDER: "a blunder",
}


def place(state: State) -> str:
    """Where in a match something is decided: "hand 3, round 1", "hand 3, trick 2"."""
    where = ""
    match state.phase:
        case Phase.ROUND_ONE:
            where = ", round 1"
        case Phase.ROUND_TWO:
            where = ", round 2"
        case Phase.DISCARDING:
            where = ", laying away"
        case Phase.PLAYING:
            where = f", trick {len(state.tricks) + 1}"
    return f"hand {state.hand_number}{where}"


def share(chance: float) -> str:
    """A chance, or how much of one, in parts of a hundred: "3.2 %"."""
    return f"{100 * chance:.1f} %"


def did(narrator: EuchreNarrator, action: Action, state: State) -> Line:
    """What the one to act did: "Ada leads K♠"."""
    assert state.to_act is not None
    verb, pieces = _verb(action, state)
    return line(narrator.does(state.to_act, *verb), *pieces)


def _verb(action: Action, state: State) -> tuple[tuple[str, str], tuple[Piece, ...]]:
    """The verb, with you and with a name, and what follows it."""
    match action:
        case Pass():
            return ("pass", "passes"), ()
        case OrderUp() if state.to_act == state.dealer:
            return ("accept", "accepts"), ()
        case OrderUp():
            return ("order it up", "orders it up"), ()
        case NameTrump(suit):
            return ("name", "names"), (f" {suit.word}",)
        case Discard(card):
            return ("lay away", "lays away"), (" ", card)
        case LeaveUpcard():
            return ("leave the upcard", "leaves the upcard"), ()
        case Play(card):
            verb = ("lead", "leads") if state.led is None else ("play", "plays")
            return verb, (" ", card)


def found(narrator: EuchreNarrator, weighed: Weighed) -> Line:
    """What a decision was worth: "Ada passes: a mistake. Better: order it up, by 3.2 %…"."""
    decision, appraisal = weighed.decision, weighed.appraisal
    done = (*did(narrator, decision.action, decision.view).pieces, f": {graded(appraisal.grade)}.")
    if not appraisal.given_away:
        return line(*done)
    (verb, _), pieces = _verb(appraisal.best.action, decision.view)
    return line(*done, f" Better: {verb}", *pieces, f", by {lost(appraisal)}.")


def lost(appraisal: Appraisal) -> str:
    """What a decision gave away: "3.2 % and 0.31 points"."""
    points = f"{appraisal.points_given_away:.2f}"
    more = f" and {points} points" if float(points) else ""
    return f"{share(appraisal.given_away)}{more}"


def graded(grade: Grade) -> str:
    """A grade in a sentence: "a mistake"."""
    return _GRADES[grade]


def turned(narrator: EuchreNarrator, turn: Turn) -> Line:
    """What turned the match: what somebody did, or the pack."""
    if turn.weighed is None:
        return line("the deal")
    decision = turn.weighed.decision
    return did(narrator, decision.action, decision.view)


def told_with_review(
    timeline: Timeline[State, Event],
    narrator: EuchreNarrator,
    weighed: Mapping[int, Weighed],
    start: int,
    end: int,
) -> Iterator[Line]:
    """What happened from a position to another, and after each decision what it was worth.

    weighed: those decisions of which that is told, by position.
    """
    for position in range(max(0, start), end):
        yield from told(timeline, narrator, position, position + 1)
        event = timeline.events[position]
        # A card is laid away with the event after that with which the decision begins.
        decided = position - 1 if isinstance(event, Discarded) else position
        if decided in weighed and not isinstance(event, UpcardTaken):
            yield found(narrator, weighed[decided])
