"""A part of a screen that is drawn as one picture of cells."""

from __future__ import annotations

from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.app import App
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from app.drawing.canvas import Canvas
from app.drawing.ink import Shade
from app.drawing.palette import Palette, Script
from app.themes import BAIZE, THEMES, shades_of


class PaintedApp(App[None]):
    """An application in the themes of the house, with a palette for its zones to draw in."""

    def __init__(self) -> None:
        super().__init__()
        self._palette: Palette | None = None
        self._script = Script.SIGNS
        self._four_colours = False
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = BAIZE.name

    @property
    def palette(self) -> Palette:
        """What inks look like now: the theme's colours, in the chosen script."""
        if self._palette is None:
            shades = shades_of(self.current_theme.variables, four_colours=self._four_colours)
            self._palette = Palette(shades, self._script)
        return self._palette

    def repaint(self, script: Script, *, four_colours: bool) -> None:
        """Draw in another script, or with another deck, from now on."""
        self._script = script
        self._four_colours = four_colours
        self.drop_palette()

    def drop_palette(self) -> None:
        """Work the colours out anew, and draw every zone with them."""
        self._palette = None
        for screen in self.screen_stack:
            for zone in screen.query(Zone):
                zone.redraw()


class Zone(Widget):
    """Draws with the line API: one picture, rendered once, and only changed rows sent again.

    A zone of its own supplies `draw`. `redraw` makes the picture anew.
    A mouse press on a hot spot runs the screen's action of that name.
    """

    DEFAULT_CSS = "Zone { width: 1fr; height: 1fr; }"
    ground: ClassVar[Shade] = "ground"

    def __init__(self) -> None:
        super().__init__()
        self._picture: Canvas | None = None
        self._strips: list[Strip] = []

    def draw(self, canvas: Canvas) -> None:
        """Draw the zone as it is now; the canvas has the zone's size and its empty ground."""

    @property
    def picture(self) -> Canvas:
        """What is drawn now."""
        if self._picture is None or (self._picture.width, self._picture.height) != self.size:
            self._draw_now()
        assert self._picture is not None
        return self._picture

    def redraw(self) -> None:
        """Draw again, and send the rows that changed."""
        if not self.is_mounted or not self.size:
            return
        before = self._strips
        self._draw_now()
        if len(before) != len(self._strips):
            self.refresh()
            return
        changed = [
            Region(0, row, self.size.width, 1)
            for row, (old, new) in enumerate(zip(before, self._strips, strict=True))
            if old != new
        ]
        if changed:
            self.refresh(*changed)

    def _draw_now(self) -> None:
        canvas = Canvas(self.size.width, self.size.height, self.ground)
        self.draw(canvas)
        assert isinstance(self.app, PaintedApp)
        palette = self.app.palette
        style, spell = palette.style, palette.spell
        self._picture = canvas
        self._strips = [
            Strip([Segment(spell(text), style(ink)) for text, ink in canvas.runs(y)], canvas.width)
            for y in range(canvas.height)
        ]

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        if self._picture is None or len(self._strips) != self.size.height:
            self._draw_now()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def on_resize(self) -> None:
        """Draw for the room there is now."""
        self.redraw()

    async def on_click(self, event: events.Click) -> None:
        """Do what the hot spot under the mouse stands for."""
        command = self.picture.command_at(event.x, event.y)
        if command is not None:
            event.stop()
            await self.screen.run_action(command)
