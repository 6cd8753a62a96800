"""What a player is."""

from __future__ import annotations

from typing import Protocol

from engines.euchre.actions import Action
from engines.euchre.state import View


class Player(Protocol):
    """Someone who decides from what his seat shows him, and from nothing else.

    The same player shown the same view makes the same choice, so a choice can be made again, and
    in another process.
    """

    def choose(self, view: View) -> Action:
        """The action of the player at `view.seat`, who must be the one to act."""
        ...
