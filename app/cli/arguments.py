"""A parser that refuses in one sentence, and the kinds of values a command line has."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from app import paths
from engines import beggar
from engines.saves import clean

WRONG: Final = 2
"""The exit code when an argument, a file or the terminal is not what it should be."""

INTERRUPTED: Final = 130
"""The exit code when Ctrl-C ended it."""

_LARGEST_SEED: Final = 2**63 - 1
_DEAL = re.compile(r"-[^=]*/.*", re.DOTALL)


class Refused(Exception):
    """What was asked for cannot be done; the text is a sentence that says why."""


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        """Leave with that sentence."""
        self.exit(WRONG, f"{self.prog}: {clean(message, 400)}. Try '{self.prog} --help'.\n")


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the program.

    short: what it does, in the list of commands. help: the same at length. examples: lines, each
    with what it does. add: puts its own arguments into a parser. run: does it; the answer is the
    exit code.
    """

    name: str
    short: str
    help: str
    examples: str
    add: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]


def add_folder(parser: Parser, *, first: bool) -> None:
    """The folder of saved games, which may be named before a command or after it."""
    parser.add_argument(
        "--saves",
        type=Path,
        metavar="DIR",
        default=paths.saves_folder() if first else argparse.SUPPRESS,
        help="the folder of saved games, in place of your own",
    )


def add_seed(parser: Parser, *, first: bool) -> None:
    """What shuffles a new game, which may be named before a command or after it."""
    parser.add_argument(
        "--seed",
        type=whole_number(0, _LARGEST_SEED),
        metavar="N",
        default=None if first else argparse.SUPPRESS,
        help="a number that shuffles: the same number, the same cards",
    )


def a_deal(text: str) -> str:
    """A deal in kinds, however it is written, or the number of one. Raises `BadDeal`."""
    return beggar.format_deal(beggar.read_deal(text))


def shielded(argument: str) -> str:
    """The argument, and if it is a deal that begins with dashes, not to be taken for an option."""
    return f" {argument}" if _DEAL.fullmatch(argument) else argument


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number, and refuses in words what is none or is out of bounds."""

    def read(text: str) -> int:
        with suppress(ValueError):
            if least <= (number := int(text)) <= most:
                return number
        given = clean(text, 30)
        raise argparse.ArgumentTypeError(f"{given!r} is no whole number from {least} to {most}")

    return read
