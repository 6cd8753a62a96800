"""The keys when a hand or a game is over."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK_TO_LOBBY, HELP, LOG

RESULT: Final = (
    Command("confirm", ("enter",), "Enter", "next", "Go on: the next hand, or a rematch.", 1),
    Command("again", ("r",), "r", "watch it again", "Watch what was just played.", 2, "again"),
    Command("see_table", ("s",), "s", "see the table", "Look at the table.", 3, "see table"),
    LOG,
    HELP,
    BACK_TO_LOBBY,
)
