"""How well both sides played in the matches that were reviewed, kept for the statistics.

A review takes minutes, so what it comes to is remembered until the file of the match changes. It
may be deleted at any time: another review finds it again.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from app import paths
from app.whole_files import write_whole

Accuracy = tuple[float | None, ...]
"""By seat: the share that was kept of all that was at stake, 0 to 1; None when nothing was."""


class _Remembered(msgspec.Struct, frozen=True):
    """The accuracy in a file as long as it has this size and this time of its last change."""

    size: int
    changed: int
    accuracy: Accuracy


class Accuracies:
    """Those of the saved matches in a folder. What cannot be read or kept is not there."""

    def __init__(self, folder: Path) -> None:
        self._file = paths.accuracy_file(folder)
        self._known: dict[str, _Remembered] = {}
        with suppress(OSError, msgspec.DecodeError):
            self._known = msgspec.json.decode(self._file.read_bytes(), type=dict[str, _Remembered])

    def of(self, match: Path) -> Accuracy | None:
        """That of a match; None when it was not reviewed as it is now."""
        with suppress(OSError):
            status = match.stat()
            known = self._known.get(match.name)
            if known and (known.size, known.changed) == (status.st_size, status.st_mtime_ns):
                return known.accuracy
        return None

    @staticmethod
    def keep(match: Path, accuracy: Accuracy) -> None:
        """Remember what the review of a whole match came to."""
        memory = Accuracies(match.parent)
        with suppress(OSError):
            status = match.stat()
            remembered = _Remembered(status.st_size, status.st_mtime_ns, accuracy)
            memory._known[match.name] = remembered
            write_whole(memory._file, msgspec.json.encode(memory._known))
