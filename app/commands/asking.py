"""The keys of a question."""

from __future__ import annotations

from typing import Final

from app.commands.command import Command

QUESTION: Final = (Command("never_mind", ("escape",), "Esc", "never mind", "Leave all as it was."),)
CONFIRMATION: Final = (
    Command("yes", ("y",), "y", "yes", "Do it."),
    Command("no", ("n", "escape", "q", "enter"), "n", "never mind", "Leave all as it was."),
)
