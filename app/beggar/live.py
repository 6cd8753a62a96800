"""The whole of a table being played: with its side pane, or with three lines above it."""

from __future__ import annotations

from app.beggar.facts import draw_facts
from app.beggar.pane import draw_pane
from app.beggar.scene import Scene
from app.beggar.table import draw_table
from app.drawing.canvas import Canvas
from app.drawing.room import FACT_ROWS, card_size, pane_width


def draw_live(canvas: Canvas, scene: Scene, travelled: float = 1.0) -> None:
    """The table and what is told beside or above it.

    travelled: the share of its way to the pile that the newest card has come.
    """
    width, height = canvas.width, canvas.height
    size = card_size(width, height)
    beside = pane_width(width, height)
    if beside:
        table = Canvas(width - beside, height)
        draw_table(table, scene, size, travelled, told_here=True)
        pane = Canvas(beside, height, "panel")
        draw_pane(pane, scene)
        canvas.paste(table, 0, 0)
        canvas.paste(pane, width - beside, 0)
        return
    above = Canvas(width, FACT_ROWS, "panel")
    draw_facts(above, scene)
    table = Canvas(width, max(0, height - FACT_ROWS))
    draw_table(table, scene, size, travelled, told_here=False)
    canvas.paste(above, 0, 0)
    canvas.paste(table, 0, FACT_ROWS)
