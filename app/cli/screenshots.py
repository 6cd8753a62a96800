"""`bowers screenshots`: pictures of every screen, made from real games."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.arguments import Command, Parser


def _add(parser: Parser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")


def _run(options: argparse.Namespace) -> int:
    # Textual takes its time to load, and nothing but the screen needs it.
    from app.gallery import hang  # noqa: PLC0415

    count = sum(1 for _ in hang(options.folder))
    print(f"{count} pictures are in {options.folder}.")
    return 0


SCREENSHOTS = Command(
    name="screenshots",
    short="take a picture of every screen",
    help="""\
Take pictures of the screens at chosen moments of real games with fixed seeds, as SVG files. The
same program always makes the same pictures; files of the same names are written over.
""",
    examples="""\
  bowers screenshots screenshots   the pictures in the README
""",
    add=_add,
    run=_run,
)
