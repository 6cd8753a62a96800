"""`bowers review`: what each decision of a match of Euchre was worth."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from app.accuracies import Accuracies
from app.cli.arguments import INTERRUPTED, Command, Parser, Refused
from app.cli.progress import Progress
from app.cli.screen import shows_signs
from app.cli.watching import find_game
from app.narration.words import counted, listed
from engines.errors import BadSave
from engines.saves import SavedEuchre, clean, load

if TYPE_CHECKING:
    from app.reviewing import Reviewing


def _add(parser: Parser) -> None:
    parser.add_argument("game", metavar="FILE", help="a saved match, by its file or its name")
    parser.add_argument(
        "--player", metavar="NAME|SEAT", help="tell of one player only: by name, or as seat 0 or 1"
    )
    parser.add_argument("--json", action="store_true", help="all of it, for a program to read")


def _run(options: argparse.Namespace) -> int:
    path, saved = _saved(options.game, options.saves)
    seats = _seats(saved, options.player)
    reviewing, interrupted = _weighed(saved)
    if reviewing is None or reviewing.review is None:
        print("bowers: stopped before anything could be said.", file=sys.stderr)
        return INTERRUPTED
    if interrupted:
        all_of_them = counted(len(reviewing.decisions), "decision")
        told = f"stopped after {reviewing.weighed:,} of {all_of_them}."
        print(f"bowers: {told}", file=sys.stderr)
    if reviewing.complete:
        Accuracies.keep(path, reviewing.review.accuracy)
    # What weighs takes its time to load, and the other commands need none of it.
    from app.cli.review_lines import Telling  # noqa: PLC0415
    from app.cli.review_report import report  # noqa: PLC0415

    if options.json:
        whole = report(saved, reviewing.review, seats, complete=reviewing.complete)
        print(msgspec.json.encode(whole).decode())
    else:
        print(*Telling(saved, reviewing.review, seats, shows_signs()).lines(), sep="\n")
    return INTERRUPTED if interrupted else 0


def _saved(what: str, saves: Path) -> tuple[Path, SavedEuchre]:
    path = find_game(what, saves)
    if path is None:
        raise Refused(f'There is no saved game "{clean(what)}".')
    name = clean(str(path), 200)
    try:
        saved = load(path)
    except BadSave as error:
        raise Refused(f"{name}: {error}") from error
    if not isinstance(saved, SavedEuchre):
        raise Refused(
            f"{name} is a game of Beggar-My-Neighbour, in which nothing is decided: "
            "there is nothing to review."
        )
    return path, saved


def _seats(saved: SavedEuchre, player: str | None) -> tuple[int, ...]:
    """The seats to tell of: that of a player, by name or number, or all."""
    names = [seat.name for seat in saved.seats]
    everyone = tuple(range(len(names)))
    if player is None:
        return everyone
    found = [seat for seat in everyone if names[seat] == player]
    found = found or [seat for seat in everyone if names[seat].lower() == player.lower()]
    found = found or [seat for seat in everyone if str(seat) == player]
    if not found:
        raise Refused(f"Nobody called {clean(player, 40)!r} plays here, but {listed(names)}.")
    return tuple(found)


def _weighed(saved: SavedEuchre) -> tuple[Reviewing | None, bool]:
    """The review, and whether Ctrl-C stopped it: then it is what there is by then."""
    from app.reviewing import reviewed  # noqa: PLC0415

    reviewing: Reviewing | None = None
    try:
        with Progress() as progress:
            for reviewing in reviewed(saved.timeline()):
                done, decisions = reviewing.weighed, len(reviewing.decisions)
                progress.show(done / max(1, decisions), f"{done} of {decisions} decisions")
    except KeyboardInterrupt:
        return reviewing, True
    return reviewing, False


REVIEW = Command(
    name="review",
    short="say what each decision of a Euchre match was worth",
    help="""\
Weigh every decision of a match of Euchre, finished or not, by what the player who made it could
know: each call, each card laid away, each card played where there was a choice. What the best
action was worth more than the one taken was given away, as a share of the chance to win the match
and in points; by it each decision is graded best, fine, dubious, a mistake or a blunder. Accuracy
is the share kept of all that was at stake.

Told are the sums for each player; where his chance to win comes from: the start, the packs, what
he gave away, what the other did, and what nobody could know when he decided (unseen); where the
match turned; and each decision that was dubious or worse, with what was better. Ctrl-C prints what
there is by then.
""",
    examples="""\
  bowers review game.bowers
  bowers review game.bowers --player You    one player's decisions alone
  bowers review game.bowers --json          for a program to read
""",
    add=_add,
    run=_run,
)
