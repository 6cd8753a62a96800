"""Watching a match: the same table, moved by the keys of watching, with hands open or hidden."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from textual.pilot import Pilot

from app.picture import picture_of
from app.screens.euchre_watching import EuchreWatch
from app.screens.table import Manner
from engines.euchre import Game, HandDealt, Pass, Rules
from engines.euchre.players import Random
from engines.saves import EUCHRE
from tests.app.host import Host


@dataclass(frozen=True, slots=True)
class Watched:
    """A match somebody watches, paused at its beginning."""

    app: Host
    screen: EuchreWatch
    pilot: Pilot[None]

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    def at(self, position: int) -> str:
        """The screen at a position."""
        self.screen.go(position)
        return self.text

    @property
    def position(self) -> int:
        return self.screen.playback.position

    @property
    def text(self) -> str:
        return "\n".join(picture_of(self.app).lines())


def a_match() -> Game:
    game, player = Game(Rules(target=5), seed=4), Random(4)
    while (seat := game.to_act) is not None:
        game.apply(player.choose(game.view(seat)))
    return game


@asynccontextmanager
async def watching(
    names: tuple[str, str] = ("Ann", "Bob"), size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Watched]:
    screens: list[EuchreWatch] = []

    def lay() -> EuchreWatch:
        screens.append(EuchreWatch(EUCHRE.timeline(a_match()), names, Manner("none")))
        return screens[-1]

    app = Host(lay)
    async with app.run_test(size=size) as pilot:
        watched = Watched(app, screens[0], pilot)
        await watched.press("space", "home")
        yield watched


async def test_every_position_looks_the_same_forwards_and_backwards() -> None:
    async with watching() as watched:
        positions = range(len(watched.screen.timeline) + 1)
        forwards = [watched.at(position) for position in positions]
        backwards = [watched.at(position) for position in reversed(positions)]
        assert backwards == forwards[::-1]


async def test_tricks_hands_and_tenths_are_one_key_away() -> None:
    async with watching() as watched:
        marks = watched.screen.timeline.marks
        await watched.press("right_square_bracket")
        assert watched.position == marks[0].index
        await watched.press("right")
        assert watched.position == marks[1].index
        await watched.press("5")
        assert watched.position == len(watched.screen.timeline) // 2
        await watched.press("end")
        assert "the end" in watched.text
        assert watched.screen.is_current


async def test_hands_are_open_or_as_one_of_the_players_sees_them() -> None:
    async with watching() as watched:
        await watched.press("right_square_bracket")
        assert "hands open" in watched.text
        assert "░░░" not in watched.text
        await watched.press("x")
        assert "as Ann sees it" in watched.text
        assert "│░░░│" in watched.text
        await watched.press("x")
        assert "as Bob sees it" in watched.text
        await watched.press("x")
        assert "hands open" in watched.text


async def test_a_watcher_is_asked_nothing_and_can_call_nothing() -> None:
    async with watching(("You", "Ada")) as watched:
        await watched.press("right_square_bracket")
        before = watched.text
        await watched.press("o", "p", "enter")
        assert "p does nothing now: ? lists the keys." in watched.text
        await watched.press("comma", "full_stop")
        assert watched.text == before
        assert "o Order it up" not in before


async def test_one_goes_to_a_hand_or_a_trick_by_its_number() -> None:
    async with watching() as watched:
        timeline = watched.screen.timeline
        second = next(mark for mark in timeline.marks if (mark.kind, mark.number) == ("hand", 2))
        assert watched.screen.find("hand 2") == second.index
        assert watched.screen.find("2") == second.index
        assert watched.screen.find("hand 99") == "There is no hand 99 in this match."
        assert "hand 4, or trick 2" in str(watched.screen.find("the beginning"))
        watched.screen.go(second.index)
        found = watched.screen.find("trick 1")
        assert isinstance(found, int)
        assert found >= second.index


async def test_it_plays_by_itself_to_the_end_and_stays_there() -> None:
    async with watching() as watched:
        await watched.press(*["greater_than_sign"] * 9, "space")
        for _ in range(500):
            if watched.screen.playback.at_end:
                break
            await watched.pilot.pause(0.01)
        assert "the end" in watched.text
        assert watched.screen.is_current


async def test_the_log_up_to_here_is_a_key_away_and_tells_the_seal() -> None:
    game = Game(first_dealer=0, chance=random.Random(2))
    for _ in range(4):
        game.apply(Pass())
    seals = [event.seal for event in game.stream.history if isinstance(event, HandDealt)]
    app = Host(lambda: EuchreWatch(EUCHRE.timeline(game), ("Ann", "Bob"), Manner()))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("home", "full_stop", "L")
        await pilot.pause()
        told = "\n".join(picture_of(app).lines())
        assert seals[0][:16] in told
        assert seals[1][:16] not in told
        await pilot.press("L")
        assert isinstance(app.screen, EuchreWatch)
