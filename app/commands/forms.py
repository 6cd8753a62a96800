"""The keys of forms: a new game, and the settings."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command
from app.commands.everywhere import AS_THE_BOOK, BACK_TO_LOBBY, FIELDS, FORM_HELP, HELP, LOOK

NEW_BEGGAR: Final = (
    *FIELDS,
    AS_THE_BOOK,
    Command("deal", ("enter",), "Enter", "deal", "Begin the game.", 6),
    *FORM_HELP,
    BACK_TO_LOBBY,
    *LOOK,
)
NEW_EUCHRE: Final = (
    *FIELDS,
    AS_THE_BOOK,
    Command("deal", ("enter",), "Enter", "deal", "Deal the first hand.", 6),
    *FORM_HELP,
    BACK_TO_LOBBY,
    *LOOK,
)
SETTINGS: Final = (
    *FIELDS[:2],
    Command("change", ("space", "enter"), "Space", "change", "Change this line.", 3),
    HELP,
    BACK_TO_LOBBY,
    *LOOK,
)
