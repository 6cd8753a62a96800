"""`bowers watch`: a saved game or a famous deal, on the screen or told line by line."""

from __future__ import annotations

import argparse
from pathlib import Path

from app import paths
from app.cli.arguments import Command, Parser, Refused
from app.cli.screen import console, open_screen
from app.cli.table import add_plain
from app.laying import RECORD_PLAYERS, played_out
from app.narration import BeggarNarrator, told, told_game
from app.start import WatchFile, WatchRecord
from engines.beggar import RECORDS, Record
from engines.errors import BadSave
from engines.saves import BEGGAR, clean, load


def find_game(what: str, saves: Path) -> Path | None:
    """The saved game that is meant: a file, or the name of one in the folder of saved games."""
    given = Path(what)
    for path in (given, paths.named(saves, what)):
        if path.is_file():
            return path
    return given if paths.looks_like_a_file(what) else None


def _add(parser: Parser) -> None:
    parser.add_argument(
        "what",
        metavar="FILE|RECORD",
        help="a saved game, by its file or its name, or a famous deal",
    )
    add_plain(parser)


def _run(options: argparse.Namespace) -> int:
    path = find_game(options.what, options.saves)
    if path is not None:
        return _watch_file(path, options)
    for record in RECORDS:
        if record.slug == options.what:
            return _watch_record(record, options)
    raise Refused(
        f'There is no saved game and no record "{clean(options.what)}"; '
        f"the records are {', '.join(record.slug for record in RECORDS)}."
    )


def _watch_file(path: Path, options: argparse.Namespace) -> int:
    try:
        saved = load(path)
    except BadSave as error:
        raise Refused(f"{clean(str(path), 200)}: {error}") from error
    if not options.plain:
        return open_screen(WatchFile(path), options.saves)
    console().say(told_game(saved))
    return 0


def _watch_record(record: Record, options: argparse.Namespace) -> int:
    if not options.plain:
        return open_screen(WatchRecord(record.slug), options.saves)
    timeline = BEGGAR.timeline(played_out(record))
    console().say(told(timeline, BeggarNarrator(RECORD_PLAYERS)))
    return 0


_SLUGS = "\n".join(f"  {record.slug:18}{record.title}, {record.finder}" for record in RECORDS)

WATCH = Command(
    name="watch",
    short="watch a saved game or a famous deal",
    help=f"""\
Watch a saved game as if it were live, or one of the famous deals of Beggar-My-Neighbour:

{_SLUGS}
""",
    examples="""\
  bowers watch game.bowers               a saved game
  bowers watch casella-2024              the game without an end
  bowers watch nessler-2022 --plain      told in sentences
""",
    add=_add,
    run=_run,
)
