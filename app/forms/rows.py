"""The lines of a form, drawn: titles, and fields with their labels and what is filled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.marks import draw_heading
from app.forms.controls import Pen, draw_control
from app.forms.fields import Draft, Field, Form, Section

_CHANGED_AT = 15
_CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class Filled(Generic[Draft]):
    """A form as it is filled in: the draft, the one it began with, and the field one is at."""

    form: Form[Draft]
    draft: Draft
    before: Draft
    at: int

    @property
    def field(self) -> Field[Draft]:
        """The field one is at."""
        return self.form.fields[self.at]


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a line stand: its bar, its label, its control, and the end of it."""

    bar: int
    label: int
    control: int
    end: int


Row = Section[Draft] | Field[Draft] | None
"""A title, a field, or nothing."""


@dataclass(frozen=True, slots=True)
class Plan(Generic[Draft]):
    """The rows of a form: what stands in each, `step` rows from one to the next."""

    rows: tuple[Row[Draft], ...]
    step: int = 1

    @property
    def height(self) -> int:
        """How many rows it takes from the first to the last."""
        return (len(self.rows) - 1) * self.step + 1


def plan_rows(form: Form[Draft], room: int) -> Plan[Draft]:
    """The loosest rows that fit, or the closest where none do."""
    plans = (
        Plan(_rows(form, gap=False, joined=False), step=2),
        Plan(_rows(form, gap=True, joined=False)),
        Plan(_rows(form, gap=True, joined=True)),
        Plan(_rows(form, gap=False, joined=True)),
    )
    return next((plan for plan in plans if plan.height <= room), plans[-1])


def _rows(form: Form[Draft], *, gap: bool, joined: bool) -> tuple[Row[Draft], ...]:
    """All fields with their titles; a `gap` before a title, and no title over what is `joined`."""
    rows: list[Row[Draft]] = []
    for section in form.sections:
        if not (joined and section.joins):
            if rows and gap:
                rows.append(None)
            rows.append(section)
        rows += section.fields
    return tuple(rows)


def draw_rows(
    canvas: Canvas, y: int, room: int, columns: Columns, plan: Plan[Draft], filled: Filled[Draft]
) -> None:
    """As many rows as there is room for, the one with the field one is at among them."""
    fields = [row for row in plan.rows if isinstance(row, Field)]
    here = plan.rows.index(fields[filled.at]) * plan.step
    first = max(0, min(here - room // 2, plan.height - room))
    for place, row in enumerate(plan.rows):
        at = y + place * plan.step - first
        if y <= at < y + room:
            _draw_row(canvas, at, columns, row, filled)
    if first > 0:
        canvas.text(columns.end - 1, y, "▲", "brass")
    if first + room < plan.height:
        canvas.text(columns.end - 1, y + room - 1, "▼", "brass")


def _draw_row(
    canvas: Canvas, y: int, columns: Columns, row: Row[Draft], filled: Filled[Draft]
) -> None:
    match row:
        case Section(title=title):
            changed = Form((row,)).changed(filled.draft, filled.before)
            note = f"{changed} changed" if changed else ""
            draw_heading(canvas, columns.label, y, columns.end - columns.label - 2, title, note)
        case Field():
            _draw_field(canvas, y, columns, row, filled)
        case None:
            pass


def _draw_field(
    canvas: Canvas, y: int, columns: Columns, field: Field[Draft], filled: Filled[Draft]
) -> None:
    place = filled.form.fields.index(field)
    chosen = place == filled.at
    if chosen:
        canvas.fill(columns.bar, y, columns.end - columns.bar, 1, "raised")
        canvas.text(columns.bar, y, "▌", "brass")
    idle = bool(field.idle(filled.draft))
    room = columns.control - columns.label - 1
    label = field.label if width_of(field.label) <= room else field.short or field.label
    canvas.text(columns.label, y, cut(label, room), "faint" if idle else "text", bold=chosen)
    canvas.hot(columns.bar, y, columns.end - columns.bar, 1, f"to_field({place})")
    pen = Pen(canvas, y, place, idle)
    room = columns.end - columns.control - 1
    end = draw_control(pen, columns.control, room, field.control, filled.draft)
    if field.value(filled.draft) != field.value(filled.before):
        at = max(columns.control + _CHANGED_AT, end + 2)
        if at + width_of(_CHANGED) < columns.end:
            canvas.text(at, y, _CHANGED, "brass")
