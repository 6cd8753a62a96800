"""Deals played out without events, fast: how one comes out, and no more."""

from engines.beggar.playing_out.play_out import play_out

__all__ = ["play_out"]
