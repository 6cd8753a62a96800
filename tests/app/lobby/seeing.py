"""What a screen shows, as text."""

from app.picture import picture_of
from app.widgets.zone import PaintedApp


def shown(app: PaintedApp) -> str:
    """The whole screen, row by row."""
    return "\n".join(picture_of(app).lines())


def prompt(app: PaintedApp) -> str:
    """The last row but one."""
    return picture_of(app).lines()[-2].strip("▌▶ ")
