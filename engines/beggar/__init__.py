"""See the rooms of this package."""
