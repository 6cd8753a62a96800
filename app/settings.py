"""What a person has chosen, kept from one day to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from app.start import NewBeggar, NewEuchre
from app.whole_files import write_whole

Motion = Literal["full", "reduced", "none"]
"""Cards travel; or they jump, and the screen is drawn less often; or nothing moves by itself."""

Signs = Literal["signs", "letters", "ascii"]
"""Suits as signs, suits as letters, or nothing but ASCII."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. Every field has a value, so an older file does as well as none.

    trick_delay: seconds a finished Euchre trick stays, or None: until a key. pace: of a table,
    1 being the usual one. future: whether a replay shows the fortunes still to come.
    """

    theme: Literal["baize", "linen"] = "baize"
    signs: Signs = "signs"
    four_colours: bool = False
    motion: Motion = "full"
    pace: float = 1.0
    trick_delay: float | None = None
    future: bool = True
    beggar: NewBeggar = msgspec.field(default_factory=NewBeggar)
    euchre: NewEuchre = msgspec.field(default_factory=NewEuchre)


class BadSettings(ValueError):
    """A settings file that cannot be read; the text says where it is and what is wrong."""


def load_settings(path: Path) -> Settings:
    """The settings in a file; those of a new house when there is none.

    Raises `BadSettings` when it is there and makes no sense.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        raise BadSettings(f"The settings in {path} cannot be read: {error.strerror}.") from error
    try:
        return msgspec.json.decode(text, type=Settings)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadSettings(f"The settings in {path} make no sense: {error}") from error


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings, whole or not at all. Raises OSError when the disk refuses."""
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2)
    write_whole(path, text + b"\n")
