"""The lab: deals played out without events, fast, for counting and searching."""

from engines.beggar.lab.playing_out import play_out

__all__ = ["play_out"]
