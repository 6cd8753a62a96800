"""`bowers match`: how much stronger one Euchre player is than another."""

from __future__ import annotations

import argparse
import random
import sys
from typing import Final

import msgspec

from app.cli.arguments import INTERRUPTED, Command, Parser, Refused, add_seed, whole_number
from app.cli.house_rules import add_house_rules, house_rules
from app.cli.match_report import briefly, lines, report
from app.cli.progress import Progress
from app.narration.words import counted
from engines.euchre.duplicate import CONTESTANTS, Contest, Figures, Score
from engines.euchre.players import NoSuchPlayer

_PAIRS: Final = 1000
_MOST_PAIRS: Final = 10_000_000
_MOST_WORKERS: Final = 1024
_SEED_BITS: Final = 32
# A match takes about as long as so many pairs of deals.
_A_MATCH: Final = 6.5
_MATCHES_TO_A_PAIR: Final = 1 / 20


def _add(parser: Parser) -> None:
    for place in ("first", "second"):
        parser.add_argument(place, metavar=place.upper(), help=f"one of {', '.join(CONTESTANTS)}")
    parser.add_argument(
        "--pairs",
        type=whole_number(0, _MOST_PAIRS),
        metavar="N",
        default=_PAIRS,
        help=f"how many packs, each played twice with the seats exchanged ({_PAIRS})",
    )
    parser.add_argument(
        "--matches",
        type=whole_number(0, _MOST_PAIRS),
        metavar="M",
        help="how many pairs of whole matches besides (one to twenty packs)",
    )
    parser.add_argument(
        "--workers",
        type=whole_number(1, _MOST_WORKERS),
        metavar="W",
        help="how many processes play (as many as there are cores); the figures are the same",
    )
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    add_house_rules(parser)
    add_seed(parser, first=False)


def _run(options: argparse.Namespace) -> int:
    seed = random.SystemRandom().getrandbits(_SEED_BITS) if options.seed is None else options.seed
    contest = Contest(options.first, options.second, house_rules(options), seed)
    try:
        contest.contestants()
    except NoSuchPlayer as error:
        raise Refused(str(error)) from error
    pairs, matches = options.pairs, options.matches
    if matches is None:
        matches = round(pairs * _MATCHES_TO_A_PAIR)
    if not pairs + matches:
        raise Refused("Without a pair of deals or of matches there is nothing to measure.")
    found, complete = _played(contest, pairs, matches, options.workers)
    if not complete:
        print(
            f"bowers: stopped after {found.pairs:,} of {counted(pairs, 'pair')} of deals "
            f"and {found.matches:,} of {2 * matches:,} matches.",
            file=sys.stderr,
        )
    if options.json:
        told = report(contest, found, complete=complete)
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    else:
        print(*lines(contest, found), sep="\n")
    return 0 if complete else INTERRUPTED


def _played(
    contest: Contest, pairs: int, matches: int, workers: int | None
) -> tuple[Figures, bool]:
    """The figures, and whether all has been played: Ctrl-C leaves what there is by then."""
    # The processes' event loop takes its time to load, and the other commands need none.
    from app.measuring import measured  # noqa: PLC0415

    found = Score().figures
    try:
        with Progress() as progress:
            for found in measured(contest, pairs=pairs, matches=matches, workers=workers):
                done = found.pairs + found.matches * _A_MATCH
                progress.show(done / (pairs + 2 * matches * _A_MATCH), briefly(found))
    except KeyboardInterrupt:
        return found, False
    return found, True


MATCH = Command(
    name="match",
    short="measure one Euchre player against another",
    help="""\
Have two players of Euchre play for each other's measure, in as many processes as there are cores.
Each pack is dealt twice with the seats exchanged, at no score, so that the luck of the cards falls
out: the first figure is what FIRST gains over SECOND in a deal. Whole matches are played in the
same way, the same packs to both, and the last figure is how many of them FIRST wins. A standard
error stands after each; it is taken over pairs, for the two halves of a pair hang together. The
same seed gives the same figures. Ctrl-C prints those there are by then.

Besides the three levels there are yardsticks: random takes any legal action; pimc100 deals the
other a hundred hands he may hold and plays them out with open cards; all-seeing sees every card.
""",
    examples="""\
  bowers match hard normal                       a thousand packs, and a hundred matches
  bowers match hard pimc100 --pairs 5000 --matches 0
  bowers match hard normal --pairs 0 --matches 500 --target 5
  bowers match all-seeing hard --seed 7 --json   for a program to read
""",
    add=_add,
    run=_run,
)
