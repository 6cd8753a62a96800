"""Pictures of the house: screens at chosen moments of real games, the same every time."""

from app.gallery.studio import SITTINGS, Sitting, hang

__all__ = ["SITTINGS", "Sitting", "hang"]
