"""The keys of the record room: the list of deals, and one of them laid open."""

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
    Command("keep", ("k",), "k", "keep", "Keep this deal as a find of yours.", 6),
    *_COPY,
    HELP,
    BACK,
)
