"""Beggars & Bowers: the full-screen application over the engines."""

__version__ = "0.1.0"
