"""A form that is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from app.drawing.canvas import Canvas
from app.drawing.marks import Button
from app.forms.fields import Draft, Form
from app.forms.page import draw_form
from app.forms.rows import Filled
from app.widgets.zone import Zone


class FormZone(Zone, Generic[Draft]):
    """Shows a form and keeps what is filled in."""

    def __init__(
        self, form: Form[Draft], draft: Draft, buttons: Sequence[Button] = (), hint: str = ""
    ) -> None:
        super().__init__()
        self.filled = Filled(form, draft, before=draft, at=0)
        self._buttons = buttons
        self._hint = hint

    def draw(self, canvas: Canvas) -> None:
        """The form as it is filled in."""
        draw_form(canvas, self.filled, self._buttons, self._hint)

    def fill(self, draft: Draft) -> None:
        """Have another draft filled in."""
        self.filled = replace(self.filled, draft=draft)
        self.redraw()

    def go_to(self, place: int) -> None:
        """Go to a field; past the last comes the first."""
        self.filled = replace(self.filled, at=place % len(self.filled.form.fields))
        self.redraw()
