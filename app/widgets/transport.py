"""The transport bar of a watched game, in place of the prompt."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.transport import Transport, draw_transport
from app.widgets.zone import Zone


class TransportBar(Zone):
    """Says how the game runs and where one is; three rows high on a tall screen."""

    DEFAULT_CSS = """
    TransportBar { height: 1; }
    TransportBar.-tall { height: 3; }
    """
    ground = "raised"
    _tall = 36

    def __init__(self) -> None:
        super().__init__()
        self._transport: Transport | None = None

    def say(self, transport: Transport) -> None:
        """Show another line."""
        if transport != self._transport:
            self._transport = transport
            self.redraw()

    def fit(self, rows: int) -> None:
        """Take as many rows as suit a screen of so many."""
        self.set_class(rows >= self._tall, "-tall")

    @property
    def tall(self) -> bool:
        """Whether it takes three rows."""
        return self.has_class("-tall")

    def draw(self, canvas: Canvas) -> None:
        """The line, once there is one."""
        if self._transport is not None:
            draw_transport(canvas, self._transport)
