"""The words of a review on the screen."""

from __future__ import annotations

from app.drawing.marks import Run
from app.euchre.findings import FULL, Findings
from app.narration import EuchreNarrator
from app.narration.reviews import found, place
from engines.euchre import Action, Discard, LeaveUpcard, NameTrump, OrderUp, Pass, Play
from engines.euchre.review import Grade, Turn
from engines.euchre.state import Phase

CHANCES = "CHANCE TO WIN"
CHOICE = "CHOICE"
TURNS = "WHERE IT TURNED"
WORKING = "how the chances went is being worked out…"
NO_CHOICE = "Nothing has been decided in this hand yet."
HIDDEN = "It was made with cards that are not to be seen now."
BEING_WEIGHED = "It is being weighed…"
CLOSE = "close review"
NO_ROOM = "There is too little room for a review here: a taller window has it."

SIGNS = {Grade.DUBIOUS: ".", Grade.MISTAKE: "?", Grade.BLUNDER: "!"}
"""What marks a decision on the line of time."""


def legend() -> str:
    """What the marks mean: ". dubious   ? mistake   ! blunder"."""
    return "   ".join(f"{sign} {grade.value}" for grade, sign in SIGNS.items())


def progress(findings: Findings) -> str:
    """How far the review is; empty when it is complete."""
    if findings.weighed == findings.decisions:
        return ""
    return weighed(findings.weighed, findings.decisions)


def weighed(count: int, decisions: int) -> str:
    """How many of the decisions are weighed."""
    return f"{count} of {decisions} weighed"


def no_mistake(step: int, *, complete: bool) -> str:
    """There is no mistake that way."""
    where = "after" if step > 0 else "before"
    if complete:
        return f"Nothing {where} this was dubious or worse."
    return f"Nothing {where} this is known to be dubious or worse yet."


def now(findings: Findings, narrator: EuchreNarrator, position: int) -> str:
    """Who wins how likely at a position: "Ann 62 % · Bob 38 %"."""
    mine = findings.chance(position)
    others = [seat for seat in range(len(narrator.names)) if seat != findings.seat]
    said = [(findings.seat, mine), *((seat, FULL - mine) for seat in others)]
    return " · ".join(f"{narrator.subject(seat)} {percent(chance / FULL)}" for seat, chance in said)


def percent(chance: float) -> str:
    """A chance in whole parts of a hundred: "62 %"."""
    return f"{100 * chance:.0f} %"


def turn(of: Turn, *, short: bool) -> str:
    """Where the match turned: "hand 3, trick 2", "hand 4, the deal"; or "3, trick 2"."""
    where = f"hand {of.hand}, the deal" if of.weighed is None else place(of.weighed.decision.view)
    return where.removeprefix("hand ") if short else where


def move(findings: Findings, of: Turn) -> str:
    """How the chance moved there, for the one whose chance is shown: "82 → 60 %"."""
    before, after = (
        chance if findings.seat == 0 else 1 - chance for chance in (of.before, of.after)
    )
    return f"{100 * before:.0f} → {percent(after)}"


def whose(findings: Findings, narrator: EuchreNarrator) -> str:
    """Whose decision it is, and where: "Ann, trick 2"."""
    if findings.decision is None:
        return ""
    view = findings.decision.view
    where = {
        Phase.ROUND_ONE: "round 1",
        Phase.ROUND_TWO: "round 2",
        Phase.DISCARDING: "laying away",
    }.get(view.phase, f"trick {len(view.tricks) + 1}")
    return f"{narrator.object(findings.decision.seat)}, {where}"


def option(action: Action, *, dealing: bool) -> Run:
    """An action in as few words as can be: a card, "pass", "accept", "hearts"."""
    match action:
        case Pass():
            return Run("pass")
        case OrderUp():
            return Run("accept" if dealing else "order up")
        case NameTrump(suit):
            return Run(suit.word)
        case LeaveUpcard():
            return Run("leave it")
        case Discard(card) | Play(card):
            return Run(card)


def verdict(findings: Findings, narrator: EuchreNarrator) -> tuple[Run, ...]:
    """What is to be said of the decision, below what could be done."""
    if findings.decision is None:
        return (Run(NO_CHOICE, "muted"),)
    if findings.hidden:
        return (Run(HIDDEN, "muted"),)
    if findings.found is None:
        return (Run(BEING_WEIGHED, "muted"),)
    return tuple(Run(piece) for piece in found(narrator, findings.found).pieces)
