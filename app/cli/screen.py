"""Where words are said: on a screen that fills the terminal, or line by line."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from app import paths
from app.cli.arguments import Refused
from app.household import Household
from app.plain.console import Console
from app.settings import BadSettings, Settings, load_settings
from app.start import Start

if TYPE_CHECKING:
    from app.bowers import Bowers


def open_screen(start: Start, saves: Path) -> int:
    """Run the application; the answer is its exit code. Raises `Refused` without a terminal."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise Refused(
            "There is no terminal here that could show a table: "
            "use --plain with beggar, euchre, play or watch."
        )
    check_folder(saves)
    application = _application(start, saves)
    application.run()
    return application.return_code or 0


def _application(start: Start, saves: Path) -> Bowers:
    """The application; Textual takes its time to load, and nothing but the screen needs it."""
    # What is loaded here is never thrown away: looking for garbage in it takes time for nothing.
    gc.disable()
    from app.bowers import Bowers  # noqa: PLC0415

    application = Bowers(_household(saves), start)
    gc.freeze()
    gc.enable()
    return application


def check_folder(saves: Path) -> None:
    """Raise `Refused` when the folder of saved games is something else."""
    if saves.exists() and not saves.is_dir():
        raise Refused(f"{saves} is no folder.")


def console() -> Console:
    """Line by line, as the terminal or the pipe can show them."""
    return Console(sys.stdin, sys.stdout, signs=shows_signs())


def shows_signs() -> bool:
    """Whether suits can be written as ♣ ♦ ♥ ♠ on standard output."""
    return speaks_unicode(os.environ, sys.stdout.encoding)


def speaks_unicode(environment: Mapping[str, str], encoding: str) -> bool:
    """Whether a locale and an encoding can show every sign; a locale that is not set may."""
    names = [environment.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if names[0] == "" and names[2] in ("C", "POSIX"):
        # Python itself sets LC_CTYPE to one with UTF-8 then (PEP 538), whatever the terminal has.
        names[1] = ""
    locale = next(filter(None, names), "UTF-8")
    return all("utf8" in name.lower().replace("-", "") for name in (locale, encoding))


def _household(saves: Path) -> Household:
    file = paths.settings_file()
    trouble = ""
    try:
        settings = load_settings(file)
    except BadSettings as error:
        settings, trouble = Settings(), str(error)
    household = Household(settings, file, saves, ascii_only=not shows_signs())
    household.trouble = trouble
    return household
