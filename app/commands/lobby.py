"""The keys of the lobby."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command
from app.commands.everywhere import HELP, LOOK, UP_DOWN

LOBBY: Final = (
    UP_DOWN,
    Command("open", ("enter",), "Enter", "open", "Open what is chosen.", 2),
    Command("carry_on", ("c",), "c", "carry on", "Carry on the last unfinished game."),
    Command("new_beggar", ("b",), "b", "Beggar", "A new game of Beggar-My-Neighbour.", 3),
    Command("new_euchre", ("e",), "e", "Euchre", "A new game of two-handed Euchre.", 4),
    Command("watch", ("w",), "w", "watch", "Watch a saved game.", 5),
    Command("records", ("r",), "r", "records", "Watch one of the famous deals."),
    Command("lab", ("l",), "l", "the lab", "What many random deals come to."),
    Command("rules", ("u",), "u", "rules", "The rules of both games."),
    Command("statistics", ("s",), "s", "statistics", "What your saved games add up to."),
    Command("settings", ("t",), "t", "settings", "Theme, pace, suits, motion."),
    Command("watch_last", ("v",), "v", "watch it so far", "Watch the unfinished game."),
    HELP,
    Command(
        "app.command_palette",
        ("ctrl+p",),
        "Ctrl+P",
        "all commands",
        "All commands, to be found by name.",
        8,
    ),
    Command("back", ("q",), "q", "leave", "Leave. Unfinished games wait.", 1, at_end=True),
    *LOOK,
    Command("app.suspend_process", ("ctrl+z",), "Ctrl+Z", "shell", "The shell; fg leads back."),
)
