"""A hand that is over, laid over the table: every card, what it was worth, what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from app.drawing.canvas import Canvas
from app.drawing.pixels import big_word_width, draw_big_word
from app.euchre import outcome
from app.euchre.layout import room_of
from app.euchre.result_pieces import Piece, Sheet, pieces_of
from app.euchre.scene import Scene
from engines.euchre import FinishedHand

_BESIDE_PANE = 80
_OVER_ALL = 76
_SLIPS = 12
_AIRY = 4
_LEAST_FRAMED = (60, 14)
_TALL = 33
_BIG_WORD = 4


@dataclass(frozen=True, slots=True)
class Place:
    """Where a result may lie; `framed` is False where there is no room for a border.

    padding: blank columns at both sides, the border included.
    """

    x: int
    width: int
    height: int
    covered: int
    framed: bool
    padding: int

    @property
    def inner_width(self) -> int:
        """Columns for what is written."""
        return self.width - 2 * self.padding

    @property
    def inner_height(self) -> int:
        """Rows for what is written."""
        return self.height - (2 if self.framed else 1)


def place_of(width: int, height: int) -> Place:
    """Over the felt alone if that is wide enough, else over the whole table."""
    if width < _LEAST_FRAMED[0] or height < _LEAST_FRAMED[1]:
        return Place(0, width, height, width, framed=False, padding=1)
    felt = room_of(width, height).felt
    rows = min(height, _TALL + 2)
    if felt < width and felt >= _BESIDE_PANE + 4:
        x = (felt - _BESIDE_PANE) // 2
        return Place(x, _BESIDE_PANE, rows, felt, framed=True, padding=5)
    columns = min(width - 4, _OVER_ALL)
    return Place((width - columns) // 2, columns, rows, width, framed=True, padding=3)


def draw_result(canvas: Canvas, scene: Scene, hand: FinishedHand) -> None:
    """Lay the result over the table that is drawn already; the side pane stays where it can."""
    place = place_of(canvas.width, canvas.height)
    sheet = Sheet(scene, hand, place.inner_width, place.inner_height)
    word = outcome.headline(scene, hand)
    big = sheet.spacious and big_word_width(word) <= sheet.width
    pieces = pieces_of(sheet)
    if big:
        pieces = (_big_word(word, sheet.width), *pieces)
    gaps = _gaps(pieces, sheet.height)
    used = sum(gaps) + sum(piece.rows for piece in pieces)
    rows = min(place.height, used + _AIRY) if place.framed else place.height
    top = (canvas.height - rows) // 2
    _draw_behind(canvas, place)
    _draw_ground(canvas, place, top, rows, "" if big else word)
    y = top + 1 + (rows - used - (2 if place.framed else 1)) // 2
    for piece, gap in zip(pieces, gaps, strict=True):
        y += gap
        piece.paint(canvas, place.x + place.padding, y)
        y += piece.rows


def _draw_behind(canvas: Canvas, place: Place) -> None:
    """The table behind a veil; where only slips of it would show, none of it."""
    if place.covered - place.width < _SLIPS:
        canvas.fill(0, 0, place.covered, canvas.height, "ground")
    canvas.veil(0, 0, place.covered, canvas.height)


def _draw_ground(canvas: Canvas, place: Place, y: int, rows: int, title: str) -> None:
    if place.framed:
        canvas.box(place.x, y, place.width, rows, "brass", bg="panel")
    else:
        canvas.fill(place.x, y, place.width, rows, "panel")
        canvas.text(place.x, y, "─" * place.width, "brass")
    if title:
        canvas.centre(place.x, y, place.width, f" {title} ", "brass", bold=True)


def _big_word(word: str, width: int) -> Piece:
    left = (width - big_word_width(word)) // 2

    def paint(canvas: Canvas, x: int, y: int) -> None:
        draw_big_word(canvas, x + left, y, word, "brass")

    return Piece(_BIG_WORD, paint, gap=1)


def _gaps(pieces: tuple[Piece, ...], height: int) -> list[int]:
    """The blank rows above each piece, as many of those it asks for as there are to give."""
    spare = height - sum(piece.rows for piece in pieces)
    gaps = [0] * len(pieces)
    for at in sorted(range(len(pieces)), key=lambda at: pieces[at].rank):
        gaps[at] = max(0, min(pieces[at].gap, spare))
        spare -= gaps[at]
    return gaps
