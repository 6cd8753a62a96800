"""Commands that several places have."""

from __future__ import annotations

from dataclasses import replace

from app.commands.command import Command

BACK_OR_ON = (-1, 1)
"""What each of two opposite keys means."""

HELP = Command("help", ("question_mark", "f1"), "?", "help", "The keys of this place.", 2)
BACK_TO_LOBBY = Command(
    "back",
    ("q", "escape"),
    "q",
    "to the lobby",
    "One level back. A game is kept and can be carried on.",
    1,
    "lobby",
    at_end=True,
)
CLOSE = Command("close", ("escape", "q", "enter"), "Esc", "close", "Back to what lies below.")
BACK = Command("back", ("q", "escape"), "q", "back", "One level back.", 1, at_end=True)
LOOK = (
    Command(
        "app.four_colours",
        ("f4",),
        "F4",
        "four colours",
        "Four-colour deck: green clubs and blue diamonds, or black and red.",
    ),
    Command(
        "app.letters",
        ("f5",),
        "F5",
        "letters",
        "Suits as letters (S H D C) in place of their signs.",
    ),
    Command("app.theme", ("f6",), "F6", "theme", "Dark baize or light linen."),
)
"""How the house is dressed: on keys nearly everywhere."""
UP_DOWN = Command("move", ("up", "down"), "↑ ↓", "choose", "Go up or down.", 1, means=BACK_OR_ON)
LEAP = Command(
    "leap",
    ("pageup", "pagedown", "home", "end"),
    "PgUp PgDn",
    "page",
    "A page up or down; Home and End: the first and the last.",
    means=("page up", "page down", "first", "last"),
)
READ = (
    Command("move", ("up", "down"), "↑ ↓", "read", "A line up or down.", 1, means=BACK_OR_ON),
    Command(
        "page",
        ("pageup", "pagedown", "space"),
        "Space",
        "on",
        "A page up or down; Space is a page down.",
        3,
        means=(-1, 1, 1),
    ),
)
FIELDS = (
    Command("field", ("up", "down"), "↑ ↓", "field", "To another line.", 1, means=BACK_OR_ON),
    Command(
        "choice",
        ("left", "right"),
        "← →",
        "choice",
        "Another choice on this line.",
        2,
        means=BACK_OR_ON,
    ),
    Command("change", ("space",), "Space", "change", "Change this line, or type a name.", 3),
)
AS_THE_BOOK = Command(
    "as_the_book", ("d",), "d", "book rules", "All house rules as the book has them.", 4
)
FORM_HELP = (
    Command("rules", ("question_mark",), "?", "rules", "The rules of this game in full.", 5),
    Command("help", ("f1",), "F1", "help", "The keys of this place."),
)
OWN_KEYS = ("a", "f", "j", "o")
"""What persons who share a keyboard turn their cards with, from the left of it to the right."""

PACE = Command(
    "pace",
    ("less_than_sign", "greater_than_sign"),
    "< >",
    "pace",
    "Half or twice the speed.",
    means=BACK_OR_ON,
)
LOG = Command("log", ("l",), "l", "log", "What has happened in this game so far.")
LOG_SO_FAR = replace(LOG, keys=("L",), sign="L", help="What has happened up to here.")
"""The log while one watches, where l leads to the loop."""
