"""`bowers export`: the fortunes of a game as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.arguments import Command, Parser, Refused
from app.cli.watching import find_deal, find_game, nothing_called
from app.laying import played_out, players_of
from app.narration import deals
from app.start import WatchRecord, of_record
from engines.beggar import record
from engines.beggar.study import Fortunes
from engines.errors import BadSave
from engines.saves import BEGGAR, SavedBeggar, clean, load

if TYPE_CHECKING:
    from app.beggar.printed import Drawn

_DAY = len("2026-12-01")
_STDOUT = "-"
_THEMES = ("linen", "baize")


def _add(parser: Parser) -> None:
    parser.add_argument(
        "what", metavar="FILE|RECORD|DEAL", help="the game: as bowers watch takes it"
    )
    parser.add_argument(
        "--svg",
        nargs="?",
        const="",
        metavar="OUT",
        help="draw its fortunes as an SVG picture, into this file (or one called after the game); "
        "- is standard output",
    )
    parser.add_argument(
        "--theme", choices=_THEMES, default=_THEMES[0], help="light (linen) or dark (baize)"
    )


def _run(options: argparse.Namespace) -> int:
    if options.svg is None:
        raise Refused("Say what to make of the game: --svg draws its fortunes.")
    # Drawing and its colours come with Textual, which nothing else here waits for.
    from app.beggar.printed import fortunes_svg  # noqa: PLC0415
    from app.themes import THEMES, shades_of  # noqa: PLC0415

    name, drawn = _found(options.what, options.saves)
    theme = next(theme for theme in THEMES if theme.name == options.theme)
    picture = fortunes_svg(drawn, shades_of(theme.variables, four_colours=False))
    if options.svg == _STDOUT:
        sys.stdout.write(picture)
        return 0
    path = Path(options.svg or f"{name}.svg")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(picture)
    except FileExistsError:
        raise Refused(f"{path} is there already: name another file after --svg.") from None
    print(f"The fortunes are drawn in {clean(str(path), 200)}.")
    return 0


def _found(what: str, saves: Path) -> tuple[str, Drawn]:
    """What a file of it is called, and the game that is meant."""
    path = find_game(what, saves)
    deal = find_deal(what, saves) if path is None or not path.exists() else None
    if deal is not None:
        played = of_record(record(deal.slug)) if isinstance(deal, WatchRecord) else deal
        name = deal.slug if isinstance(deal, WatchRecord) else "deal"
        timeline, names = BEGGAR.timeline(played_out(played)), players_of(played)
        title, origin = played.title, played.origin
    elif path is not None:
        saved = _loaded(path)
        name, title, origin = path.stem, clean(path.stem), saved.header.when[:_DAY]
        timeline, names = saved.timeline(), tuple(seat.name for seat in saved.seats)
    else:
        raise Refused(nothing_called(what))
    from app.beggar.printed import Drawn  # noqa: PLC0415

    result = timeline.state.result
    outcome = deals.outcome(result, names) if result else "It goes on."
    fortunes = Fortunes(len(names), timeline.events)
    return name, Drawn(names, title, origin, outcome, fortunes)


def _loaded(path: Path) -> SavedBeggar:
    try:
        saved = load(path)
    except BadSave as error:
        raise Refused(f"{clean(str(path), 200)}: {error}") from error
    if not isinstance(saved, SavedBeggar):
        raise Refused(
            f"{clean(str(path), 200)}: this is a match of Euchre, and only games of "
            "Beggar-My-Neighbour have such fortunes; bowers review tells how a match went."
        )
    return saved


EXPORT = Command(
    name="export",
    short="draw the fortunes of a game as a picture",
    help="""\
Draw how many cards each player held all through a game of Beggar-My-Neighbour, exact to the card,
with who had the lead, the largest pile and the nearest escape. No file is written over.
""",
    examples="""\
  bowers export nessler-2022 --svg            into nessler-2022.svg
  bowers export game.bowers --svg game.svg    a saved game
  bowers export casella-2024 --svg - --theme baize > endless.svg
""",
    add=_add,
    run=_run,
)
