"""Every command of the command line, in the order in which the help lists them."""

from __future__ import annotations

from app.cli.arguments import Command
from app.cli.deals import DEAL
from app.cli.export import EXPORT
from app.cli.files import CHECK, SAVES
from app.cli.games import BEGGAR, EUCHRE
from app.cli.hunt import HUNT
from app.cli.lab import LAB
from app.cli.match import MATCH
from app.cli.playing import PLAY
from app.cli.records import RECORDS_COMMAND
from app.cli.review import REVIEW
from app.cli.screenshots import SCREENSHOTS
from app.cli.statistics import STATISTICS
from app.cli.watching import WATCH

COMMANDS: tuple[Command, ...] = (
    BEGGAR,
    EUCHRE,
    PLAY,
    WATCH,
    DEAL,
    EXPORT,
    RECORDS_COMMAND,
    LAB,
    HUNT,
    MATCH,
    REVIEW,
    CHECK,
    SAVES,
    STATISTICS,
    SCREENSHOTS,
)
