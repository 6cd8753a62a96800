"""`bowers lab`: what many deals of Beggar-My-Neighbour come to."""

from __future__ import annotations

import argparse
import sys
from random import SystemRandom
from typing import Final

import msgspec

from app.cli.arguments import INTERRUPTED, Command, Parser, Refused, add_seed, whole_number
from app.cli.deals import SHORT_PAYERS, add_short_payer
from app.cli.lab_report import lines, report
from app.cli.progress import Progress
from app.cli.screen import shows_signs
from app.lab.asking import USUAL_DEALS
from app.lab.pace import Pace
from app.narration import lab as words
from engines.beggar import Rules
from engines.beggar.lab import Lot, RandomDeals, Tally, TwentyCards
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS

MOST_DEALS: Final = 10**12
MOST_WORKERS: Final = 1024
SEED_BITS: Final = 32
_KEPT: Final = 5


def add_players(parser: Parser) -> None:
    """How many play, and what becomes of a short payer's debt."""
    parser.add_argument(
        "--players",
        type=whole_number(FEWEST_PLAYERS, MOST_PLAYERS),
        metavar="P",
        default=FEWEST_PLAYERS,
        help=f"how many play, {FEWEST_PLAYERS} to {MOST_PLAYERS} ({FEWEST_PLAYERS})",
    )
    add_short_payer(parser)


def add_workers(parser: Parser) -> None:
    """How many processes play."""
    parser.add_argument(
        "--workers",
        type=whole_number(1, MOST_WORKERS),
        metavar="W",
        help="how many processes play (as many as there are cores); the figures are the same",
    )


def _add(parser: Parser) -> None:
    add_players(parser)
    parser.add_argument(
        "--deals",
        type=whole_number(1, MOST_DEALS),
        metavar="N",
        help=f"how many random deals are played ({USUAL_DEALS:,})",
    )
    parser.add_argument(
        "--all-20-cards",
        action="store_true",
        help="all 3,488,400 deals of 14 plain cards, two jacks, two queens and two kings instead",
    )
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    add_seed(parser, first=False)


def _run(options: argparse.Namespace) -> int:
    lot = _lot(options)
    tally = _played(lot, options.workers)
    complete = tally.deals == lot.deals
    if not complete:
        told = f"bowers: stopped after {tally.deals:,} of {lot.deals:,} deals."
        print(told, file=sys.stderr)
    if options.json:
        sys.stdout.write(msgspec.json.encode(report(lot, tally)).decode() + "\n")
    elif tally.deals:
        print(*lines(lot, tally, bar="█" if shows_signs() else "#"), sep="\n")
    return 0 if complete else INTERRUPTED


def _lot(options: argparse.Namespace) -> Lot:
    if not options.all_20_cards:
        rules = Rules(options.players, SHORT_PAYERS[options.short_payer])
        seed = SystemRandom().getrandbits(SEED_BITS) if options.seed is None else options.seed
        return RandomDeals(rules, seed, 0, options.deals or USUAL_DEALS, _KEPT)
    if options.players != FEWEST_PLAYERS or options.deals or options.seed is not None:
        raise Refused(
            "All deals of 20 cards are for two players, and they are all: "
            "--players, --deals and --seed make no sense beside --all-20-cards."
        )
    return TwentyCards(0, TwentyCards.NUMBER, _KEPT)


def _played(lot: Lot, workers: int | None) -> Tally:
    """The tally of the whole lot, or of as much as there is when Ctrl-C is pressed."""
    # The processes' event loop takes its time to load, and the other commands need none.
    from app.lab.playing import played  # noqa: PLC0415

    tally = Tally.empty(lot.rules.players, lot.keep)
    with Progress() as progress:
        pace = Pace(0, lot.deals, 0.0)
        progress.show(pace.part, words.BEGINNING)
        try:
            for tally in played(lot, workers):
                pace = Pace(tally.deals, lot.deals, progress.seconds)
                progress.show(pace.part, words.so_far(pace, tally))
        except KeyboardInterrupt:
            pass
    return tally


LAB = Command(
    name="lab",
    short="what many deals of Beggar-My-Neighbour come to",
    help="""\
Play many random deals of Beggar-My-Neighbour, in as many processes as there are cores, and say how
long they are, who wins them and which are the longest. The same seed gives the same deals and the
same figures, whatever plays them; with numba (the extra [lab]) more than a million deals a second
are played on one core, without it some fifteen thousand. Ctrl-C prints what there is by then.
""",
    examples="""\
  bowers lab                                          100,000 deals for two
  bowers lab --players 4 --deals 1000000 --seed 7     a million for four, always the same
  bowers lab --deals 1000000 --seed 7 --json          for a program to read
  bowers lab --all-20-cards                           every deal of a small pack
""",
    add=_add,
    run=_run,
)
