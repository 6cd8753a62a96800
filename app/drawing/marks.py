"""The small marks a table is written with: headings, pips, badges, keys, buttons, sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from app.drawing.canvas import Canvas, Frame, cut, width_of
from app.drawing.cards import draw_chip
from app.drawing.ink import Shade
from engines.cards import Card, Suit

Piece = str | Card | Suit
"""What a sentence is made of: words, and cards and suits that are drawn as chips."""


class Run(msgspec.Struct, frozen=True):
    """A piece of a sentence with its ink."""

    piece: Piece
    fg: Shade = "text"
    bold: bool = False
    italic: bool = False


def _run_width(piece: Piece) -> int:
    match piece:
        case str():
            return width_of(piece)
        case Suit():
            return 3
        case Card():
            return width_of(piece.label) + 2


def runs_width(runs: Iterable[Run]) -> int:
    """How many columns a sentence takes on one line."""
    return sum(_run_width(run.piece) for run in runs)


def draw_runs(canvas: Canvas, x: int, y: int, runs: Iterable[Run], room: int | None = None) -> int:
    """Write a sentence on one line, cut to `room` columns; the column after it."""
    end = canvas.width if room is None else x + room
    for run in runs:
        width = _run_width(run.piece)
        if isinstance(run.piece, str):
            text = cut(run.piece, end - x)
            x = canvas.text(x, y, text, run.fg, bold=run.bold, italic=run.italic)
            if width > width_of(text):
                return x
        elif x + width <= end:
            x = draw_chip(canvas, x, y, run.piece)
        else:
            return canvas.text(x, y, "…" if x < end else "", run.fg)
    return x


def _words(runs: Iterable[Run]) -> list[Run]:
    """The runs cut where a line may break: after each blank of a text."""
    found = []
    for run in runs:
        if isinstance(run.piece, str):
            parts = run.piece.split(" ")
            texts = [part + " " for part in parts[:-1]] + parts[-1:]
            found += [Run(text, run.fg, run.bold, run.italic) for text in texts if text]
        else:
            found.append(run)
    return found


def wrap_runs(runs: Iterable[Run], room: int) -> list[list[Run]]:
    """A sentence in lines of at most `room` columns, broken between words."""
    lines: list[list[Run]] = [[]]
    used = 0
    glued: list[Run] = []

    def set_word() -> None:
        nonlocal used
        width = sum(_run_width(run.piece) for run in glued)
        last = glued[-1].piece
        seen = width - (1 if isinstance(last, str) and last.endswith(" ") else 0)
        if used and used + seen > room:
            lines.append([])
            used = 0
        lines[-1].extend(glued)
        used += width
        glued.clear()

    for word in _words(runs):
        glued.append(word)
        if isinstance(word.piece, str) and word.piece.endswith(" "):
            set_word()
    if glued:
        set_word()
    return [_without_last_blank(line) for line in lines]


def _without_last_blank(line: list[Run]) -> list[Run]:
    """A line that may be just as wide as its room, the blank where it was broken left out."""
    if line and isinstance(line[-1].piece, str):
        last = line[-1]
        line[-1] = Run(str(last.piece).removesuffix(" "), last.fg, last.bold, last.italic)
    return line


def draw_wrapped(
    canvas: Canvas, x: int, y: int, runs: Iterable[Run], room: int, most: int = 99
) -> int:
    """Write a sentence over as many lines as it takes, `most` at most; the row after it."""
    for line in wrap_runs(runs, room)[:most]:
        draw_runs(canvas, x, y, line, room)
        y += 1
    return y


def draw_heading(canvas: Canvas, x: int, y: int, width: int, title: str, note: str = "") -> None:
    """A section's title, a rule, and a note at the right end of it."""
    after = canvas.text(x, y, cut(title, width), "muted", bold=True)
    note = cut(note, x + width - after - 3)
    end = x + width - (width_of(note) + 1 if note else 0)
    canvas.text(after + 1, y, "─" * max(0, end - after - 1), "line")
    if note:
        canvas.right(x + width, y, note, "muted")


def draw_pips(
    canvas: Canvas,
    x: int,
    y: int,
    full: int,
    total: int,
    shade: Shade,
    *,
    new: int = 0,
    spread: bool = True,
) -> int:
    """A row of pips: ● for each of `full`, the last `new` of them ◆, ○ up to `total`."""
    step = 2 if spread else 1
    for pip in range(max(total, full)):
        if pip >= full:
            canvas.text(x, y, "○", "line")
        else:
            canvas.text(x, y, "◆" if pip >= full - new else "●", shade)
        x += step
    return x - step + 1


def draw_badge(canvas: Canvas, x: int, y: int, word: str) -> int:
    """A word on a raised ground; the column after it."""
    return canvas.text(x, y, f" {word} ", "brass", bg="raised", bold=True)


def draw_caption(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    text: str,
    fg: Shade = "muted",
    *,
    bold: bool = False,
) -> None:
    """A caption centred below something `width` columns wide; it may stand out at both sides."""
    columns = width_of(text)
    at = min(x + (width - columns) // 2, canvas.width - columns)
    canvas.text(max(0, at), y, text, fg, bold=bold)


@dataclass(frozen=True, slots=True)
class KeyHint:
    """A key and what it does, and the command a mouse press on it stands for."""

    key: str
    does: str
    command: str = ""

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return width_of(self.key) + 1 + width_of(self.does)


def draw_key(canvas: Canvas, x: int, y: int, hint: KeyHint, fg: Shade = "muted") -> int:
    """A key with what it does; the column after it."""
    after = canvas.text(x, y, hint.key, "brass", bold=True)
    after = canvas.text(after + 1, y, hint.does, fg)
    if hint.command:
        canvas.hot(x, y, after - x, 1, hint.command)
    return after


class Button(msgspec.Struct, frozen=True):
    """A choice that stands on the table."""

    hint: KeyHint
    focused: bool = False


def button_width(button: Button) -> int:
    """How many columns a button takes when nothing widens it."""
    return button.hint.width + 4


def draw_button(canvas: Canvas, x: int, y: int, button: Button, width: int, height: int) -> None:
    """A choice as a box three rows high, or as a bar where there is one row only."""
    hint = button.hint
    left = x + (width - hint.width) // 2
    tall = height > 1
    if tall:
        frame = Frame.HEAVY if button.focused else Frame.ROUND
        edge: Shade = "brass" if button.focused else "line"
        canvas.box(x, y, width, height, edge, frame=frame, bg="raised")
    else:
        canvas.fill(x, y, width, 1, "brass" if button.focused else "raised")
    row = y + height // 2
    bar = button.focused and not tall
    after = canvas.text(left, row, hint.key, "onbrass" if bar else "brass", bold=True)
    canvas.text(after + 1, row, hint.does, "onbrass" if bar else "text", bold=button.focused)
    if hint.command:
        canvas.hot(x, y, width, height, hint.command)


def draw_buttons(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    buttons: Sequence[Button],
    *,
    height: int,
    gap: int = 2,
) -> None:
    """Buttons side by side in the middle of `room` columns."""
    widths = [button_width(button) for button in buttons]
    total = sum(widths) + gap * (len(buttons) - 1)
    at = x + max(0, (room - total) // 2)
    for button, width in zip(buttons, widths, strict=True):
        draw_button(canvas, at, y, button, width, height)
        at += width + gap
