"""Lines out and lines in: a table for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TextIO

from app.narration import Line, plain
from engines.saves import clean

_LEAVE = ("q", "quit", "leave", "exit")
_HELP = ("?", "h", "help")
_NOTHING_ELSE: Mapping[str, Callable[[], Iterable[Line]]] = MappingProxyType({})


class Leave(Exception):
    """The person leaves the table, or there is nobody who could answer any more."""


class Console:
    """Says lines and asks for choices. Cards and suits are signs, or else words."""

    def __init__(self, typed: TextIO, said: TextIO, *, signs: bool) -> None:
        self._typed = typed
        self._said = said
        self._signs = signs

    def say(self, lines: Iterable[Line]) -> None:
        """Say the lines but for seals, a heading after an empty one, and have them out."""
        for line in lines:
            if line.role == "sealed":
                continue
            if line.role == "heading":
                print(file=self._said)
            print(self._words(line), file=self._said)
        self._said.flush()

    def choose(
        self,
        question: Line,
        options: Sequence[Line],
        *,
        usual: int | None = None,
        asides: Mapping[str, Callable[[], Iterable[Line]]] = _NOTHING_ELSE,
    ) -> int:
        """Ask until one of the options is chosen, by its number or its words; which, from 0.

        `usual` is the one that an empty line chooses; `asides` are other words that may be typed,
        with what is said to who types them. Raises `Leave` at the end of what is typed, and when
        the person asks to leave.
        """
        words = [self._words(option) for option in options]
        numbered = [Line((f"  {number}  {option}",)) for number, option in enumerate(words, 1)]
        self.say([question, *numbered])
        while True:
            typed = self._read(usual)
            if not typed and usual is not None:
                return usual
            for place, option in enumerate(words):
                if typed in (str(place + 1), option.casefold()):
                    return place
            if typed in _HELP:
                self.say([question, *numbered])
            elif typed in asides:
                self.say(asides[typed]())
            else:
                self.say([_refusal(typed, len(words))])

    def _read(self, usual: int | None) -> str:
        often = "" if usual is None else f", Enter for {usual + 1}"
        print(f"Number{often}, or q to leave: ", end="", file=self._said, flush=True)
        line = self._typed.readline()
        if not self._typed.isatty():
            print(file=self._said)
        typed = clean(line).casefold()
        if not line or typed in _LEAVE:
            raise Leave
        return typed

    def _words(self, line: Line) -> str:
        return plain(line, self._signs)


def _refusal(typed: str, options: int) -> Line:
    what = f'"{typed}" is no choice here' if typed else "Nothing was chosen"
    numbers = "1" if options == 1 else f"a number from 1 to {options}"
    return Line((f"{what}: type {numbers}, ? to hear the choices again, or q to leave.",))
