"""`bowers check` and `bowers saves`: what is in the files of saved games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from app.cli.arguments import WRONG, Command, Parser
from app.cli.screen import check_folder
from app.library import Library, Listed, facts_of
from app.narration.words import counted, listed
from engines.errors import BadSave
from engines.saves import TITLES, Seat, clean, load


def _add_files(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--seals", action="store_true", help="list the seal of every pack")


def _check(options: argparse.Namespace) -> int:
    code = 0
    for file in options.files:
        name = clean(str(file), 200)
        try:
            saved = load(file)
        except BadSave as error:
            print(f"bowers: {name}: {error}", file=sys.stderr)
            code = WRONG
            continue
        facts = facts_of(saved)
        state = "finished" if facts.finished else "unfinished"
        told = [TITLES[facts.game], _players(facts.seats), facts.length, state]
        told += ["practice"] if facts.practice else []
        seals = [deal.seal for deal in saved.deals]
        print(f"{name}: sound. {', '.join(told)}; {_sealed(seals)}. {saved.note}".rstrip())
        for number, seal in enumerate(seals if options.seals else (), start=1):
            print(f"  hand {number}: {seal or 'no seal'}")
    return code


def _sealed(seals: Sequence[str]) -> str:
    """What there is to say of the seals of the packs, those that were not sealed being empty."""
    packs, sealed = len(seals), sum(map(bool, seals))
    if not sealed:
        return "no seals"
    some = "" if sealed == packs else f"{sealed} of them sealed, "
    return f"{counted(packs, 'pack')}, {some}{'each ' if sealed > 1 else ''}as sealed"


def _players(seats: tuple[Seat, ...]) -> str:
    return listed(f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in seats)


def _add_results(parser: Parser) -> None:
    parser.add_argument("--results", action="store_true", help="say how finished games came out")


def _list(options: argparse.Namespace) -> int:
    check_folder(options.saves)
    games = Library(options.saves).games()
    if not games:
        print(f"There are no saved games in {clean(str(options.saves), 200)}.")
    for game in games:
        print("  ".join((f"{game.began:%Y-%m-%d %H:%M}", *_cells(game, options.results))))
    return 0


def _cells(game: Listed, results: bool) -> tuple[str, ...]:
    if game.facts.trouble:
        return (game.path.name, f"cannot be opened. {game.facts.trouble}")
    state = "finished" if game.facts.finished else "unfinished"
    ending = (game.facts.ending,) if results and game.facts.ending else ()
    return (
        f"{game.title:19}",
        f"{game.facts.length:>11}",
        f"{state:10}",
        f"{game.name}",
        _players(game.facts.seats) + (", practice" if game.facts.practice else ""),
        *ending,
    )


CHECK = Command(
    name="check",
    short="say whether saved games are sound",
    help="""\
Read saved games and play every decision in them again by the rules. For each that is not sound,
say in which line and what was expected there; the exit code is 2 then. A pack that was sealed
must be the one its seal stands for.
""",
    examples="""\
  bowers check game.bowers
  bowers check ~/games/*.bowers
  bowers check --seals game.bowers    with the seal of every pack, to compare with the table's
""",
    add=_add_files,
    run=_check,
)

SAVES = Command(
    name="saves",
    short="list the saved games",
    help="""\
List the saved games, the one played last first: when it began, what it is, how long it is, whether
it is finished, its name and who plays.
""",
    examples="""\
  bowers saves
  bowers saves --results           with how they came out
  bowers --saves ~/games saves     those of another folder
""",
    add=_add_results,
    run=_list,
)
