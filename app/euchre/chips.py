"""Many cards on few lines, as chips suit by suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.drawing.canvas import Canvas, width_of
from app.drawing.ink import suit_shade
from engines.cards import Card, Suit


def by_suit(cards: Iterable[Card], first: Suit | None) -> tuple[Card, ...]:
    """Cards suit by suit, the `first` suit in front and the joker before all, from low to high."""

    def place(card: Card) -> tuple[bool, bool, int, int]:
        return (card.suit is not None, card.suit is not first, -(card.suit or 0), card.rank)

    return tuple(sorted(cards, key=place))


def chip_lines(cards: Sequence[Card], room: int, *, close: bool) -> list[list[Card]]:
    """The cards shared out over lines of at most `room` columns."""
    lines: list[list[Card]] = [[]]
    used = 0
    for card in cards:
        line = lines[-1]
        width = _chip_width(card, close=close) + (bool(line) and line[-1].suit is not card.suit)
        if line and used + width > room:
            line = []
            lines.append(line)
            used, width = 0, _chip_width(card, close=close)
        line.append(card)
        used += width
    return lines


def _chip_width(card: Card, *, close: bool) -> int:
    return width_of(card.label) + (1 if close else 2)


def draw_chip_line(canvas: Canvas, x: int, y: int, cards: Sequence[Card], *, close: bool) -> None:
    """One line of chips, a blank between suits; `close` ones have a blank at their right only."""
    before: Card | None = None
    for card in cards:
        if before is not None and before.suit is not card.suit:
            x += 1
        text = f"{'' if close else ' '}{card.label} "
        x = canvas.text(x, y, text, suit_shade(card.suit), bg="face", bold=True)
        before = card
