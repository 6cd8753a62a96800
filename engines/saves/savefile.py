"""A file that only grows, line by line, each line whole on the disk or not there at all."""

from __future__ import annotations

import fcntl
import os
import sys
import weakref
from contextlib import suppress
from pathlib import Path
from threading import Lock

from engines.errors import BadSave


class SaveInUse(BadSave):
    """Another program plays on in this file; the game may be watched meanwhile."""


def in_use(path: Path) -> bool:
    """Whether some program plays on in this file. Raises `OSError` when it cannot be opened."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False


class SaveFile:
    """A file under a lock, and the lines that wait to be written to its end.

    The lock is the system's (flock): it goes when the program that holds it goes, however it ends.
    """

    def __init__(self, descriptor: int, path: Path, length: int) -> None:
        """Use `create` or `reopen`; `length` is how many bytes of the file are whole lines."""
        self.path = path
        self._descriptor = descriptor
        self._close = weakref.finalize(self, os.close, descriptor)
        self._length = length
        self._waiting: list[bytes] = []
        self._adding = Lock()
        self._writing = Lock()
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._torn = os.fstat(descriptor).st_size > length
        except BlockingIOError:
            self.close()
            raise SaveInUse(
                "This game is being played in another window; here it may be watched."
            ) from None

    @classmethod
    def create(cls, path: Path) -> SaveFile:
        """A new, empty file. Raises `FileExistsError` rather than touch one that is there."""
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
        file = cls(os.open(path, flags, 0o666), path, 0)
        _sync_folder(path.parent)
        return file

    @classmethod
    def reopen(cls, path: Path, length: int) -> SaveFile:
        """A file that is there, to be carried on after its first `length` bytes.

        What comes after them, a torn line, is cut away before anything is written. Raises
        `SaveInUse` when another program plays on in it.
        """
        return cls(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC), path, length)

    def read(self) -> bytes:
        """All that is in the file now."""
        return os.pread(self._descriptor, os.fstat(self._descriptor).st_size, 0)

    def add(self, line: bytes) -> None:
        """Have a line, with its end, wait for the next `flush`."""
        with self._adding:
            self._waiting.append(line)

    def flush(self) -> None:
        """Put the waiting lines on the disk: one write, one sync.

        It may be called from any thread while lines are added in another. Raises `OSError` when
        the disk refuses, and `ValueError` on a closed file; then the lines go on waiting.
        """
        with self._writing:
            with self._adding:
                lines = self._waiting.copy()
            if lines:
                self._append(b"".join(lines))
                with self._adding:
                    del self._waiting[: len(lines)]

    def close(self) -> None:
        """Give the file and its lock back; a second call does nothing."""
        with self._writing:
            self._close()

    def _append(self, lines: bytes) -> None:
        if not self._close.alive:
            raise ValueError("The file of this game is closed.")
        self._cut_torn_lines()
        self._torn = True
        try:
            rest = memoryview(lines)
            while rest:
                rest = rest[os.write(self._descriptor, rest) :]
            _sync(self._descriptor)
        except OSError:
            with suppress(OSError):
                self._cut_torn_lines()
            raise
        self._length += len(lines)
        self._torn = False

    def _cut_torn_lines(self) -> None:
        if self._torn:
            os.ftruncate(self._descriptor, self._length)
            self._torn = False


def _sync(descriptor: int) -> None:
    """Have the disk itself keep what was written; on macOS fsync stops at the disk's memory."""
    if sys.platform == "darwin":
        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def _sync_folder(folder: Path) -> None:
    """Have the disk keep that the file is there, where the file system can do so for a folder."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        with suppress(OSError):
            os.fsync(descriptor)
        os.close(descriptor)
