"""A person at a command line, in a home of his own."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.cli import main


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: the exit code, and what was said on both outputs."""

    code: int
    out: str
    err: str


class CommandLine:
    """Types commands, and lines for what they ask."""

    def __init__(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.home = home
        self.saves = home / "saves"
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        """Run `bowers` with these arguments."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(["--saves", str(self.saves), *arguments])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        said = self._capsys.readouterr()
        return Answer(code, said.out, said.err)

    def refusal(self, *arguments: str, typed: str = "") -> str:
        """The one sentence with which a command is refused."""
        answer = self(*arguments, typed=typed)
        assert answer.code == 2, answer
        (sentence,) = answer.err.splitlines()
        assert sentence.startswith("bowers")
        assert sentence.isprintable()
        return sentence

    def saved(self) -> list[Path]:
        """The files of saved games."""
        return sorted(self.saves.glob("*.bowers"))


@pytest.fixture
def bowers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> CommandLine:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LC_ALL", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    return CommandLine(tmp_path, monkeypatch, capsys)
