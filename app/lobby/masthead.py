"""The head of the lobby: the name of the house, four court cards, and the two that begs."""

from __future__ import annotations

from app.drawing.canvas import Canvas, width_of
from app.drawing.cards import Size, draw_card, draw_covered
from app.drawing.pixels import TITLE_SIZE, draw_title
from engines.cards import Card

NAME = "Beggars & Bowers"
GAMES = "Beggar-My-Neighbour and two-handed Euchre"

_ACE, _KING, _QUEEN, _JACK = (Card.parse(code) for code in ("AS", "KH", "QC", "JD"))
_TWO = Card.parse("2C")
_BEGGING = ("“Spare a card,", "neighbour?”")


def draw_name(canvas: Canvas, x: int, y: int) -> None:
    """The title in half blocks, and below it the games there are."""
    draw_title(canvas, x, y)
    canvas.text(x, y + TITLE_SIZE[1] + 1, GAMES, "muted")


def draw_small_name(canvas: Canvas, y: int) -> None:
    """The name on one line, where there is no room for large letters."""
    width = len(NAME)
    x = (canvas.width - width) // 2
    x = canvas.text(x, y, "Beggars", "text", bold=True)
    x = canvas.text(x, y, " & ", "muted")
    canvas.text(x, y, "Bowers", "brass", bold=True)


def draw_large_court(canvas: Canvas, x: int, y: int) -> None:
    """The fan of four, 27 columns wide, and 39 columns from its left the two with its speech."""
    _draw_fan(canvas, x, y + 1, Size.LARGE)
    for row, words in enumerate(_BEGGING):
        canvas.text(x + 28 + row, y + row, words, "muted", italic=True)
    canvas.text(x + 41, y + 2, "╲", "muted")
    draw_card(canvas, x + 39, y + 3, _TWO, Size.LARGE)


def draw_medium_court(canvas: Canvas, x: int, y: int) -> None:
    """The fan of four, 19 columns wide, with the two and its speech below."""
    _draw_fan(canvas, x, y, Size.MEDIUM)
    for row, words in enumerate(_BEGGING, y + 7):
        canvas.text(x + 14 - width_of(words), row, words, "muted", italic=True)
    draw_card(canvas, x + 15, y + 6, _TWO, Size.SMALL)


def _draw_fan(canvas: Canvas, x: int, y: int, size: Size) -> None:
    """Ace and jack at the sides, king and queen between them one row higher."""
    step = size.value.pile_step
    draw_covered(canvas, x, y + 1, _ACE, size)
    draw_covered(canvas, x + step, y, _KING, size)
    draw_covered(canvas, x + 2 * step, y, _QUEEN, size)
    draw_card(canvas, x + 3 * step, y + 1, _JACK, size)
