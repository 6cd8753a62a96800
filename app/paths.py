"""Where things are kept: the one place that says so."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path

import platformdirs

from engines.saves import SUFFIX

_APP = "beggars-and-bowers"


def saves_folder() -> Path:
    """The folder of saved games, unless another is named; it may not be there yet."""
    return platformdirs.user_data_path(_APP, appauthor=False) / "saves"


def settings_file() -> Path:
    """The settings; the file may not be there yet."""
    return platformdirs.user_config_path(_APP, appauthor=False) / "settings.json"


def index_file(saves: Path) -> Path:
    """What is remembered of the games in a folder; it may be deleted at any time."""
    return _remembered(saves, ".json")


def accuracy_file(saves: Path) -> Path:
    """What reviews of the matches in a folder came to; it may be deleted at any time."""
    return _remembered(saves, "-accuracy.json")


def finds_file(saves: Path) -> Path:
    """The deals a person has found, kept beside the saved games; it may not be there yet."""
    return saves / "finds.jsonl"


def hunt_file(saves: Path, players: int) -> Path:
    """The hunt for long games among so many players, unless another file is named."""
    return saves / f"hunt-{players}.jsonl"


def _remembered(saves: Path, suffix: str) -> Path:
    folder = sha256(str(saves.absolute()).encode(errors="surrogateescape")).hexdigest()[:16]
    return platformdirs.user_cache_path(_APP, appauthor=False) / f"{folder}{suffix}"


def saved_files(saves: Path) -> list[Path]:
    """The files of saved games in a folder; none when there is no such folder."""
    return sorted(saves.glob(f"*{SUFFIX}"))


def new_files(saves: Path, game: str, now: datetime) -> Iterator[Path]:
    """Names for the file of a new game, to be taken in turn until one is free."""
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    yield saves / f"{name}{SUFFIX}"
    for number in count(2):
        yield saves / f"{name}-{number}{SUFFIX}"


def named(saves: Path, name: str) -> Path:
    """The file of a saved game of that name in a folder, whether it is there or not."""
    return saves / f"{name.removesuffix(SUFFIX)}{SUFFIX}"


def looks_like_a_file(text: str) -> bool:
    """Whether someone who writes this means a file, even if it is not there."""
    return text.endswith(SUFFIX) or len(Path(text).parts) > 1 or Path(text).exists()


def renamed(file: Path, name: str) -> Path:
    """The path of a saved game under another name, in the same folder."""
    return file.with_name(name.removesuffix(SUFFIX) + SUFFIX)
