"""What a screen shows, as text, and when it shows all of it."""

from textual.pilot import Pilot
from textual.widgets import Input

from app.picture import picture_of
from app.widgets.zone import PaintedApp


def shown(app: PaintedApp) -> str:
    """The whole screen, row by row."""
    return "\n".join(picture_of(app).lines())


def prompt(app: PaintedApp) -> str:
    """The last row but one."""
    return picture_of(app).lines()[-2].strip("▌▶ ")


async def answer(pilot: Pilot[None], text: str) -> None:
    """Answer the question on the screen with a text."""
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")


async def settle(pilot: Pilot[None]) -> None:
    """Wait until everything was read that is being read, and is shown."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
