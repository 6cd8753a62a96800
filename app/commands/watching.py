"""The keys of watch mode."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK, BACK_OR_ON, HELP, LOG_SO_FAR, LOOK, PACE

WATCH: Final = (
    Command("play_pause", ("space",), "Space", "pause", "Play or pause.", 1),
    Command(
        "trick",
        ("left", "right"),
        "← →",
        "trick",
        "One trick or turn back or on.",
        2,
        means=BACK_OR_ON,
    ),
    Command(
        "event",
        ("comma", "full_stop"),
        ", .",
        "card",
        "One event back or on.",
        3,
        means=BACK_OR_ON,
    ),
    Command(
        "leap",
        ("left_square_bracket", "right_square_bracket"),
        "[ ]",
        "hand",
        "One hand back or on, or ten tricks.",
        8,
        means=BACK_OR_ON,
    ),
    replace(PACE, does="speed", rank=4),
    Command(
        "tenth",
        tuple("0123456789"),
        "0-9",
        "tenths",
        "To that tenth of the game.",
        means=tuple(range(10)),
    ),
    Command("start", ("home",), "Home", "start", "To the beginning."),
    Command("finish", ("end",), "End", "end", "To the end."),
    Command("go_to", ("g",), "g", "go to", "To a card, a trick or a hand by its number.", 5),
    Command("to_loop", ("l",), "l", "loop", "To where the loop of an endless deal begins."),
    Command("hands", ("x",), "x", "hands", "Hands open, or as one player sees them.", 6),
    Command(
        "fortunes",
        ("f",),
        "f",
        "fortunes",
        "The fortunes of all players, as large as the screen; again: the table.",
        5,
    ),
    Command(
        "turn_of_fortune",
        ("n", "N"),
        "n N",
        "turn of fortune",
        "To the next change of the lead, largest pile or narrow escape, or the one before.",
        7,
        means=(1, -1),
    ),
    Command(
        "review",
        ("v",),
        "v",
        "review",
        "Weigh every decision, and show the chance to win; again: no longer.",
        5,
    ),
    Command(
        "mistake",
        ("m", "M"),
        "m M",
        "mistake",
        "To the next decision that was dubious or worse, or the one before.",
        3,
        means=(1, -1),
    ),
    LOG_SO_FAR,
    Command("next_game", ("tab",), "Tab", "next game", "The next game in the list."),
    HELP,
    BACK,
    *LOOK,
)
