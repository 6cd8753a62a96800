"""The keys of the record room: the list of deals, one laid open, and what leads to it."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command
from app.commands.everywhere import BACK, BACK_TO_LOBBY, HELP, LEAP, READ, UP_DOWN

_COPY = (
    Command("copy", ("y",), "y", "copy", "Copy the deal, for other programs.", 6),
    Command("copy_number", ("Y",), "Y", "copy number", "Copy the number of the deal."),
)
_WATCH = Command("open", ("enter",), "Enter", "watch", "Watch this deal.", 2)

RECORDS: Final = (
    UP_DOWN,
    LEAP,
    _WATCH,
    Command("study", ("s",), "s", "study", "All that is known of this deal.", 3),
    Command("type_deal", ("p",), "p", "paste a deal", "Paste or type any deal.", 4, "paste"),
    Command("lab", ("l",), "l", "the lab", "What many random deals come to."),
    *_COPY,
    Command("rename", ("n",), "n", "rename", "Give a find of yours another name.", 7),
    Command("delete", ("d", "delete"), "d", "delete", "Forget a find of yours; asks first.", 8),
    HELP,
    BACK_TO_LOBBY,
)
DEAL: Final = (
    *READ,
    _WATCH,
    Command(
        "backwards",
        ("b",),
        "b",
        "longer?",
        "Undo tricks: which deals lead here, and is there a longer one?",
        4,
    ),
    Command("longest", ("o",), "o", "the longest", "Lay the longest of those deals open.", 5),
    Command("ancestors", ("a",), "a", "all of them", "All positions that lead here.", 3, "all"),
    Command("keep", ("k",), "k", "keep", "Keep this deal as a find of yours.", 6),
    *_COPY,
    HELP,
    BACK,
)
ANCESTORS: Final = (
    UP_DOWN,
    LEAP,
    Command("open", ("enter",), "Enter", "lay open", "All that is known of this position.", 2),
    Command(
        "dealt",
        ("tab",),
        "Tab",
        "dealt so, or all",
        "Only positions that are dealt so, the longest way first; or all, the nearest first.",
        3,
        "dealt so",
    ),
    Command("copy", ("y",), "y", "copy", "Copy the position, for other programs.", 4),
    HELP,
    BACK,
)
