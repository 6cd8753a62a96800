"""The buttons of what may be called."""

from __future__ import annotations

from dataclasses import replace

from app.drawing.canvas import Canvas
from app.euchre.buttons import RowForm, draw_button_row
from app.euchre.choices import Choice, choices
from app.euchre.scene import Scene
from engines.euchre import NameTrump


def draw_calls(canvas: Canvas, y: int, width: int, scene: Scene, height: int) -> None:
    """As many words as there is room for; no button has the focus, so none is called by chance."""
    calls = choices(scene)
    if scene.asked and calls:
        draw_button_row(canvas, 1, y, width - 2, _call_forms(scene, calls), height=height)


def _call_forms(scene: Scene, calls: tuple[Choice, ...]) -> tuple[RowForm, ...]:
    kin = [f"{call.title}, {call.meaning}" if _related(call) else call.title for call in calls]
    plain = [call.title for call in calls]
    signs = [
        action.suit.sign if isinstance(action, NameTrump) else call.title
        for action, call in zip(scene.calls, calls, strict=True)
    ]
    forms = ((kin, 4, 2), (plain, 4, 2), (plain, 2, 2), (signs, 4, 2), (signs, 2, 1))
    return tuple(
        RowForm(
            tuple(
                replace(call.hint, does=title) for call, title in zip(calls, titles, strict=True)
            ),
            padding,
            gap,
        )
        for titles, padding, gap in forms
    )


def _related(call: Choice) -> bool:
    return call.brief and bool(call.meaning)
