"""A form as a whole: its lines, what the chosen one means, and the buttons below."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas, width_of
from app.drawing.cards import Size, draw_card
from app.drawing.ink import Shade
from app.drawing.marks import (
    Button,
    Run,
    button_width,
    draw_button,
    draw_heading,
    draw_wrapped,
    wrap_runs,
)
from app.forms.fields import Draft, Field, Form
from app.forms.rows import Columns, Filled, draw_rows, plan_rows
from app.pages.prose import runs_of
from app.rulebook.book import Example
from engines.cards import Card

_WIDE = (100, 27)
_PANE, _SLIM_PANE = 40, 34
_ROOMY = 112
_WIDEST_AREA = 86
_LINE = 70
_LOOSE_LABEL = 3
_MEDIUM = 76
_MARGIN = 2
_BOXED = 15
_BUTTON_GAP = 2


def draw_form(
    canvas: Canvas, filled: Filled[Draft], buttons: Sequence[Button], hint: str = ""
) -> None:
    """The form, with a pane or a box that explains the field one is at, as there is room.

    hint: where more can be read, at the foot of the pane.
    """
    if canvas.width >= _WIDE[0] and canvas.height >= _WIDE[1]:
        _draw_wide(canvas, filled, buttons, hint)
    else:
        _draw_close(canvas, filled, buttons)


def _draw_wide(canvas: Canvas, filled: Filled[Draft], buttons: Sequence[Button], hint: str) -> None:
    roomy = canvas.width >= _ROOMY
    pane = _PANE if roomy else _SLIM_PANE
    area = min(canvas.width - pane, _WIDEST_AREA)
    edge = (canvas.width - area - pane) // 2
    line = min(_LINE, area - 2 * _MARGIN - 2)
    left = edge + (area - line) // 2
    label = _label_width(filled.form) + (_LOOSE_LABEL if roomy else 0)
    columns = Columns(left - 2, left, left + label, left + line + 2)
    foot = 3 if buttons else 0
    room = canvas.height - 1 - foot
    plan = plan_rows(filled.form, room)
    needed = plan.height + foot + 1
    top = 1 + max(0, canvas.height - 1 - needed) // 3
    draw_rows(canvas, top, min(room, plan.height), columns, plan, filled)
    if buttons:
        below = min(top + plan.height + (1 if plan.height < room else 0), canvas.height - foot)
        _draw_buttons(canvas, columns.bar, below, line + 2, buttons, foot)
    right = edge + area
    canvas.fill(right, 0, canvas.width - right, canvas.height, "panel")
    _draw_pane(canvas, right + 3, 1, pane - 6, filled, hint)


def _draw_close(canvas: Canvas, filled: Filled[Draft], buttons: Sequence[Button]) -> None:
    medium = canvas.width >= _MEDIUM
    left = 4 if medium else _MARGIN
    end = canvas.width - 1
    label = _label_width(filled.form)
    if not medium:
        label = min(label, (end - left) // 2)
    columns = Columns(left - 3 if medium else 0, left, left + label, end)
    box = _box_height(canvas, filled, columns)
    foot = 1 if buttons else 0
    below = box + foot + (1 if box else 0)
    plan = plan_rows(filled.form, canvas.height - below)
    room = min(plan.height, canvas.height - below)
    spare = canvas.height - below - room
    draw_rows(canvas, 0, room, columns, plan, filled)
    if box:
        _draw_box(canvas, room + 1, box, columns, filled.field)
    if buttons:
        y = room + below - foot + min(spare, 1)
        _draw_buttons(canvas, columns.bar, y, end - columns.bar, buttons, foot)


def _label_width(form: Form[Draft]) -> int:
    return max(width_of(one.label) for one in form.fields) + 1


def _box_height(canvas: Canvas, filled: Filled[Draft], columns: Columns) -> int:
    """The rows of the box: its title, and as many lines as the longest explanation takes."""
    if canvas.height < _BOXED:
        return 0
    room = columns.end - columns.label - 1
    said = [len(wrap_runs(runs_of(one.explanation.says), room)) for one in filled.form.fields]
    return 1 + max(said)


def _draw_box(canvas: Canvas, y: int, height: int, columns: Columns, field: Field[Draft]) -> None:
    canvas.fill(columns.bar, y, columns.end - columns.bar, height, "panel")
    canvas.text(columns.label, y, field.explanation.name, "brass", bold=True)
    draw_wrapped(
        canvas,
        columns.label,
        y + 1,
        runs_of(field.explanation.says),
        columns.end - columns.label - 1,
        height - 1,
    )


def _draw_buttons(
    canvas: Canvas, x: int, y: int, width: int, buttons: Sequence[Button], height: int
) -> None:
    """The buttons side by side, as many as there is room for."""
    while len(buttons) > 1 and sum(map(button_width, buttons)) + _BUTTON_GAP > width:
        buttons = buttons[:-1]
    each = (width - _BUTTON_GAP * (len(buttons) - 1)) // len(buttons)
    for place, button in enumerate(buttons):
        last = place == len(buttons) - 1
        at = x + place * (each + _BUTTON_GAP)
        draw_button(canvas, at, y, button, x + width - at if last else each, height)


def _draw_pane(
    canvas: Canvas, x: int, y: int, width: int, filled: Filled[Draft], hint: str
) -> None:
    field, draft = filled.field, filled.draft
    explanation = field.explanation
    draw_heading(canvas, x, y, width, explanation.name.upper())
    y = draw_wrapped(canvas, x, y + 2, runs_of(explanation.says), width) + 1
    chosen = field.outcome(draft)
    term = max((width_of(choice) for choice, _ in explanation.outcomes), default=0) + 2
    for choice, what in explanation.outcomes:
        now = what == chosen
        canvas.text(x, y, choice, "brass" if now else "muted", bold=True)
        beside = term <= width // 3
        at, y = (x + term, y) if beside else (x + 2, y + 1)
        shade: Shade = "text" if now else "muted"
        y = draw_wrapped(canvas, at, y, runs_of(what, shade), width - (at - x))
    idle = field.idle(draft)
    if idle:
        y = draw_wrapped(canvas, x, y + 1, [Run(idle, "brass")], width)
    example = explanation.example
    if example is not None and y + 12 < canvas.height:
        y = _draw_example(canvas, x, y + 1, width, example)
    if hint and y < canvas.height - 1:
        canvas.text(x, canvas.height - 1, hint, "faint")


def _draw_example(canvas: Canvas, x: int, y: int, width: int, example: Example) -> int:
    draw_heading(canvas, x, y, width, "FOR EXAMPLE")
    size = Size.LARGE
    draw_card(canvas, x, y + 2, Card.parse(example.card), size)
    beside = x + size.value.width + 3
    row = y + 2
    for told in example.tells:
        row = draw_wrapped(canvas, beside, row, runs_of(told, "muted"), x + width - beside) + 1
    y = max(y + 2 + size.value.height, row - 1)
    return draw_wrapped(canvas, x, y + 1, runs_of(example.so), width)
