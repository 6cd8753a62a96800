"""The keys of the list of saved games."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK_TO_LOBBY, HELP, LEAP, UP_DOWN

SAVED: Final = (
    UP_DOWN,
    LEAP,
    Command("open", ("enter",), "Enter", "watch", "Watch this game.", 2),
    Command("carry_on", ("c",), "c", "carry on", "Carry on this game.", 3),
    Command("reveal", ("v",), "v", "result", "Show how it ended, or hide it.", 4),
    Command("rename", ("n",), "n", "rename", "Give it another name.", 5),
    Command("delete", ("d", "delete"), "d", "delete", "Delete it; asks first.", 6),
    HELP,
    BACK_TO_LOBBY,
)
