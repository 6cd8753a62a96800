"""What is typed becomes what is done, and what goes wrong a sentence and an exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from app import __version__
from app.cli.arguments import (
    INTERRUPTED,
    WRONG,
    Command,
    Parser,
    Refused,
    add_folder,
    add_seed,
    shielded,
)
from app.cli.screen import open_screen
from app.start import Lobby
from engines.errors import BadCard, BadDeal, BadRules, BadSave
from engines.saves import clean

_PIPE_CLOSED = 141

_ABOUT = """\
Beggar-My-Neighbour for two to four, and two-handed Euchre: play from the keyboard, or watch a
saved game or a famous deal. Without a command the lobby opens.
"""

_EXAMPLES = """\
examples:
  bowers                        the lobby: everything else is a key away
  bowers euchre --level easy    a match of Euchre at once
  bowers beggar --players 4     Beggar-My-Neighbour for four
  bowers watch nessler-2022     the longest game known
  bowers play euchre --plain    by typed lines, for screen readers
  bowers deal ---A-K/-Q--J-     play a deal out and say how it ends

`bowers COMMAND --help` says more about a command.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the answer is the exit code.

    It is 0 when that was done, and 2, with one sentence on standard error, when something is wrong
    with the arguments, a file or the terminal. `SystemExit` is raised by `--help`, by `--version`
    and for arguments that make no sense.
    """
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        options = _parser(_commands(given)).parse_args(list(map(shielded, given)))
        code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return _PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Refused, BadCard, BadDeal, BadRules, BadSave) as error:
        return _wrong(str(error))
    except OSError as error:
        if error.filename is None:
            _drop_output()
            return _wrong(f"{error.strerror or error}.")
        return _wrong(f"{error.filename}: {error.strerror}.")
    return code


def _commands(given: Sequence[str]) -> Sequence[Command]:
    """Every command, or none for who names none: the lobby does not wait until they are loaded."""
    if not given:
        return ()
    from app.cli.commands import COMMANDS  # noqa: PLC0415

    return COMMANDS


def _parser(known: Sequence[Command]) -> Parser:
    parser = Parser(
        "bowers",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"bowers {__version__}")
    add_folder(parser, first=True)
    add_seed(parser, first=True)
    parser.set_defaults(run=_lobby)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for command in known:
        child = commands.add_parser(
            command.name,
            help=command.short,
            description=command.help,
            epilog=f"examples:\n{command.examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.add(child)
        add_folder(child, first=False)
        child.set_defaults(run=command.run)
    return parser


def _lobby(options: argparse.Namespace) -> int:
    if options.seed is not None:
        raise Refused("A seed shuffles a new game: say which, as in: bowers euchre --seed 7.")
    return open_screen(Lobby(), options.saves)


def _wrong(sentence: str) -> int:
    print(f"bowers: {clean(sentence, 600)}", file=sys.stderr)
    return WRONG


def _drop_output() -> None:
    """Have nothing more written where nothing more can be, also when the interpreter ends."""
    with suppress(io.UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
