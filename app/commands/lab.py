"""The keys of the lab."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK, BACK_OR_ON, HELP, LOOK, UP_DOWN

LAB: Final = (
    Command("play_pause", ("space",), "Space", "play", "Play the deals, stop, or go on.", 1),
    Command("players", ("p",), "p", "players", "Two, three or four players.", 2),
    Command("rule", ("r",), "r", "rule", "Whether a short payer's debt passes on.", 7),
    Command(
        "deals",
        ("left", "right"),
        "← →",
        "deals",
        "A tenth as many deals, or ten times as many; what was played is kept.",
        3,
        means=BACK_OR_ON,
    ),
    Command("seed", ("s",), "s", "seed", "Other deals, by a seed of your own or a drawn one.", 4),
    Command("twenty", ("a",), "a", "all of 20", "Every deal of a pack of 20 cards.", 8),
    Command("counted", ("t",), "t", "tricks", "Count cards, or tricks.", 5),
    UP_DOWN,
    Command("open", ("enter",), "Enter", "watch", "Watch the chosen find.", 5),
    Command("keep", ("k",), "k", "keep", "Keep the chosen find in the record room.", 6),
    HELP,
    BACK,
    *LOOK,
)
