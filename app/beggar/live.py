"""The whole of a table being played: with its side pane, or with three lines above it."""

from __future__ import annotations

from app.beggar import facts
from app.beggar.pane import draw_pane
from app.beggar.scene import Scene
from app.beggar.table import draw_table
from app.drawing.canvas import Canvas
from app.drawing.cards import Size

_SIZES = ((100, 27, Size.LARGE), (80, 21, Size.MEDIUM), (40, 1, Size.SMALL))
"""From how many columns and rows, without header, prompt and footer, cards have a size."""

_LEAST_FOR_PANE = 80
_LEAST_FOR_WIDE_PANE = 100
_NARROW_PANE, _WIDE_PANE, _WIDEST_PANE = 27, 36, 50


def largest_size(width: int, height: int) -> Size:
    """The largest cards for a screen whose body has so many columns and rows."""
    fitting = (size for least, rows, size in _SIZES if width >= least and height >= rows)
    return next(fitting, Size.SMALL)


def pane_width(width: int) -> int:
    """The columns of the side pane; 0 where there is none."""
    if width < _LEAST_FOR_PANE:
        return 0
    if width < _LEAST_FOR_WIDE_PANE:
        return _NARROW_PANE
    return max(_WIDE_PANE, min(_WIDEST_PANE, width // 4))


def draw_live(canvas: Canvas, scene: Scene, travelled: float = 1.0) -> None:
    """The table and what is told beside or above it.

    travelled: the share of its way to the pile that the newest card has come.
    """
    width, height = canvas.width, canvas.height
    size = largest_size(width, height)
    beside = pane_width(width)
    if beside:
        table = Canvas(width - beside, height)
        draw_table(table, scene, size, travelled, told_here=True)
        pane = Canvas(beside, height, "panel")
        draw_pane(pane, scene)
        canvas.paste(table, 0, 0)
        canvas.paste(pane, width - beside, 0)
        return
    above = Canvas(width, facts.ROWS, "panel")
    facts.draw_facts(above, scene)
    table = Canvas(width, max(0, height - facts.ROWS))
    draw_table(table, scene, size, travelled, told_here=False)
    canvas.paste(above, 0, 0)
    canvas.paste(table, 0, facts.ROWS)
