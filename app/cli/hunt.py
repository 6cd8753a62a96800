"""`bowers hunt`: the longest games among the random deals of a seed, and those without an end."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from app import paths
from app.cli import hunt_report as words
from app.cli.arguments import INTERRUPTED, Command, Parser, Refused, add_seed, whole_number
from app.cli.deals import SHORT_PAYERS
from app.cli.lab import SEED_BITS, add_players, add_workers
from app.cli.progress import Progress
from app.cli.screen import check_folder
from app.finds import BadFinds, Finds
from app.hunt.file import BadHunt, read_hunt, write_hunt
from app.hunt.hunt import Hunt
from app.hunt.trophies import bring_home
from app.lab.pace import Pace
from app.narration.words import listed
from engines.beggar import Rules, ShortPayer
from engines.beggar.rules import FEWEST_PLAYERS
from engines.saves import clean

if TYPE_CHECKING:
    from app.lab.playing import Ask

_FOR_EVER: Final = 2**62
_KEEP: Final = 10
_MOST_KEPT: Final = 1000
_SECONDS: Final = 5.0


def _add(parser: Parser) -> None:
    add_players(parser)
    parser.set_defaults(players=None, short_payer=None)
    parser.add_argument(
        "--deals",
        type=whole_number(1, _FOR_EVER),
        metavar="N",
        default=_FOR_EVER,
        help="until N deals of the seed are played, those of earlier runs among them; "
        "without it, until Ctrl-C",
    )
    parser.add_argument(
        "--keep",
        type=whole_number(1, _MOST_KEPT),
        metavar="K",
        help=f"how many of the longest are kept, besides the endless ({_KEEP})",
    )
    parser.add_argument(
        "--file",
        type=Path,
        metavar="F",
        help="the file of the hunt (hunt-P.jsonl in the folder of saved games, P being the number "
        "of players)",
    )
    add_workers(parser)
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="have a Dask cluster play, which listens there, as in tcp://127.0.0.1:8786",
    )
    add_seed(parser, first=False)


def _run(options: argparse.Namespace) -> int:
    check_folder(options.saves)
    file = options.file or paths.hunt_file(options.saves, options.players or FEWEST_PLAYERS)
    try:
        hunt = _begun(options, read_hunt(file), file)
    except BadHunt as error:
        raise Refused(str(error)) from error
    begun = hunt.deals
    hunt, lost = _hunted(hunt, file, options)
    if lost and hunt.deals == begun:
        raise Refused(lost)
    for line in words.report(hunt, clean(str(file), 200)):
        print(line)
    _bring_home(hunt, Finds(options.saves))
    if lost:
        raise Refused(lost)
    stopped = hunt.deals < options.deals and options.deals != _FOR_EVER
    return INTERRUPTED if stopped else 0


def _begun(options: argparse.Namespace, hunt: Hunt | None, file: Path) -> Hunt:
    """The hunt of the file, or a new one. Raises `Refused` when another was asked for.

    One of which nothing was played yet gives way to a new one.
    """
    if hunt is None or not hunt.deals:
        rules = Rules(options.players or FEWEST_PLAYERS, _short_payer(options) or "debt passes on")
        seed = SystemRandom().getrandbits(SEED_BITS) if options.seed is None else options.seed
        return Hunt(rules, seed, options.keep or _KEEP)
    wanted = (options.seed, options.players, _short_payer(options))
    there = (hunt.seed, hunt.rules.players, hunt.rules.short_payer)
    if any(want not in (None, is_there) for want, is_there in zip(wanted, there, strict=True)):
        raise Refused(
            f"{clean(str(file), 200)} is a hunt among {words.asked(hunt)}: "
            "go on with that one, or name another file with --file."
        )
    return hunt.keeping(options.keep or hunt.keep)


def _short_payer(options: argparse.Namespace) -> ShortPayer | None:
    return SHORT_PAYERS[options.short_payer] if options.short_payer else None


def _hunted(begun: Hunt, file: Path, options: argparse.Namespace) -> tuple[Hunt, str]:
    """The hunt when it is over or Ctrl-C is pressed, kept in its file; and why it broke off."""
    # The processes' event loop takes its time to load, and the other commands need none.
    from app.cluster import NoCluster  # noqa: PLC0415
    from app.hunt.hunting import hunted  # noqa: PLC0415

    write_hunt(begun, file)
    hunt, before, kept_at, lost = begun, begun.deals, 0.0, ""
    with Progress() as progress:
        progress.show(None, words.BEGINNING)
        try:
            for hunt in hunted(begun, options.deals, _ask(options)):
                pace = Pace(hunt.deals - before, options.deals - before, progress.seconds)
                part = None if options.deals == _FOR_EVER else pace.part
                progress.show(part, words.so_far(hunt, pace))
                if progress.seconds > kept_at + _SECONDS:
                    write_hunt(hunt, file)
                    kept_at = progress.seconds
        except KeyboardInterrupt:
            pass
        except NoCluster as error:
            lost = str(error)
    write_hunt(hunt, file)
    return hunt, lost


def _ask(options: argparse.Namespace) -> Ask:
    """Who plays: the cores of this machine, or a cluster."""
    from app import cluster  # noqa: PLC0415
    from app.lab.playing import by_cores  # noqa: PLC0415

    if options.cluster is None:
        return by_cores(options.workers)
    return partial(cluster.answers, address=options.cluster)


def _bring_home(hunt: Hunt, finds: Finds) -> None:
    try:
        brought = bring_home(hunt, finds)
    except BadFinds as error:
        print(f"bowers: the record room is left as it is: {error}", file=sys.stderr)
        return
    if brought:
        names = listed(f'"{name}"' for name in brought)
        print(f"In the record room now: {names}.")


HUNT = Command(
    name="hunt",
    short="hunt for the longest games of Beggar-My-Neighbour",
    help="""\
Play random deals of Beggar-My-Neighbour in all cores until Ctrl-C, and keep the longest games and
those that never end; with two players each is also made as long as it can be, by undoing tricks.
All is kept in a file, and the next hunt goes on where this one stopped. The same seed gives the
same finds. The longest, and every endless one, is brought to the record room, and any deal can be
watched by `bowers watch`.
""",
    examples="""\
  bowers hunt                                   until Ctrl-C, and on from there the next time
  bowers hunt --players 3 --deals 50000000      until fifty million deals are played
  bowers hunt --seed 7 --file seven.jsonl       the deals of that seed, in a file of their own
  bowers hunt --cluster tcp://10.0.0.5:8786     by a Dask cluster (the extra [cluster])
""",
    add=_add,
    run=_run,
)
