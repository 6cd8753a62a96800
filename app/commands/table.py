"""All places with their commands, and what is asked of them."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding, BindingType

from app.commands import (
    asking,
    beggar,
    euchre,
    forms,
    lab,
    lists,
    lobby,
    reading,
    records,
    result,
    watching,
)
from app.commands.command import Command, Place

COMMANDS: Final[dict[Place, tuple[Command, ...]]] = {
    Place.LOBBY: lobby.LOBBY,
    Place.NEW_BEGGAR: forms.NEW_BEGGAR,
    Place.NEW_EUCHRE: forms.NEW_EUCHRE,
    Place.SETTINGS: forms.SETTINGS,
    Place.EUCHRE: euchre.EUCHRE,
    Place.BEGGAR: beggar.BEGGAR,
    Place.RESULT: result.RESULT,
    Place.WATCH: watching.WATCH,
    Place.SAVED: lists.SAVED,
    Place.RECORDS: records.RECORDS,
    Place.DEAL: records.DEAL,
    Place.ANCESTORS: records.ANCESTORS,
    Place.LAB: lab.LAB,
    Place.RULES: reading.RULES,
    Place.STATISTICS: reading.STATISTICS,
    Place.SHEET: reading.SHEET,
    Place.HELP: reading.HELP_SHEET,
    Place.LOG: reading.LOG_SHEET,
    Place.HINT: reading.HINT_SHEET,
    Place.QUESTION: asking.QUESTION,
    Place.CONFIRMATION: asking.CONFIRMATION,
}
"""Every command, by place."""


def command_of(place: Place, action: str) -> Command:
    """The command of a place for an action. Raises `KeyError` when there is none."""
    for command in COMMANDS[place]:
        if command.action == action:
            return command
    raise KeyError(action)


def bindings(*places: Place) -> list[BindingType]:
    """The key bindings of places, for a screen's BINDINGS."""
    return [
        Binding(key, action, command.does, show=False)
        for place in places
        for command in COMMANDS[place]
        for key, action in zip(command.keys, command.actions, strict=True)
    ]


def actions_of(place: Place) -> frozenset[str]:
    """Everything the keys of a place can do."""
    return frozenset(command.action for command in COMMANDS[place])
