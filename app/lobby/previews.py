"""What the lobby tells of the chosen entry, in the pane beside the menu."""

from __future__ import annotations

from collections.abc import Callable

from app.commands import Place, command_of
from app.drawing.canvas import Canvas
from app.drawing.marks import Button, draw_button, draw_heading
from app.hints import hint_of
from app.lobby.beggar_waiting import draw_beggar_waiting
from app.lobby.entries import Entry
from app.lobby.euchre_waiting import draw_euchre_waiting
from app.lobby.new_game_previews import draw_new_beggar, draw_new_euchre
from app.lobby.shelf_previews import (
    draw_contents,
    draw_counted,
    draw_lengths,
    draw_longest,
    draw_newest,
    draw_settings,
)
from app.lobby.standing import Standing
from app.lobby.telling import ago
from app.narration.words import capital
from engines import euchre

_Painter = Callable[[Canvas, int, int, int, Standing], int]
_PAINTERS: dict[str, _Painter] = {
    "new_beggar": draw_new_beggar,
    "new_euchre": draw_new_euchre,
    "watch": draw_newest,
    "records": draw_longest,
    "lab": draw_lengths,
    "rules": draw_contents,
    "statistics": draw_counted,
    "settings": draw_settings,
}
_BUTTON_ROWS = 3
_FOOT = 5
_FIRST_BUTTON = 22


def draw_preview(
    canvas: Canvas, x: int, y: int, width: int, height: int, entry: Entry, standing: Standing
) -> None:
    """A pane about an entry, with a button that opens it."""
    canvas.fill(x, y, width, height, "panel")
    x, width = x + 3, width - 6
    note = _note(entry, standing)
    draw_heading(canvas, x, y + 1, width, entry.title.upper(), note)
    after = _draw_entry(canvas, x, y + 3, width, entry, standing)
    row = min(max(after + 1, y + height - _FOOT), y + height - _BUTTON_ROWS)
    if not entry.refusal and after <= row:
        first = Button(hint_of(Place.LOBBY, "open", capital(entry.opens)), focused=True)
        if entry.command == "carry_on":
            so_far = capital(command_of(Place.LOBBY, "watch_last").does)
            second = Button(hint_of(Place.LOBBY, "watch_last", so_far))
            draw_button(canvas, x, row, first, _FIRST_BUTTON, _BUTTON_ROWS)
            at = _FIRST_BUTTON + 2
            draw_button(canvas, x + at, row, second, width - at, _BUTTON_ROWS)
        else:
            draw_button(canvas, x, row, first, width, _BUTTON_ROWS)


def _note(entry: Entry, standing: Standing) -> str:
    if entry.command == "carry_on" and standing.waiting:
        return f"left {ago(standing.waiting.left, standing.now)}"
    return "as last time" if entry.command.startswith("new_") else entry.note


def _draw_entry(
    canvas: Canvas, x: int, y: int, width: int, entry: Entry, standing: Standing
) -> int:
    waiting = standing.waiting
    if entry.command != "carry_on" or waiting is None:
        return _PAINTERS[entry.command](canvas, x, y, width, standing)
    table = waiting.table
    if isinstance(table, euchre.View):
        return draw_euchre_waiting(canvas, x, y, width, waiting, table)
    return draw_beggar_waiting(canvas, x, y, width, waiting, table)
