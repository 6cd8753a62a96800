"""The pictures there are, and how they are taken and hung."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.gallery import moments
from app.gallery.sitter import Moment, Sitter
from app.settings import Settings
from app.start import Lobby, NewBeggar, NewEuchre, Start, WatchRecord
from engines import beggar, euchre

_STILL = Settings(motion="none")
_LIGHT = Settings(motion="none", theme="linen")
_WIDE, _USUAL, _NARROW = (120, 40), (80, 24), (50, 20)
_BOTH = (_WIDE, _USUAL)

_MATCH = NewEuchre(seed=31, first_dealer=1)
_FOUR = NewBeggar(beggar.Rules(players=4), ("You", "Ann", "Bob", "Cat"), (0,), seed=7)


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen at a moment of a game, in one size. `name` is that of its file, without the ending.

    before: a game to be left unfinished before the house is entered.
    """

    name: str
    size: tuple[int, int]
    start: Start
    moment: Moment
    settings: Settings = field(default=_STILL)
    before: Start | None = None

    def take(self) -> str:
        """The picture, as SVG: the same text every time."""
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(self._take(Path(folder)))

    async def _take(self, folder: Path) -> str:
        if self.before is not None:
            guest = Sitter(folder, self.before, self.settings)
            await guest.sit(self.size, moments.follow)
            guest.age_saves()
        return await Sitter(folder, self.start, self.settings).sit(self.size, self.moment)


def pictures() -> Iterator[Picture]:
    """All pictures of the house."""
    for size in _BOTH:
        at = f"{size[0]}x{size[1]}"
        yield Picture(f"lobby-{at}", size, Lobby(), moments.as_it_is, before=_MATCH)
        yield Picture(f"new-euchre-{at}", size, Lobby(), moments.new_euchre)
        yield Picture(f"new-beggar-{at}", size, Lobby(), moments.new_beggar)
        yield Picture(f"euchre-bidding-{at}", size, _MATCH, moments.as_it_is)
        yield Picture(f"euchre-play-{at}", size, _MATCH, moments.follow)
        yield Picture(f"euchre-result-{at}", size, _MATCH, moments.end_of_hand)
        yield Picture(f"beggar-table-{at}", size, _FOUR, moments.being_paid)
        yield Picture(f"beggar-result-{at}", size, _FOUR, moments.end_of_game)
        yield Picture(f"watch-record-{at}", size, WatchRecord("nessler-2022"), moments.middle)
        yield Picture(f"watch-endless-{at}", size, WatchRecord("casella-2024"), moments.second_lap)
        yield Picture(f"watch-euchre-{at}", size, Lobby(), moments.watched_match, before=_MATCH)
        yield Picture(f"saved-{at}", size, Lobby(), moments.saved_games, before=_MATCH)
        yield Picture(f"records-{at}", size, Lobby(), moments.records)
        yield Picture(f"rules-{at}", size, Lobby(), moments.rules)
        yield Picture(f"help-{at}", size, _MATCH, moments.keys)
    yield Picture("euchre-play-120x40-light", _WIDE, _MATCH, moments.follow, _LIGHT)
    yield Picture("euchre-play-50x20", _NARROW, _MATCH, moments.follow)
    yield Picture("beggar-table-60x20", (60, 20), _FOUR, moments.being_paid)
    joker = NewEuchre(euchre.Rules(pack="25"), seed=31, first_dealer=1)
    yield Picture("euchre-joker-80x24", _USUAL, joker, moments.follow)


def hang(folder: Path) -> int:
    """Take all pictures into a folder; how many there are. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for picture in pictures():
        (folder / f"{picture.name}.svg").write_text(picture.take(), encoding="utf-8")
        count += 1
    return count
