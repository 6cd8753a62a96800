"""The command line, `bowers`: what is asked for, and in one sentence what is wrong with it."""

from app.cli.program import main

__all__ = ["main"]
