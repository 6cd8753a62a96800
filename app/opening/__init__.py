"""Opening a table: from what a person asks for to the screen where it happens."""

from app.opening.opener import CannotOpen, Opener

__all__ = ["CannotOpen", "Opener"]
