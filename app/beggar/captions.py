"""The words printed on the table: captions, labels and headings. Events are told elsewhere."""

from __future__ import annotations

from app.beggar.scene import Scene

DEMANDS = "DEMANDS"
FORTUNES = "FORTUNES"
LOG = "LOG"
HANDS_OPEN = "HANDS OPEN"
HELD = "cards held"
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
REMATCH = "Rematch"
AGAIN = "Watch it again"


def cards(count: int) -> str:
    """So many cards."""
    return "1 card" if count == 1 else f"{count:,} cards"


def card(number: int) -> str:
    """A card by its number."""
    return f"card {number:,}"


def tricks(count: int) -> str:
    """So many tricks."""
    return "1 trick" if count == 1 else f"{count:,} tricks"


def in_the_pile(count: int) -> str:
    """How many cards lie in the pile."""
    return f"{count} in the pile"


def to_go(owed: int) -> str:
    """What is still to be paid."""
    return f"{owed} to go"


def place_in_game(trick: int, card: int) -> str:
    """Where in the game one is."""
    return f"trick {trick:,} · card {card:,}"


def held_by(name: str, total: int) -> str:
    """Whose cards a chart of one player shows."""
    return f"cards held by {name}, of {total}"


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
