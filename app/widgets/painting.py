"""A zone that shows what somebody else paints."""

from __future__ import annotations

from collections.abc import Callable

from app.drawing.canvas import Canvas
from app.widgets.zone import Zone

Painter = Callable[[Canvas], None]


class Painting(Zone):
    """Draws with a painter."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self._painter = painter

    def draw(self, canvas: Canvas) -> None:
        """What the painter paints."""
        self._painter(canvas)
