"""`bowers play`: a new game, or one that was left."""

from __future__ import annotations

import argparse

from app.cli.arguments import Command, Parser, Refused, add_seed
from app.cli.screen import check_folder
from app.cli.table import add_plain, open_table
from app.cli.watching import find_game
from app.library import Library
from app.start import CarryOn, NewBeggar, NewEuchre
from engines.errors import BadSave
from engines.saves import BEGGAR, EUCHRE, clean, load


def _add(parser: Parser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        metavar="GAME",
        help="beggar or euchre for a new game, or a saved game by its file or its name; "
        "without one, the game you left last",
    )
    add_seed(parser, first=False)
    add_plain(parser)


def _run(options: argparse.Namespace) -> int:
    return open_table(_start(options), options)


def _start(options: argparse.Namespace) -> NewBeggar | NewEuchre | CarryOn:
    check_folder(options.saves)
    if options.what == BEGGAR.name:
        return NewBeggar(seed=options.seed)
    if options.what == EUCHRE.name:
        return NewEuchre(seed=options.seed)
    if options.seed is not None:
        raise Refused("A seed shuffles a new game, and a saved game has been shuffled.")
    return _saved(options)


def _saved(options: argparse.Namespace) -> CarryOn:
    if options.what is None:
        waiting = Library(options.saves).waiting()
        if waiting is None:
            raise Refused("No game waits to be carried on: say beggar or euchre for a new one.")
        return CarryOn(waiting.path)
    path = find_game(options.what, options.saves)
    if path is None:
        raise Refused(f'There is no saved game "{clean(options.what)}".')
    try:
        finished = load(path).finished
    except BadSave as error:
        raise Refused(f"{clean(str(path), 200)}: {error}") from error
    if finished:
        raise Refused(f"{clean(str(path), 200)}: this game is over; bowers watch shows it.")
    return CarryOn(path)


PLAY = Command(
    name="play",
    short="carry a game on, or begin one",
    help="Carry on the game you left last, or another saved game; or begin one as the book has it.",
    examples="""\
  bowers play                    the game you left last
  bowers play game.bowers        a saved game
  bowers play euchre --plain     a new match by typed lines
""",
    add=_add,
    run=_run,
)
