"""What belongs to the person at the table: settings, and the folder of saved games."""

from __future__ import annotations

from datetime import tzinfo
from pathlib import Path

import msgspec

from app.settings import Settings, save_settings
from app.start import NewBeggar, NewEuchre


class Household:
    """The settings of the moment, kept on the disk whenever they change.

    saves: the folder of saved games. zone: in which times are told, None for that of the machine.
    ascii_only: whether the terminal can show nothing else.
    trouble: why the settings could not be read or kept, or "".
    """

    def __init__(
        self,
        settings: Settings,
        settings_file: Path,
        saves: Path,
        *,
        zone: tzinfo | None = None,
        ascii_only: bool = False,
    ) -> None:
        self.settings = settings
        self.saves = saves
        self.zone = zone
        self.ascii_only = ascii_only
        self.trouble = ""
        self._file = settings_file

    def change(self, settings: Settings) -> None:
        """Use other settings from now on; when they cannot be kept, `trouble` says why."""
        if settings == self.settings:
            return
        self.settings = settings
        try:
            save_settings(settings, self._file)
        except OSError as error:
            self.trouble = f"The settings cannot be kept in {self._file}: {error.strerror}."
        else:
            self.trouble = ""

    def remember(self, game: NewBeggar | NewEuchre) -> None:
        """Let the next new game be like this one, but dealt anew."""
        match game:
            case NewBeggar():
                self.change(msgspec.structs.replace(self.settings, beggar=game.anew()))
            case NewEuchre():
                self.change(msgspec.structs.replace(self.settings, euchre=game.anew()))
