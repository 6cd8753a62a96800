"""A game of Beggar-My-Neighbour that waits: who holds how many, the pile, and what is owed."""

from __future__ import annotations

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import Size, draw_pile, draw_place, plan_pile
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_runs
from app.lobby.standing import Waiting
from app.lobby.telling import line_runs
from app.narration import BeggarNarrator
from app.narration.words import counted
from engines.beggar import View

_LONGEST_NAME = 12
_COUNT = 4
_MOST_ROWS = 4


def draw_beggar_waiting(
    canvas: Canvas, x: int, y: int, width: int, waiting: Waiting, table: View
) -> int:
    """Draw it in 40 columns or more; the row after it."""
    players = counted(len(waiting.seats), "player")
    head = [Run("Beggar-My-Neighbour", bold=True), Run(f"   {players}", "muted")]
    draw_runs(canvas, x, y, head, width)
    _draw_stacks(canvas, x, y + 2, width, waiting, table)
    y += 3 + min(_MOST_ROWS, len(waiting.seats))
    played = f"card {table.cards:,}, trick {table.tricks + 1:,}"
    canvas.text(x, y, "The pile", "muted")
    canvas.right(x + width, y, played, "muted")
    size = Size.SMALL
    pile = [laid.card for laid in table.pile]
    if pile:
        draw_pile(canvas, x, y + 1, pile, size, plan_pile(len(pile), size, width))
    else:
        draw_place(canvas, x, y + 1, size)
    y += 5
    canvas.text(x, y, "▶", "brass")
    asked = line_runs(BeggarNarrator(waiting.names, waiting.spoken_to).ask(table))
    draw_runs(canvas, x + 2, y, asked, width - 2)
    return y + 1


def _draw_stacks(canvas: Canvas, x: int, y: int, width: int, waiting: Waiting, table: View) -> None:
    """Each player's cards as a bar, all on one scale."""
    names = [cut(name, _LONGEST_NAME) for name in waiting.names]
    bars = x + max(map(width_of, names)) + 2
    room = x + width - bars - _COUNT
    whole = sum(map(len, table.hands)) + len(table.pile)
    for seat, hand in enumerate(table.hands):
        yours = seat == waiting.you
        shade: Shade = "brass" if yours else "other"
        out = seat in table.out
        name = "You" if yours else names[seat]
        canvas.text(x, y + seat, name, "faint" if out else "text", bold=not out)
        canvas.text(bars, y + seat, "━" * round(room * len(hand) / whole), shade)
        count = "out" if out else str(len(hand))
        canvas.right(x + width, y + seat, count, "faint" if out else "text", bold=not out)
