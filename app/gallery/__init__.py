"""Pictures of the house: screens at chosen moments of real games, the same every time."""

from app.gallery.studio import Picture, hang, pictures

__all__ = ["Picture", "hang", "pictures"]
