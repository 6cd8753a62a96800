"""The cards that were dealt beside what a fair deal brings, and a word on whether they are fair."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_heading, draw_wrapped
from app.narration.words import counted
from app.pages.figures import draw_figures, draw_head, in_hundred, on_average
from app.sums import LEAST_HANDS, CardSums, More, Tally
from engines.cards import Rank

_Class = TypeVar("_Class", bound=Hashable)

_LOOKS_FAIR = 0.05
_LOOKS_ODD = 0.01

_NOTE = (
    "Fair is what fair cards bring on average. Trumps and bowers are those of the upcard's suit, "
    "as they were dealt and without the upcard. A pack that was dealt twice counts once."
)


def verdict(cards: CardSums) -> str:
    """Whether the cards look fair, and how often fair cards look like this."""
    chance = cards.chance
    if chance is None:
        return (
            f"Too few hands to say whether the cards are fair: {cards.hands} of the "
            f"{LEAST_HANDS} it takes."
        )
    series = f"in {in_hundred(chance)} of 100 such series"
    if chance >= _LOOKS_FAIR:
        return f"The cards look fair: a difference this large or larger comes {series}."
    if chance >= _LOOKS_ODD:
        return (
            f"The cards look a little odd: with fair cards a difference this large comes {series}."
        )
    return f"The cards do not look fair: with fair cards a difference this large comes {series}."


def draw_cards(canvas: Canvas, y: int, cards: CardSums) -> int:
    """The section from a row on; the row after it."""
    draw_heading(canvas, 0, y, canvas.width, "THE CARDS", counted(cards.hands, "hand"))
    y = draw_wrapped(canvas, 0, y + 2, [Run(verdict(cards), bold=True)], canvas.width)
    y = _draw_upcards(canvas, y + 1, cards)
    y = _draw_trumps(canvas, y + 1, cards)
    y = _draw_more(canvas, y + 1, "More trumps with", cards.more_trumps)
    y = _draw_more(canvas, y + 1, "More bowers with", cards.more_bowers)
    if cards.chances:
        y = _draw_chances(canvas, y + 1, cards.chances)
    return draw_wrapped(canvas, 0, y + 1, [Run(_NOTE, "muted")], canvas.width)


def _draw_upcards(canvas: Canvas, y: int, cards: CardSums) -> int:
    y = draw_head(canvas, y, "Turned up", ("times", "fair"))
    for rank in sorted(cards.ranks.expected, reverse=True):
        y = draw_figures(canvas, y, _rank(rank), _beside(cards.ranks, rank))
    for suit in cards.suits.expected:
        if suit is not None:
            y = draw_figures(canvas, y, suit.word, _beside(cards.suits, suit))
    return y


def _rank(rank: Rank) -> str:
    return "jack, a right bower" if rank is Rank.JACK else rank.word


def _beside(tally: Tally[_Class], each: _Class) -> tuple[str, str]:
    return f"{tally.seen[each]:,}", on_average(tally.expected[each])


def _draw_trumps(canvas: Canvas, y: int, cards: CardSums) -> int:
    y = draw_head(canvas, y, "Trumps dealt", ("you", "them", "fair"))
    for number in sorted(cards.yours.expected):
        figures = (f"{cards.theirs.seen[number]:,}", on_average(cards.yours.expected[number]))
        label = str(number) if number else "none"
        y = draw_figures(canvas, y, label, (f"{cards.yours.seen[number]:,}", *figures))
    if not cards.yours.expected:
        return y
    return draw_figures(canvas, y, "on average", _averages(cards), "text")


def _averages(cards: CardSums) -> tuple[str, ...]:
    counts = (cards.yours.seen, cards.theirs.seen, cards.yours.expected)
    return tuple(f"{_mean(each):.2f}" for each in counts)


def _mean(counts: Mapping[int, float]) -> float:
    return sum(number * count for number, count in counts.items()) / sum(counts.values())


def _draw_more(canvas: Canvas, y: int, what: str, more: Tally[More]) -> int:
    y = draw_head(canvas, y, what, ("times", "fair"))
    for side in More:
        y = draw_figures(canvas, y, side.value, _beside(more, side))
    return y


def _draw_chances(canvas: Canvas, y: int, chances: Mapping[str, float]) -> int:
    """How often fair cards differ as much, figure by figure."""
    y = draw_head(canvas, y, "Fair cards differ", ("in 100",))
    for what, chance in chances.items():
        y = draw_figures(canvas, y, what, (in_hundred(chance),))
    return y
