"""A list of many lines in columns, of which a part is in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.drawing.canvas import Canvas, cut
from app.drawing.ink import Shade

_GAP = 2
_MARGIN = 2


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its title, its width in cells (0: what the others leave), its side.

    room: how wide a list has to be for this column to be shown.
    """

    title: str
    width: int = 0
    right: bool = False
    room: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a text for each column, and its shade. A `dim` one cannot be opened."""

    cells: tuple[str, ...]
    dim: bool = False


@dataclass(frozen=True, slots=True)
class List:
    """A list of `count` lines, of which number `chosen` is chosen; `line` makes a line of a number.

    Lines are only made for what is in sight.
    """

    columns: Sequence[Column]
    count: int
    chosen: int
    line: Callable[[int], Line]


def draw_list(canvas: Canvas, x: int, y: int, width: int, height: int, shown: List) -> None:
    """The titles, and below them as many lines as there is room for, the chosen one among them."""
    places = _places(shown.columns, x + _MARGIN, width - 2 * _MARGIN)
    for place, at, room in places:
        column = shown.columns[place]
        title = cut(column.title, room)
        if column.right:
            canvas.right(at + room, y, title, "muted", bold=True)
        else:
            canvas.text(at, y, title, "muted", bold=True)
    rows = height - 1
    first = first_in_sight(shown.count, shown.chosen, rows)
    for row, number in enumerate(range(first, min(first + rows, shown.count)), y + 1):
        _draw_line(canvas, x, row, width, shown, places, number)
    if first:
        canvas.text(x + width - 1, y + 1, "▲", "brass")
    if first + rows < shown.count:
        canvas.text(x + width - 1, y + rows, "▼", "brass")


def first_in_sight(count: int, chosen: int, rows: int) -> int:
    """The first line in sight when there is room for so many rows."""
    return max(0, min(chosen - rows // 2, count - rows))


def _places(columns: Sequence[Column], x: int, width: int) -> list[tuple[int, int, int]]:
    """The columns there is room for: which, where, how wide."""
    kept = [place for place, column in enumerate(columns) if width >= column.room]
    fixed = sum(columns[place].width for place in kept) + _GAP * (len(kept) - 1)
    places = []
    for place in kept:
        room = columns[place].width or max(0, width - fixed)
        places.append((place, x, room))
        x += room + _GAP
    return places


def _draw_line(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    shown: List,
    places: Sequence[tuple[int, int, int]],
    number: int,
) -> None:
    line = shown.line(number)
    chosen = number == shown.chosen
    if chosen:
        canvas.fill(x, y, width, 1, "brass")
        canvas.text(x, y, "▶", "onbrass", bold=True)
    for order, (place, at, room) in enumerate(places):
        shade: Shade = "text" if order == 0 else "muted"
        if chosen:
            shade = "onbrass"
        elif line.dim:
            shade = "faint"
        text = cut(line.cells[place], room)
        if shown.columns[place].right:
            canvas.right(at + room, y, text, shade, bold=chosen)
        else:
            canvas.text(at, y, text, shade, bold=chosen)
    canvas.hot(x, y, width, 1, f"to_line({number})")
