"""Questions whose answers are known beforehand."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from threading import Event


@dataclass(frozen=True, slots=True)
class Square:
    """The square of a number."""

    number: int

    def answer(self) -> int:
        return self.number**2


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The process that answers."""

    def answer(self) -> int:
        return os.getpid()


@dataclass(frozen=True, slots=True)
class Forever:
    """Never answered; the file is there, with the number of the process in it, when it is asked."""

    file: Path

    def answer(self) -> None:
        whole = self.file.with_suffix(".part")
        whole.write_text(str(os.getpid()))
        whole.rename(self.file)
        Event().wait()


@dataclass(frozen=True, slots=True)
class Fatal:
    """Kills the first process that is asked, and squares a number in the next."""

    number: int
    file: Path

    def answer(self) -> int:
        try:
            self.file.touch(exist_ok=False)
        except FileExistsError:
            return self.number**2
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


@dataclass(frozen=True, slots=True)
class Senseless:
    """An error, wherever it is asked."""

    def answer(self) -> int:
        raise ArithmeticError("There is no answer.")
