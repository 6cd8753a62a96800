"""The whole Euchre table as one picture."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.marks import draw_heading
from app.drawing.room import FACT_ROWS
from app.euchre import captions
from app.euchre.fact_lines import draw_fact_lines
from app.euchre.felt import draw_felt
from app.euchre.layout import room_of
from app.euchre.log import draw_log
from app.euchre.narrow import draw_narrow_felt
from app.euchre.pane import Section, draw_pane
from app.euchre.scene import Scene


def draw_table(canvas: Canvas, scene: Scene, below: Section | None = None) -> None:
    """Felt and side pane, or three lines of facts and the felt, as there is room.

    below: what stands on the side pane, where there is one, in place of choice, trick and log.
    """
    room = room_of(canvas.width, canvas.height)
    if room.pane:
        felt = Canvas(room.felt, room.height)
        draw_felt(felt, scene, room.size)
        pane = Canvas(room.pane, room.height, "panel")
        draw_pane(pane, scene, below)
        canvas.paste(felt, 0, 0)
        canvas.paste(pane, room.felt, 0)
        return
    facts = Canvas(room.width, FACT_ROWS, "panel")
    draw_fact_lines(facts, scene)
    felt = Canvas(room.width, room.height - FACT_ROWS - room.log)
    draw_narrow_felt(felt, scene)
    canvas.paste(facts, 0, 0)
    canvas.paste(felt, 0, FACT_ROWS)
    if room.log:
        log = Canvas(room.width, room.log, "panel")
        draw_heading(log, 1, 0, room.width - 2, captions.LOG)
        draw_log(log, 1, 1, room.width - 2, room.log - 1, scene.lines)
        canvas.paste(log, 0, room.height - room.log)
