"""The lobby as a whole, laid out for the room there is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_wrapped
from app.drawing.pixels import TITLE_SIZE, draw_title
from app.lobby.entries import Entry
from app.lobby.masthead import draw_large_court, draw_medium_court, draw_name, draw_small_name
from app.lobby.menu import Notes, draw_menu
from app.lobby.standing import Standing

Fact = tuple[Run, ...]


class Front(msgspec.Struct, frozen=True):
    """What the lobby shows: its entries, which of them is chosen, and something worth knowing."""

    standing: Standing
    entries: Sequence[Entry]
    chosen: int
    fact: Fact


_GRAND = (116, 36)
_MIDDLING = (76, 21)
_PLAIN = (TITLE_SIZE[0] + 2, 18)
_FACT_ROWS = 3


def draw_front(canvas: Canvas, front: Front) -> None:
    """The lobby, with as much beside the menu as there is room for."""
    if _holds(canvas, _GRAND):
        _draw_grand(canvas, front)
    elif _holds(canvas, _MIDDLING):
        _draw_middling(canvas, front)
    elif _holds(canvas, _PLAIN):
        _draw_plain(canvas, front)
    else:
        _draw_bare(canvas, front)


def _holds(canvas: Canvas, size: tuple[int, int]) -> bool:
    return canvas.width >= size[0] and canvas.height >= size[1]


def load_previews() -> None:
    """Load what fills the pane about the chosen entry: it knows all rooms, and takes a while."""
    from app.lobby import previews  # noqa: F401, PLC0415


def _draw_grand(canvas: Canvas, front: Front) -> None:
    """Title, court cards, a loose menu, and a pane about the chosen entry."""
    width, height = 120, 38
    left = (canvas.width - width) // 2
    top = max(0, (canvas.height - height) // 2)
    draw_name(canvas, left + 5, top + 2)
    draw_large_court(canvas, left + 66, top + 2)
    draw_menu(canvas, left + 4, top + 15, 50, front.entries, front.chosen, step=2)
    _draw_fact(canvas, left + 4, top + 33, 50, front.fact)
    _draw_pane(canvas, left + 58, top + 14, 58, 23, front)


def _draw_pane(canvas: Canvas, x: int, y: int, width: int, height: int, front: Front) -> None:
    """The pane about the chosen entry: empty until somebody has looked which game waits."""
    if not front.standing.looked:
        canvas.fill(x, y, width, height, "panel")
        return
    from app.lobby.previews import draw_preview  # noqa: PLC0415

    draw_preview(canvas, x, y, width, height, front.entries[front.chosen], front.standing)


def _draw_middling(canvas: Canvas, front: Front) -> None:
    """Title, court cards and menu, and below it what is worth knowing if there is room."""
    width = _MIDDLING[0]
    head, count = 11, len(front.entries)
    spare = canvas.height - 1 - head - count
    step = 2 if spare > count + 1 else 1
    rows = head + count * step
    spare = canvas.height - rows
    left, top = (canvas.width - width) // 2, max(0, spare - _FACT_ROWS) // 3
    draw_name(canvas, left, top)
    draw_medium_court(canvas, left + 55, top + 2)
    menu = top + head + 1
    draw_menu(
        canvas, left, menu, width, front.entries, front.chosen, step=step, notes=Notes.IN_A_COLUMN
    )
    if canvas.height - (menu + count * step) > _FACT_ROWS:
        _draw_fact(canvas, left, menu + count * step + 1, width, front.fact)


def _draw_plain(canvas: Canvas, front: Front) -> None:
    """Title and menu."""
    width = TITLE_SIZE[0]
    left = (canvas.width - width) // 2
    rows = TITLE_SIZE[1] + len(front.entries)
    gap = 1 if canvas.height > rows else 0
    top = max(0, canvas.height - rows - gap) // 2
    draw_title(canvas, left, top)
    draw_menu(canvas, left, top + TITLE_SIZE[1] + gap, width, front.entries, front.chosen)


def _draw_bare(canvas: Canvas, front: Front) -> None:
    """The name on one line, and the menu."""
    count = len(front.entries)
    spare = canvas.height - 1 - count
    top = max(0, spare - 1) // 2
    draw_small_name(canvas, top)
    width = min(canvas.width, TITLE_SIZE[0])
    menu = top + (2 if spare > 0 else 1)
    draw_menu(canvas, (canvas.width - width) // 2, menu, width, front.entries, front.chosen)


def _draw_fact(canvas: Canvas, x: int, y: int, width: int, fact: Fact) -> None:
    canvas.text(x, y, "Did you know?", "muted", bold=True)
    draw_wrapped(canvas, x, y + 1, fact, width, _FACT_ROWS)
