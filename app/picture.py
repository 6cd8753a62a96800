"""What an application shows, put together from its zones as one picture."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.widgets.zone import PaintedApp, Zone


def picture_of(app: PaintedApp) -> Canvas:
    """The screens from the lowest to the top one, each laid over a veil on those below it."""
    width, height = app.size
    canvas = Canvas(width, height)
    for screen in app.screen_stack:
        if screen.is_modal:
            canvas.veil(0, 0, width, height)
        else:
            canvas = Canvas(width, height)
        for zone in screen.query(Zone).results(Zone):
            if zone.display and zone.region:
                canvas.paste(zone.picture, zone.region.x, zone.region.y)
    return canvas
