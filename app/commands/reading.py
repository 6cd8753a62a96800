"""The keys of what is read: rules, statistics, sheets laid over a screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.commands.command import Command
from app.commands.everywhere import (
    BACK,
    BACK_OR_ON,
    BACK_TO_LOBBY,
    CLOSE,
    HELP,
    LOG,
    LOG_SO_FAR,
    READ,
)

RULES: Final = (
    *READ,
    Command(
        "chapter",
        ("left", "right"),
        "← →",
        "chapter",
        "To the chapter before or after.",
        4,
        means=BACK_OR_ON,
    ),
    Command("other_game", ("tab",), "Tab", "other game", "The rules of the other game.", 2),
    HELP,
    BACK,
)
STATISTICS: Final = (*READ, HELP, BACK_TO_LOBBY)
SHEET: Final = (
    Command(
        "scroll",
        ("up", "k", "down", "j", "pageup", "pagedown", "space"),
        "↑ ↓",
        "read",
        "A line up or down, or ten.",
        means=(-1, -1, 1, 1, -10, 10, 10),
    ),
)
HELP_SHEET: Final = (replace(CLOSE, keys=(*CLOSE.keys, *HELP.keys)),)
HINT_SHEET: Final = (replace(CLOSE, keys=(*CLOSE.keys, "H")),)
LOG_SHEET: Final = (replace(CLOSE, keys=(*CLOSE.keys, *LOG.keys, *LOG_SO_FAR.keys)),)
