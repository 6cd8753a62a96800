"""Something laid over a screen, which shines through a veil."""

from __future__ import annotations

from typing import TypeVar

from textual.screen import ModalScreen

Result = TypeVar("Result")


class LaidOver(ModalScreen[Result]):
    """A screen whose one widget lies in the middle; the rest is a veil on what is below."""

    DEFAULT_CSS = """
    LaidOver { align: center middle; background: $table-veil 50%; }
    LaidOver > Sheet { width: 78; max-width: 100%; height: auto; max-height: 100%; }
    """

    def action_close(self) -> None:
        """Back to what lies below."""
        self.dismiss()
