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
_WIDE, _USUAL = (120, 40), (80, 24)
_BOTH = (_WIDE, _USUAL)

_MATCH = NewEuchre(seed=31, first_dealer=1)
_SHORT = NewEuchre(euchre.Rules(target=3), seed=31, first_dealer=1)
_JOKER = NewEuchre(euchre.Rules(pack="25"), seed=31, first_dealer=1)
_FOUR = NewBeggar(beggar.Rules(players=4), ("You", "Ann", "Bob", "Cat"), (0,), seed=7)


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment, its picture in some sizes, and the keys that lead on to the next moment."""

    name: str
    moment: Moment
    sizes: tuple[tuple[int, int], ...] = _BOTH
    leave: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sitting:
    """One stay in the house, of which pictures are taken.

    before: a game that was left unfinished when it begins.
    """

    start: Start
    shots: tuple[Shot, ...]
    settings: Settings = field(default=_STILL)
    before: Start | None = None

    def pictures(self) -> dict[str, str]:
        """The pictures by name, as SVG: the same text every time."""
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(self._sit(Path(folder)))

    async def _sit(self, folder: Path) -> dict[str, str]:
        if self.before is not None:
            guest = Sitter(folder, self.before, self.settings)
            async with guest.sit(_WIDE):
                await moments.follow(guest)
            guest.age_saves()
        taken = {}
        sitter = Sitter(folder, self.start, self.settings)
        async with sitter.sit(_WIDE):
            for shot in self.shots:
                await shot.moment(sitter)
                for columns, rows in shot.sizes:
                    name = f"{shot.name}-{columns}x{rows}"
                    taken[name] = await sitter.picture(columns, rows)
                await sitter.press(*shot.leave)
        return taken


SITTINGS = (
    Sitting(
        Lobby(),
        (
            Shot("lobby", moments.as_it_is),
            Shot("new-euchre", moments.new_euchre, leave=("q",)),
            Shot("new-beggar", moments.new_beggar, leave=("q",)),
            Shot("records", moments.records),
            Shot("deal", moments.endless_deal, leave=("q", "q")),
            Shot("lab", moments.lab, leave=("q",)),
            Shot("rules", moments.rules, leave=("q",)),
            Shot("settings", moments.settings, leave=("q",)),
            Shot("saved", moments.saved_games, leave=("q",)),
            Shot("watch-euchre", moments.watched_match),
        ),
        before=_MATCH,
    ),
    Sitting(
        _MATCH,
        (
            Shot("euchre-bidding", moments.as_it_is),
            Shot("euchre-help", moments.keys, leave=("escape",)),
            Shot("euchre-play", moments.follow, (*_BOTH, (50, 20))),
            Shot("euchre-hint", moments.hint, leave=("escape",)),
            Shot("euchre-result", moments.end_of_hand),
        ),
    ),
    Sitting(_MATCH, (Shot("euchre-play-light", moments.follow),), _LIGHT),
    Sitting(_SHORT, (Shot("euchre-review", moments.reviewed_match),)),
    Sitting(_JOKER, (Shot("euchre-joker", moments.follow),)),
    Sitting(
        _FOUR,
        (
            Shot("beggar-table", moments.being_paid, (*_BOTH, (60, 20))),
            Shot("fortunes-of-four", moments.fortunes_so_far, leave=("F",)),
            Shot("beggar-result", moments.end_of_game),
        ),
    ),
    Sitting(
        WatchRecord("nessler-2022"),
        (
            Shot("watch-record", moments.middle, leave=("f",)),
            Shot("fortunes", moments.largest_pile),
        ),
    ),
    Sitting(WatchRecord("casella-2024"), (Shot("watch-endless", moments.second_lap),)),
)
"""Everything the house shows of itself."""


def hang(folder: Path) -> Iterator[Path]:
    """Take all pictures into a folder, and name each file. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for sitting in SITTINGS:
        for name, picture in sitting.pictures().items():
            file = folder / f"{name}.svg"
            file.write_text(picture, encoding="utf-8")
            yield file
