"""The application: it puts up themes and screens, and opens the tables a person asks for."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import ClassVar

import msgspec
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from app.commands import Place, command_of
from app.drawing.palette import Script
from app.household import Household
from app.narration.words import capital
from app.opening import CannotOpen, Opener
from app.screens.house import Changed, HouseScreen, Open
from app.screens.lobby import LobbyScreen
from app.start import Lobby, Start
from app.widgets.zone import PaintedApp


def today() -> datetime:
    """What day and time it is here."""
    return datetime.now().astimezone()


_TO_THE_SHELL = command_of(Place.LOBBY, "app.suspend_process")
"""What terminals do at a key, wherever one is."""


class Bowers(PaintedApp):
    """The card table. It begins in the lobby, or at the table that `start` asks for.

    clock: the day and time, in the person's zone.
    """

    TITLE = "Beggars & Bowers"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, _TO_THE_SHELL.action, _TO_THE_SHELL.does, show=False)
        for key in _TO_THE_SHELL.keys
    ]
    CSS = "ToastRack { margin-bottom: 2; }"
    """What pops up leaves the prompt and the footer in sight."""

    def __init__(
        self,
        household: Household,
        start: Start,
        *,
        opener: Opener | None = None,
        clock: Callable[[], datetime] = today,
    ) -> None:
        super().__init__()
        self.household = household
        self._start = start
        self._clock = clock
        self._opener = opener or Opener(household, clock)
        self._dress()

    def get_default_screen(self) -> Screen[None]:
        """The lobby lies under everything."""
        return LobbyScreen(self.household, self._clock)

    def on_mount(self) -> None:
        """Open the table that was asked for, over the lobby."""
        self._listen_for_the_end()
        self._tell_trouble()
        if not isinstance(self._start, Lobby):
            self._open(self._start)

    async def on_unmount(self) -> None:
        """End what runs beside the application."""
        await self._opener.close()

    def on_open(self, message: Open) -> None:
        """A screen asks for a table."""
        self._open(message.start, instead=message.instead)

    def on_changed(self, message: Changed) -> None:
        """A setting was changed: dress accordingly."""
        self._dress()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The commands of the place one is in; the keys that choose among things are left out."""
        if isinstance(screen, HouseScreen):
            for command in screen.commands():
                if not command.means and self.COMMAND_PALETTE_BINDING not in command.keys:
                    title = capital(command.does)
                    run = partial(screen.run_action, command.action)
                    yield SystemCommand(title, f"{command.help} ({command.sign})", run)

    def action_help_quit(self) -> None:
        """Ctrl+C ends nothing here: say what does."""
        self.notify("q goes one level back, and Ctrl+Q leaves at once. Games are kept.")

    def action_theme(self) -> None:
        """From dark to light, or back."""
        other = "linen" if self.household.settings.theme == "baize" else "baize"
        self._change(theme=other)

    def action_four_colours(self) -> None:
        """From a deck of two colours to one of four, or back."""
        self._change(four_colours=not self.household.settings.four_colours)

    def action_letters(self) -> None:
        """From suit signs to letters, or back."""
        letters = self.household.settings.signs != "signs"
        self._change(signs="signs" if letters else "letters")

    def _change(self, **changes: str | bool) -> None:
        self.household.change(msgspec.structs.replace(self.household.settings, **changes))
        self._dress()
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        """Say why the settings could not be read or kept, if they could not."""
        if self.household.trouble:
            self.notify(self.household.trouble, severity="warning", markup=False, timeout=10)

    def _dress(self) -> None:
        settings = self.household.settings
        self.theme = settings.theme
        script = Script.ASCII if self.household.ascii_only else Script(settings.signs)
        self.repaint(script, four_colours=settings.four_colours)

    def _open(self, start: Start, *, instead: bool = False) -> None:
        try:
            screen = self._opener.open(start)
        except CannotOpen as error:
            self.notify(str(error), severity="error", markup=False, timeout=10)
        else:
            self._tell_trouble()
            if instead:
                self.switch_screen(screen)
            else:
                self.push_screen(screen)

    def _listen_for_the_end(self) -> None:
        """Leave in good order when the terminal goes or the system asks."""
        loop = asyncio.get_running_loop()
        for name in ("SIGHUP", "SIGTERM"):
            with suppress(NotImplementedError, AttributeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.exit)
