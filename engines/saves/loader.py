"""Reading a saved game of any kind."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from engines.errors import BadSave
from engines.saves.games import READERS, AnySavedGame
from engines.saves.sheet import read_sheet
from engines.saves.text import clean


def load(path: str | PathLike[str]) -> AnySavedGame:
    """The game in a file, checked by running the engine again over every decision.

    A last line that was not written to its end is left out, and `note` says so. Raises `BadSave`
    for anything else that is wrong, with the line number and what was expected.
    """
    sheet = read_sheet(Path(path))
    reader = READERS.get(sheet.header.game)
    if reader is None:
        known = " or ".join(f'"{name}"' for name in READERS)
        raise BadSave(f'In line 1: expected a game of {known}, not "{clean(sheet.header.game)}".')
    return reader(sheet)
