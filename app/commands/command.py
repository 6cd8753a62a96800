"""What a command is, and the places where a person can ask for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Place(Enum):
    """Where a person is: each place has its keys. `value` is its name on the screen."""

    LOBBY = "Beggars & Bowers"
    NEW_BEGGAR = "New Beggar-My-Neighbour"
    NEW_EUCHRE = "New Euchre"
    BEGGAR = "Beggar-My-Neighbour"
    EUCHRE = "Euchre"
    WATCH = "Watch"
    RESULT = "Result"
    SAVED = "Saved games"
    RECORDS = "Records"
    LAB = "The lab"
    DEAL = "A deal"
    ANCESTORS = "What leads to a deal"
    RULES = "Rules"
    STATISTICS = "Statistics"
    SETTINGS = "Settings"
    SHEET = "A sheet of writing"
    HELP = "Help"
    LOG = "Log"
    HINT = "Hint"
    QUESTION = "A question answered by typing"
    CONFIRMATION = "A question answered by yes or no"


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a person can ask for, with the keys for it.

    `action` is the action of that name; where each key means something of its own, `means` says
    what, key by key, and that is what the action is given. `sign` is how the keys are printed.
    `does` is what the footer says, `short` what it says where there is little room. Commands
    without a `rank` stay out of the footer; of the others, the lowest ranks are kept when there is
    not room for all. `at_end` puts a command at the footer's right end.
    """

    action: str
    keys: tuple[str, ...]
    sign: str
    does: str
    help: str
    rank: int = 0
    short: str = ""
    at_end: bool = False
    means: tuple[int | str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        """What each key runs, key by key."""
        if self.means:
            return tuple(f"{self.action}({meaning!r})" for meaning in self.means)
        return (self.action,) * len(self.keys)
