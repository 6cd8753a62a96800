"""Every key, once. Bindings, footers, the palette of commands and the help all come from here."""

from app.commands.beggar import FORTUNES
from app.commands.command import Command, Place
from app.commands.euchre import UNDO
from app.commands.everywhere import LOOK, OWN_KEYS
from app.commands.table import COMMANDS, actions_of, bindings, command_of

__all__ = [
    "COMMANDS",
    "FORTUNES",
    "LOOK",
    "OWN_KEYS",
    "UNDO",
    "Command",
    "Place",
    "actions_of",
    "bindings",
    "command_of",
]
