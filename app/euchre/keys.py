"""The keys of the Euchre table as they are printed."""

from __future__ import annotations

from app.commands import COMMANDS, Place
from app.drawing.marks import KeyHint

_SIGNS = {
    command.action: command.sign
    for place in (Place.RESULT, Place.EUCHRE)
    for command in COMMANDS[place]
}


def sign_of(command: str) -> str:
    """The key for a command."""
    return _SIGNS[command]


def hint_of(command: str, does: str) -> KeyHint:
    """The key for a command, with what it does."""
    return KeyHint(_SIGNS[command], does, command)
