"""A zone that shows whatever picture it is given."""

from __future__ import annotations

from collections.abc import Callable

from app.drawing.canvas import Canvas
from app.widgets.zone import Zone

Painter = Callable[[Canvas], None]


class Painting(Zone):
    """Draws with the painter it was given last."""

    def __init__(self, painter: Painter, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._painter = painter

    def draw(self, canvas: Canvas) -> None:
        """What the painter paints."""
        self._painter(canvas)
