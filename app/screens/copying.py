"""Copying to the clipboard of the terminal, by its own means (OSC 52)."""

from __future__ import annotations

from textual.app import App


def copy(app: App[None], what: str, text: str) -> None:
    """Copy a text, and say so: no terminal answers whether it allows that."""
    app.copy_to_clipboard(text)
    app.notify(f"{what} is copied, if your terminal lets programs copy: {text}", markup=False)
