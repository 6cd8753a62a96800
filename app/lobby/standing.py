"""What the lobby knows of the household when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from app.settings import Settings
from engines import beggar, euchre


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that was left and can be carried on.

    left: when it was last played. names, levels: by seat, a level being None for a person. you:
    the seat one looks from, or None where several persons sit. table: the table as it was left,
    as the person there may see it.
    """

    path: Path
    left: datetime
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    you: int | None
    table: beggar.State | euchre.State


@dataclass(frozen=True, slots=True)
class Standing:
    """The settings of the moment, the game that waits, and how many games there are.

    saved: all games that can be watched. finished: those that came to an end.
    """

    now: datetime
    settings: Settings = field(default_factory=Settings)
    waiting: Waiting | None = None
    saved: int = 0
    finished: int = 0
