"""A row of buttons that says as much as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.drawing.canvas import Canvas
from app.drawing.marks import Button, KeyHint, draw_button


@dataclass(frozen=True, slots=True)
class RowForm:
    """One way to write a row of buttons: its keys, blanks around each, and the gap between."""

    hints: tuple[KeyHint, ...]
    padding: int = 4
    gap: int = 2

    @property
    def widths(self) -> tuple[int, ...]:
        """The columns of each button."""
        return tuple(hint.width + self.padding for hint in self.hints)

    @property
    def width(self) -> int:
        """The columns of the row."""
        return sum(self.widths) + self.gap * (len(self.hints) - 1)


def draw_button_row(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    forms: Sequence[RowForm],
    *,
    height: int,
    focused: int | None = None,
) -> None:
    """The first of `forms` that fits in `room` columns, or else the last, in their middle."""
    form = next((form for form in forms if form.width <= room), forms[-1])
    at = x + max(0, (room - form.width) // 2)
    for place, (hint, width) in enumerate(zip(form.hints, form.widths, strict=True)):
        draw_button(canvas, at, y, Button(hint, focused=place == focused), width, height)
        at += width + form.gap
