"""The words printed on the table: captions, labels and headings. Events are told elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from app.beggar.scene import Scene
from app.narration.words import counted
from engines.beggar.study import Moment

DEMANDS = "DEMANDS"
FORTUNES = "FORTUNES"
LOG = "LOG"
HANDS_OPEN = "HANDS OPEN"
HELD = "cards held"
LEAD = "lead"
AT_THE_CURSOR = "AT THE CURSOR"
MOMENTS = "MOMENTS"
TABLE = "table"
STRIPS = ("next card first, · is a plain card", "next card first", "hands open")
DEMAND = "▲ the demand"
DEMAND_SHORT = "▲ demand"
NOTHING_OWED = "Nothing is owed"
PAID = "paid"
DEAL = "deal"
OUT = "out"
PAYING = "paying"
STILL_IN = "still in"
COURT_CARDS = "An ace, king, queen or jack is a demand."
WOULD_TURN = "A court card would turn the debt."
WINNER = "★ wins"

ENDLESS = "ENDLESS"
TIME = "TIME!"
YOU_WIN = "YOU WIN!"
BEGGARED = "BEGGARED!"
ALL_CARDS = "ALL CARDS!"
CARDS_TURNED = "Cards turned"
TRICKS = "Tricks"
LOOP_BEGINS = "The loop begins"
LOOP_LENGTH = "Its length"

CALL_TIME = "Call time?"
MOST_CARDS = " The game ends now, and most cards in hand wins."
NO_LIMIT = "Time is called only where a time limit was agreed."
NO_PILE_YET = "No pile has been taken yet."
REMATCH = "rematch"
FIND_HINT = "4000, or trick 12"
TEN_TRICKS = "ten tricks"
NEVER_ENDS = "and so on for ever"
STOP = "stop"
HURRY = "hurry"
TURN = "turn"
DO_IT = "call time"


def card(number: int) -> str:
    """A card by its number."""
    return f"card {number:,}"


def pile(scene: Scene) -> str:
    """How many cards lie in the pile; of a pile looked at again, who took it."""
    if scene.taken_by is None:
        return f"{len(scene.pile)} in the pile"
    return f"last pile: {len(scene.pile)} to {scene.seats[scene.taken_by].name}"


def to_go(owed: int) -> str:
    """What is still to be paid."""
    return f"{owed} to go"


def cards_and_tricks(card: int, trick: int) -> str:
    """So many cards and tricks."""
    return f"{counted(card, 'card')}, {counted(trick, 'trick')}"


def after(card: int, trick: int) -> str:
    """When in a game."""
    return f"after {cards_and_tricks(card, trick)}"


def place_in_game(trick: int, card: int) -> str:
    """Where in the game one is."""
    return f"trick {trick:,} · card {card:,}"


def held_by(name: str) -> str:
    """Whose cards a chart of one player shows."""
    return f"cards held by {name}"


def aside(scene: Scene) -> str:
    """What the one who sits here alone may like to know: whom he follows, and what is a demand."""
    you = next((seated for seated in scene.seats if seated.you), None)
    others = [seated for seated in scene.seats if not seated.out]
    if scene.result or you is None or you.out or len(others) <= 1:
        return COURT_CARDS
    before = [seated.name for seated in others if seated.seat < you.seat] or [
        seated.name for seated in others if seated.seat > you.seat
    ]
    return f"You turn after {before[-1]}. {COURT_CARDS}"


def moment(what: Moment, name: str) -> str:
    """What makes a moment worth going to; `name` is the player's."""
    match what.kind:
        case "ebb":
            return f"{name} down to {what.size}"
        case "escape":
            return f"{name}'s nearest escape, {what.size}"
        case "lead":
            return f"{name} ahead"
        case "pile":
            return f"{what.size} to {name}"
        case "out":
            return f"{name} out"
        case "loop":
            return "the loop begins"
        case "end":
            return "the end"


def here(scene: Scene, *, future: bool) -> Iterator[str]:
    """What the chart says at the cursor: the trick, who leads it, the hands, the pile, the lead.

    Without `future`, not what becomes of the pile.
    """
    trick = scene.fortunes.trick_at(scene.position)
    names = [seated.name for seated in scene.seats]
    led = "" if trick.leader is None else f", led by {names[trick.leader]}"
    yield f"Trick {trick.number:,}{led}."
    hands = ", ".join(f"{seated.name} {seated.cards}" for seated in scene.seats)
    yield f"{hands}."
    taken = trick.end is not None and (future or trick.end <= scene.position)
    if trick.taker is not None and taken:
        yield f"The pile: {counted(trick.size, 'card')}, to {names[trick.taker]}."
    else:
        yield f"The pile so far: {counted(len(scene.pile), 'card')}."
    seat = scene.fortunes.lead_at(scene.position)
    yield "Nobody has had the lead yet." if seat is None else f"The lead: {names[seat]}."


def lead_changes(scene: Scene, *, future: bool) -> str:
    """How often the lead has changed by the cursor, and in all."""
    changes = scene.fortunes.leads[1:]
    by_now = sum(change.position <= scene.position for change in changes)
    return f"lead changes {by_now} of {len(changes)}" if future else f"lead changes {by_now}"


def title(scene: Scene) -> str:
    """How the game ended, in a word or two of capital letters."""
    result = scene.result
    if result is None:
        return ""
    match result.reason:
        case "endless":
            return ENDLESS
        case "time":
            return TIME
        case "all cards":
            you = scene.narrator.you
            return ALL_CARDS if you is None else YOU_WIN if you in result.winners else BEGGARED


def outcome(scene: Scene, names: str) -> str:
    """Who has won, on the table itself; `names` are those of the winners."""
    result = scene.result
    if result is None or not result.winners:
        return "Endless: nobody wins"
    if len(result.winners) > 1:
        return f"★ {names} share"
    return f"★ {names} {scene.narrator.form(result.winners[0], 'win', 'wins')}"


def detail(count: int, minutes: int | None) -> str:
    """What a game of Beggar-My-Neighbour is like: how many play, and for how long."""
    limit = "" if minutes is None else f", {minutes} minutes"
    return f"{counted(count, 'player')}{limit}"


def not_yours(turning: str, key: str) -> str:
    """Why a key did nothing: another has the turn, and another key; `turning` is "Ann is"."""
    return f"{turning} to turn, with {key}." if key else f"{turning} to turn."


def origin(of: str, count: int) -> str:
    """Where a watched game comes from, and how many play it."""
    return f"{of} · {counted(count, 'player')}" if of else counted(count, "player")
