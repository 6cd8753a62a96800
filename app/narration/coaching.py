"""What a coach says, in the words of the table."""

from __future__ import annotations

from app.narration.euchre import EuchreNarrator
from app.narration.lines import Line, Piece
from app.narration.narrator import line
from app.narration.words import counted
from engines.cards import Card
from engines.euchre import LeaveUpcard, Pass, table
from engines.euchre.coaching import (
    Advice,
    Advised,
    Calling,
    Following,
    LayingAway,
    Leading,
)

_FEW = 3
_HUNDRED = 100
NOTHING_SEEN = "Nobody has seen a card yet: one suit is as good as another."


def why(advice: Advice, narrator: EuchreNarrator) -> Line:
    """Why the best action is the best, in a sentence or two."""
    other = narrator.object(table.next_seat(advice.view.seat))
    match advice.fact:
        case None:
            return line(NOTHING_SEEN)
        case Calling() as calling:
            return _calling(calling, advice, narrator)
        case LayingAway() as discard:
            return _laying_away(discard)
        case Leading() as lead:
            return _leading(lead, other)
        case Following() as reply:
            return _following(reply)


def spoken(advice: Advice, narrator: EuchreNarrator) -> tuple[Line, ...]:
    """The whole advice in sentences, for those who listen."""
    options = (
        line(
            *narrator.option(option.action, advice.view).pieces,
            f": {_points(option.prospect.points)} points, wins the match "
            f"{in_hundred(option.chance)}{_made(option, advice)}.",
        )
        for option in advice.options
    )
    return (why(advice, narrator), *options)


def made(option: Advised, advice: Advice) -> float | None:
    """How often the player makes it, or euchres the other who is maker; None before either calls.

    A pass makes nothing, though what comes of it may.
    """
    view = advice.view
    if view.maker is not None and view.maker != view.seat:
        return option.prospect.euchres
    return None if isinstance(option.action, Pass) else option.prospect.makes


def in_hundred(chance: float) -> str:
    """A chance as a number of hands: "in 28 of 100 hands", "never"."""
    if chance <= 0:
        return "never"
    hands = round(_HUNDRED * chance)
    if hands == 0:
        return f"in less than 1 of {_HUNDRED} hands"
    if hands == _HUNDRED:
        return "always" if chance >= 1 else f"in more than 99 of {_HUNDRED} hands"
    return f"in {hands} of {_HUNDRED} hands"


def _made(option: Advised, advice: Advice) -> str:
    chance = made(option, advice)
    if chance is None:
        return ""
    defends = advice.view.maker is not None and advice.view.maker != advice.view.seat
    return f", {'euchres' if defends else 'makes it'} {in_hundred(chance)}"


def _points(points: float) -> str:
    return f"{round(points, 2) + 0.0:+.2f}"


def _calling(fact: Calling, advice: Advice, narrator: EuchreNarrator) -> Line:
    first, *others = advice.options
    worth = _points(first.prospect.points)
    if isinstance(fact.action, Pass):
        if not others:
            return line(f"Passing is worth {worth} points.")
        rival = others[0]
        said = narrator.option(rival.action, advice.view).pieces
        return line(
            f"Passing is worth {worth} points. The next best, ",
            *said,
            f", is worth {_points(rival.prospect.points)}: you would make it "
            f"{in_hundred(rival.prospect.makes)}.",
        )
    aces = ("", " and an ace besides", " and two aces besides", " and three aces besides")
    made = f"you make it {in_hundred(first.prospect.makes)}, worth {worth} points"
    passing = [each for each in others if isinstance(each.action, Pass)]
    rest = f"; passing is worth {_points(passing[0].prospect.points)}" if passing else ""
    return line(f"With {counted(fact.trumps, 'trump')}{aces[fact.side_aces]} {made}{rest}.")


def _laying_away(fact: LayingAway) -> Line:
    kept = f"{counted(fact.trumps, 'trump')} kept"
    if isinstance(fact.action, LeaveUpcard):
        return line(f"The five cards you hold are better without it: {kept}.")
    if fact.void and fact.suit is not None:
        return line(f"No {fact.suit.word} are left, so you can trump them: {kept}.")
    return line(fact.action.card, f" is the card you miss least: {kept}.")


def _leading(fact: Leading, other: str) -> Line:
    opening = f"Drawing trumps, {counted(fact.trumps_out, 'trump')} out: " if fact.trump else ""
    if fact.trump and not fact.trumps_out:
        return line("No other trump is out: ", fact.card, " takes the trick.")
    trumped = "" if fact.trump else f"{other} {_does('trumps it', fact.trumped)}"
    if not fact.over:
        beaten: tuple[Piece, ...] = (f"{other} has nothing above ", fact.card, " in its suit")
    elif len(fact.over) > _FEW:
        beaten = (f"{other} {_does('holds a higher card of its suit', fact.held)}",)
    else:
        only = "is the only card that beats it" if len(fact.over) == 1 else "beat it"
        held = "held" if len(fact.over) == 1 else "one or more of them held"
        beaten = (*_listed(fact.over), f" {only}, {held} {in_hundred(fact.held)}")
    if not trumped:
        return line(opening, *beaten, ".")
    return line(*beaten, f"; {trumped}.")


def _does(what: str, chance: float) -> str:
    """What the other does in so many hands: "never trumps it", "trumps it in 28 of 100 hands"."""
    if chance <= 0 or chance >= 1:
        return f"{in_hundred(chance)} {what}"
    return f"{what} {in_hundred(chance)}"


def _listed(cards: tuple[Card, ...]) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for place, card in enumerate(cards):
        if place:
            pieces.append(" and " if place == len(cards) - 1 else ", ")
        pieces.append(card)
    return tuple(pieces)


def _following(fact: Following) -> Line:
    if fact.takes:
        if fact.cheapest:
            return line(fact.card, " takes the trick as cheaply as can be.")
        verb = "trumps it and takes the trick" if fact.trump else "takes the trick"
        return line(fact.card, f" {verb}.")
    if fact.can_take:
        return line("What would take this trick is worth more later.")
    if fact.cheapest:
        return line("Nothing of yours takes this trick: the lowest goes.")
    return line("Nothing of yours takes this trick: ", fact.card, " is missed least.")
