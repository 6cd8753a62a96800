"""The keys of the Beggar-My-Neighbour table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK_TO_LOBBY, HELP, LOG, LOOK, OWN_KEYS, PACE

FORTUNES: Final = Command(
    "fortunes", ("F",), "F", "fortunes", "The fortunes so far; again: the table."
)
BEGGAR: Final = (
    Command(
        "turn",
        ("space", "enter"),
        "Space",
        "turn a card",
        "Turn a card, or do not wait for the next one.",
        1,
        "turn",
    ),
    Command(
        "turn_own",
        OWN_KEYS,
        " ".join(OWN_KEYS),
        "turn your own",
        "Each person at the keyboard turns a card with a key of his own.",
        2,
        "own",
        means=OWN_KEYS,
    ),
    Command("to_trick_end", ("e",), "e", "end of trick", "Play to the end of this trick."),
    Command("to_game_end", ("E",), "E", "end of game", "Play to the end of the game."),
    replace(PACE, rank=3),
    Command(
        "pause",
        ("p",),
        "p",
        "by itself",
        "Let all cards turn by themselves, or no longer.",
        3,
        "auto",
    ),
    Command("last_trick", ("t",), "t", "last pile", "Look at the last pile again.", 4),
    FORTUNES,
    Command("call_time", ("c",), "c", "call time", "End the game now: most cards wins.", 5),
    LOG,
    HELP,
    BACK_TO_LOBBY,
    *LOOK,
)
