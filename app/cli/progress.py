"""How far a long work is, in one line of a terminal that is written over and over."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Final, TextIO

_EVERY: Final = 0.1
_BAR: Final = 20
_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
# What a terminal adds to the line when it is ended by a key.
_ECHO: Final = "^C"


class Progress:
    """Shows a bar, the time left and a few words; where there is no terminal, nothing at all.

    As a context it takes its line away at the end.
    """

    def __init__(
        self, stream: TextIO | None = None, *, clock: Callable[[], float] = monotonic
    ) -> None:
        self._stream = stream or sys.stderr
        self._clock = clock
        self._began = clock()
        self._shown: float | None = None
        self._length = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._shown is not None:
            self._stream.write(f"\r{'':{self._length + len(_ECHO)}}\r")
            self._stream.flush()

    @property
    def seconds(self) -> float:
        """How long the work has taken until now."""
        return self._clock() - self._began

    def show(self, part: float | None, words: str) -> None:
        """Say that a part, from 0 to 1, is done; None where there is no end to come to."""
        now = self._clock()
        early = self._shown is not None and now - self._shown < _EVERY
        if early or not self._stream.isatty():
            return
        self._shown = now
        if part is None:
            self._write(words)
            return
        full = round(part * _BAR)
        bar = "#" * full + "." * (_BAR - full)
        left = f"  {_duration((now - self._began) * (1 - part) / part)} left" if part else ""
        self._write(f"[{bar}] {part:4.0%}{left}  {words}")

    def _write(self, line: str) -> None:
        line = line[: shutil.get_terminal_size().columns - len(_ECHO) - 1]
        self._stream.write(f"\r{line:{self._length}}")
        self._stream.flush()
        self._length = len(line)


def _duration(seconds: float) -> str:
    if seconds < _MINUTE:
        return f"{seconds:.0f} s"
    if seconds < _HOUR:
        return f"{seconds / _MINUTE:.0f} min"
    return f"{seconds / _HOUR:.1f} h"
