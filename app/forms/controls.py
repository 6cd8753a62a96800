"""The controls of a form, drawn: choices as [24], checks as [✓], boxes with what is typed.

Each is hot under the mouse: a press picks the choice, turns the check, or asks for the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.ink import Shade
from app.forms.fields import Check, Choice, Control, Draft, Named, Words

_BOX, _SMALL_BOX = 16, 10


@dataclass(frozen=True, slots=True)
class Pen:
    """Where a control is drawn: its canvas, its row, the number of its field.

    `idle`: the field does not apply now.
    """

    canvas: Canvas
    y: int
    number: int
    idle: bool

    def write(self, x: int, text: str, shade: Shade, *, bold: bool = False) -> int:
        """Write in the row; the column after it. Nothing stands out in an idle field."""
        shade = "faint" if self.idle else shade
        return self.canvas.text(x, self.y, text, shade, bold=bold and not self.idle)

    def hot(self, x: int, width: int, command: str) -> None:
        """Let a mouse press here stand for a command."""
        if not self.idle:
            self.canvas.hot(x, self.y, width, 1, command)


def draw_control(pen: Pen, x: int, room: int, control: Control[Draft], draft: Draft) -> int:
    """Draw a control in at most `room` columns; the column after it."""
    match control:
        case Check(on=on):
            return _draw_check(pen, x + 1, on(draft))
        case Words() as words:
            return _draw_box(pen, x, room, words.text(draft), words.empty)
        case Choice(words=options, at=at):
            return _draw_options(pen, x, room, options(draft), at(draft))
        case Named(name, Choice(words=options, at=at)):
            offered = options(draft)
            box = _BOX if _BOX + 1 + _options_width(offered) <= room else _SMALL_BOX
            end = _draw_box(pen, x, box, name.text(draft), name.empty) + 1
            return _draw_options(pen, end, x + room - end, offered, at(draft))


def _draw_check(pen: Pen, x: int, on: bool) -> int:
    pen.hot(x, 7, f"change_field({pen.number})")
    x = pen.write(x, "[✓]" if on else "[ ]", "brass" if on else "faint", bold=on)
    return pen.write(x + 1, "yes" if on else "no", "text" if on else "faint")


def _draw_box(pen: Pen, x: int, room: int, text: str, empty: str) -> int:
    """What is typed, on a ground of its own as wide as it needs, `room` at most."""
    shown = cut(text or empty, room - 2)
    width = max(min(_BOX, room), width_of(shown) + 2)
    pen.canvas.fill(x, pen.y, width, 1, "panel")
    pen.write(x + 1, shown, "text" if text else "faint")
    pen.hot(x, width, f"change_field({pen.number})")
    return x + width


def _options_width(words: Sequence[str]) -> int:
    return sum(width_of(word) + 2 for word in words)


def _draw_options(pen: Pen, x: int, room: int, words: Sequence[str], at: int) -> int:
    """All the words with the chosen one in brackets; or it alone, where there is no more room."""
    if _options_width(words) > room:
        return _draw_only(pen, x, room, words, at)
    for place, word in enumerate(words):
        start = x
        if place == at:
            pen.canvas.fill(x, pen.y, width_of(word) + 2, 1, "raised")
            x = pen.write(x, f"[{word}]", "brass", bold=True)
        else:
            x = pen.write(x, f" {word} ", "muted")
        pen.hot(start, x - start, f"pick({pen.number}, {place})")
    return x


def _draw_only(pen: Pen, x: int, room: int, words: Sequence[str], at: int) -> int:
    """The chosen word between two arrows."""
    before, after = max(0, at - 1), min(at + 1, len(words) - 1)
    pen.hot(x, 1, f"pick({pen.number}, {before})")
    x = pen.write(x, "◀", "brass" if before < at else "faint")
    x = pen.write(x + 1, cut(words[at], room - 4), "brass", bold=True)
    pen.hot(x + 1, 1, f"pick({pen.number}, {after})")
    return pen.write(x + 1, "▶", "brass" if after > at else "faint")
