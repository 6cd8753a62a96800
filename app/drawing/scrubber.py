"""A game as a line in time: the past bright, the future dim, a cursor between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.drawing.canvas import Canvas, width_of
from app.drawing.chart import draw_columns, full_rows
from app.drawing.ink import Shade

KEYS = "0123456789"
"""The keys of the ruler: each goes to a tenth of the game."""


@dataclass(frozen=True, slots=True)
class Track:
    """Positions 0 to `length` of a game laid over `columns` columns, from column `x` on.

    `position` is where the game stands. Every sign of the track asks `column` for its place, so a
    mark, the cursor and the key that goes there are always in the same column.
    """

    x: int
    columns: int
    length: int
    position: int

    def column(self, position: int) -> int:
        """The column a position falls into: the first for 0, the last for `length`."""
        last = self.columns - 1
        return self.x + (2 * position * last + self.length) // (2 * max(1, self.length))

    @property
    def cursor(self) -> int:
        """The column of where the game stands."""
        return self.column(self.position)

    def position_at(self, column: int) -> int:
        """The position a column stands for; that of the cursor is exactly where the game stands."""
        if column == self.cursor:
            return self.position
        last = max(1, self.columns - 1)
        return (2 * (column - self.x) * self.length + last) // (2 * last)

    def span(self, column: int) -> tuple[int, int]:
        """The first of the positions that fall into a column, and the first after them.

        Where there are more columns than positions, it is the one the column stands for.
        """
        first, after = (self._first(column), self._first(column + 1))
        if first < after:
            return first, after
        position = min(
            self.length, (2 * (column - self.x) * self.length) // (2 * (self.columns - 1))
        )
        return position, position + 1

    def _first(self, column: int) -> int:
        """The first position that falls into a column or beyond it."""
        last = max(1, self.columns - 1)
        halves = 2 * (column - self.x) - 1
        return min(self.length + 1, max(0, -(-halves * self.length // (2 * last))))

    def tenth(self, key: int) -> int:
        """The position a key of the ruler goes to, 0 to 9."""
        return self.length * key // len(KEYS)


def draw_lane(
    canvas: Canvas,
    y: int,
    height: int,
    track: Track,
    sizes: Sequence[int],
    top: int,
    *,
    future: bool = True,
) -> None:
    """How something grew and shrank over a game, `sizes` having its size at each position.

    `top` is the size that fills the lane. The cursor stands in it; without `future`, nothing is
    drawn beyond the cursor.
    """
    canvas.fill(track.x, y, track.columns, height, "panel")
    columns = range(track.x, track.x + track.columns)
    shown = [sizes[min(track.position_at(column), len(sizes) - 1)] for column in columns]
    past = track.cursor + 1 - track.x
    draw_columns(canvas, track.x, y, height, shown[:past], top, "past")
    if future:
        draw_columns(canvas, track.x + past, y, height, shown[past:], top, "future")
    filled = full_rows(shown[past - 1], top, height)
    for row in range(height):
        ground: Shade = "past" if row >= height - filled else "panel"
        canvas.text(track.cursor, y + row, "┃", "brass", bg=ground)


def draw_rail(
    canvas: Canvas,
    y: int,
    track: Track,
    moments: Iterable[int] = (),
    *,
    future: bool = True,
    keys: bool = False,
) -> None:
    """The line under the lanes: how far one is, and ◆ at each of the `moments`, positions.

    With `keys`, the ruler's keys stand on the line itself, where there is no row for a ruler.
    """
    canvas.text(track.x, y, "─" * track.columns, "line")
    canvas.text(track.x, y, "━" * (track.cursor - track.x), "brass")
    if keys:
        draw_ruler(canvas, y, track)
    for moment in moments:
        if future or moment <= track.position:
            canvas.text(track.column(moment), y, "◆", "text")
    canvas.text(track.cursor, y, "●", "brass", bold=True)


def draw_ruler(canvas: Canvas, y: int, track: Track, end: str = "") -> None:
    """The keys 0 to 9, each where it goes to, and at the end the length in words if it fits."""
    for key in KEYS:
        canvas.text(track.column(track.tenth(int(key))), y, key, "faint")
    right = track.x + track.columns
    if right - width_of(end) > track.column(track.tenth(int(KEYS[-1]))) + 1:
        canvas.right(right, y, end, "faint")


def make_seekable(canvas: Canvas, y: int, rows: int, track: Track) -> None:
    """Let a mouse press on any of some rows of the track go to where it points."""
    for column in range(track.x, track.x + track.columns):
        canvas.hot(column, y, 1, rows, f"seek({track.position_at(column)})")
