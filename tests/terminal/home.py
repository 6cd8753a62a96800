"""How the application is started in a home of its own, where it finds nobody's games."""

import os
import sys
from pathlib import Path

from tests.house.tree import HOUSE

BOWERS = (sys.executable, "-m", "app")


def environment(home: Path) -> dict[str, str]:
    """The environment of a terminal with colours whose user has nothing but `home`."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(HOUSE),
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
        "XDG_STATE_HOME": str(home),
    }


def saves(home: Path) -> Path:
    """Where the application keeps the saved games of such a user."""
    return home / "beggars-and-bowers" / "saves"
