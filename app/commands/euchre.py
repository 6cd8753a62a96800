"""The keys of the Euchre table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK_OR_ON, BACK_TO_LOBBY, HELP, LOG, LOOK, PACE

UNDO: Final = Command(
    "undo",
    ("u",),
    "u",
    "undo",
    "In a match of practice: take back what you did last, with all that followed.",
    5,
)

EUCHRE: Final = (
    Command(
        "choose",
        ("1", "2", "3", "4", "5", "6"),
        "1-5",
        "choose",
        "Choose a card of yours; Enter plays it. 6 is the upcard, if it may be laid away.",
        1,
        means=(1, 2, 3, 4, 5, 6),
    ),
    Command("beside", ("left", "right"), "← →", "beside", "The card beside.", means=BACK_OR_ON),
    Command("confirm", ("enter",), "Enter", "play", "Play the chosen card, or go on.", 2),
    Command("order_up", ("o",), "o", "order it up", "Make the upcard's suit trump.", 1),
    Command("accept", ("a",), "a", "accept", "As dealer, take up the upcard: it is trump.", 1),
    Command("pass_call", ("p",), "p", "pass", "Make nothing trump.", 2),
    Command("name_clubs", ("c",), "c", "clubs", "Name clubs.", 3),
    Command("name_diamonds", ("d",), "d", "diamonds", "Name diamonds.", 3),
    Command("name_hearts", ("h",), "h", "hearts", "Name hearts.", 3),
    Command("name_spades", ("s",), "s", "spades", "Name spades.", 3),
    Command("leave_upcard", ("v",), "v", "leave it", "Leave the upcard on the table.", 3),
    Command("last_trick", ("t",), "t", "last trick", "Look at the last trick again.", 5),
    Command("hint", ("H",), "H", "hint", "What each choice is worth, and why the best is.", 4),
    UNDO,
    replace(LOG, rank=6),
    PACE,
    HELP,
    BACK_TO_LOBBY,
    *LOOK,
)
