"""`bowers watch`: a saved game or a famous deal, on the screen or told line by line."""

from __future__ import annotations

import argparse
from pathlib import Path

from app import paths
from app.claims import Claim
from app.cli.arguments import Command, Parser, Refused
from app.cli.screen import console, open_screen
from app.cli.table import add_plain
from app.finds import BadFinds, Finds, start_of
from app.laying import played_out, players_of
from app.narration import BeggarNarrator, told, told_game
from app.start import WatchDeal, WatchFile, WatchRecord, of_record
from engines.beggar import RECORDS, read_deal, record
from engines.errors import BadSave
from engines.saves import BEGGAR, clean, load

_SIGNS_OF_A_DEAL = set("-–—·/JQKAT0123456789CDHS♣♦♥♠")


def find_game(what: str, saves: Path) -> Path | None:
    """The saved game that is meant: a file, or the name of one in the folder of saved games."""
    found = _saved_game(what, saves)
    return Path(what) if found is None and paths.looks_like_a_file(what) else found


def find_deal(what: str, saves: Path) -> WatchRecord | WatchDeal | None:
    """The deal that is meant: the name of a famous one or of a find, or a deal as it is written.

    Raises `BadDeal` for what is written like a deal and is none.
    """
    if any(record.slug == what for record in RECORDS):
        return WatchRecord(what)
    for find in finds_in(saves):
        if find.name == what:
            return start_of(find)
    if not like_a_deal(what):
        return None
    read_deal(what)
    return WatchDeal(what.strip())


def nothing_called(what: str) -> str:
    """There is no such game, but the records there are."""
    return (
        f'There is no saved game, no find and no record "{clean(what)}"; '
        f"the records are {', '.join(record.slug for record in RECORDS)}."
    )


def like_a_deal(text: str) -> bool:
    """Whether someone who writes this means a deal, though perhaps with a slip in it."""
    signs = "".join(text.upper().split())
    alike = sum(sign in _SIGNS_OF_A_DEAL for sign in signs)
    return signs.isdecimal() or ("/" in signs and 2 * alike > len(signs))


def _saved_game(what: str, saves: Path) -> Path | None:
    files = (path for path in (Path(what), paths.named(saves, what)) if path.is_file())
    return next(files, None)


def finds_in(saves: Path) -> list[Claim]:
    """One's own finds. Raises `Refused` for a file of them that is not right."""
    try:
        return Finds(saves).all()
    except BadFinds as error:
        raise Refused(str(error)) from error


def _add(parser: Parser) -> None:
    parser.add_argument(
        "what",
        metavar="FILE|RECORD|DEAL",
        help="a saved game, by its file or its name; a famous deal or a find of yours, by its "
        "name; or any deal, as bowers deal takes it",
    )
    add_plain(parser)


def _run(options: argparse.Namespace) -> int:
    path = _saved_game(options.what, options.saves)
    deal = find_deal(options.what, options.saves) if path is None else None
    if deal is not None:
        return _watch_deal(deal, options)
    path = path or find_game(options.what, options.saves)
    if path is not None:
        return _watch_file(path, options)
    raise Refused(nothing_called(options.what))


def _watch_file(path: Path, options: argparse.Namespace) -> int:
    try:
        saved = load(path)
    except BadSave as error:
        raise Refused(f"{clean(str(path), 200)}: {error}") from error
    if not options.plain:
        return open_screen(WatchFile(path), options.saves)
    console().say(told_game(saved))
    return 0


def _watch_deal(deal: WatchRecord | WatchDeal, options: argparse.Namespace) -> int:
    if not options.plain:
        return open_screen(deal, options.saves)
    played = of_record(record(deal.slug)) if isinstance(deal, WatchRecord) else deal
    timeline = BEGGAR.timeline(played_out(played))
    console().say(told(timeline, BeggarNarrator(players_of(played))))
    return 0


_SLUGS = "\n".join(f"  {record.slug:18}{record.title}, {record.finder}" for record in RECORDS)

WATCH = Command(
    name="watch",
    short="watch a saved game or a deal",
    help=f"""\
Watch a saved game as if it were live, or any deal of Beggar-My-Neighbour played out: one you write
down, one of your finds by its name, or one of the famous ones:

{_SLUGS}
""",
    examples="""\
  bowers watch game.bowers               a saved game
  bowers watch casella-2024              the game without an end
  bowers watch nessler-2022 --plain      told in sentences
  bowers watch 447247122283566119055     the same by its number
""",
    add=_add,
    run=_run,
)
