"""Sitting down at a table: on the screen, or line by line."""

from __future__ import annotations

import argparse
import time
from datetime import datetime
from random import SystemRandom

from app.cli.arguments import Parser
from app.cli.screen import check_folder, console, open_screen
from app.plain.sitting import sit_down
from app.start import CarryOn, NewBeggar, NewEuchre


def add_plain(parser: Parser) -> None:
    """Line by line instead of on a screen."""
    parser.add_argument(
        "--plain", action="store_true", help="by lines of text: for screen readers and pipes"
    )


def open_table(start: NewBeggar | NewEuchre | CarryOn, options: argparse.Namespace) -> int:
    """Play; the answer is the exit code."""
    if not options.plain:
        return open_screen(start, options.saves)
    check_folder(options.saves)
    now = datetime.now().astimezone()
    sit_down(start, options.saves, console(), clock=time.monotonic, now=now, chance=SystemRandom())
    return 0
