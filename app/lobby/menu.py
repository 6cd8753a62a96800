"""The menu of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.ink import Shade
from app.lobby.entries import Entry

_LEFT = 6
_LEAST_GAP = 1


class Notes(Enum):
    """Where the notes of the entries stand."""

    AT_THE_RIGHT = "at the right end"
    IN_A_COLUMN = "in a column of their own"


_NOTE_COLUMN = 34


def draw_menu(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    entries: Sequence[Entry],
    chosen: int,
    *,
    step: int = 1,
    notes: Notes = Notes.AT_THE_RIGHT,
) -> None:
    """The entries one below the other, a row every `step`, the chosen one on a brass bar."""
    for place, entry in enumerate(entries):
        _draw_entry(canvas, x, y + place * step, width, entry, notes, chosen=place == chosen)


def _draw_entry(
    canvas: Canvas, x: int, y: int, width: int, entry: Entry, notes: Notes, *, chosen: bool
) -> None:
    key: Shade = "brass"
    title: Shade = "text"
    note: Shade = "faint"
    if chosen:
        canvas.fill(x, y, width, 1, "brass")
        canvas.text(x + 1, y, "▶", "onbrass", bold=True)
        key = title = note = "onbrass"
    elif entry.refusal:
        key = title = "faint"
    canvas.text(x + 3, y, entry.key, key, bold=True)
    end = canvas.text(x + _LEFT, y, cut(entry.title, width - _LEFT - 1), title, bold=chosen)
    if notes is Notes.IN_A_COLUMN:
        said = f"{entry.note} · {entry.more}" if entry.more else entry.note
        canvas.text(x + _NOTE_COLUMN, y, cut(said, width - _NOTE_COLUMN - 1), note)
    else:
        room = x + width - 1 - end - _LEAST_GAP
        if width_of(entry.note) <= room:
            canvas.right(x + width - 1, y, entry.note, note)
    canvas.hot(x, y, width, 1, entry.command)
