"""The lab plays what it is asked for, stops when it is asked to, and keeps what it has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.pilot import Pilot

from app.bowers import Bowers
from app.crew import Question
from app.drawing.canvas import Canvas
from app.finds import Finds
from app.gallery.sitter import Alone
from app.lab.pace import Pace
from app.pages.lab import Counted, LabShown, draw_lab
from app.screens.lab import LabScreen
from app.start import Lobby, WatchDeal
from engines.beggar import Rules, play_out
from engines.beggar.lab import RandomDeals, Tally, TwentyCards, play_lot
from tests.app.host import Host, household
from tests.app.pictures import assert_like
from tests.app.seeing import answer, prompt, settle, shown

Answer = TypeVar("Answer")

PICTURES = Path(__file__).parent / "pictures"
SEED = 7


class Paced(Alone):
    """Workers who find an answer whenever they are told to, and say when they are sent home."""

    def __init__(self) -> None:
        self.go = asyncio.Semaphore(0)
        self.closed = False

    async def answers(
        self, questions: Iterable[Question[Answer]]
    ) -> AsyncIterator[tuple[int, Answer]]:
        async for numbered in super().answers(questions):
            await self.go.acquire()
            yield numbered

    async def close(self) -> None:
        self.closed = True


def host(folder: Path, workers: Alone | None = None) -> Host:
    """The lab, in which a second passes whenever one looks at the clock."""
    seconds = iter(range(10**6))
    return Host(
        lambda: LabScreen(
            Finds(folder), lambda: SEED, lambda: float(next(seconds)), lambda: workers or Alone()
        )
    )


async def played(pilot: Pilot[None]) -> None:
    """Ten thousand deals are played."""
    await pilot.press("left", "space")
    await settle(pilot)


async def test_what_ten_thousand_deals_come_to_in_any_room(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await played(pilot)
        await pilot.press("down")
        for columns, rows in ((120, 40), (80, 24), (40, 12)):
            await pilot.resize_terminal(columns, rows)
            await settle(pilot)
            assert_like(app.picture(), PICTURES / f"lab-{columns}x{rows}.txt")


async def test_the_figures_are_those_of_the_deals_and_more_of_them_can_be_asked_for(
    tmp_path: Path,
) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await played(pilot)
        tally = play_lot(RandomDeals(Rules(), SEED, 0, 10_000, 3))
        assert f"{tally.cards.mean:.1f}" in shown(app)
        assert f"{tally.best[0].cards:,} cards, {tally.best[0].tricks} tricks" in shown(app)
        await pilot.press("t")
        assert "IN TRICKS" in shown(app)
        await pilot.press("space")
        assert prompt(app).startswith("All played.")
        await pilot.press("right")
        assert "10,000 of 100,000 deals" in shown(app)
        await pilot.press("p")
        assert "0 of 100,000 deals" in shown(app)


async def test_whoever_stops_keeps_what_there_is_and_may_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.lab.playing._COMPILED_PART", 4_000)
    workers = Paced()
    app = host(tmp_path, workers)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("left", "space")
        assert prompt(app).startswith("Playing.")
        workers.go.release()
        while "4,000 of 10,000 deals" not in shown(app):
            await pilot.pause()
        await pilot.press("space")
        await settle(pilot)
        assert prompt(app).startswith("Stopped. 6,000 deals left.")
        assert workers.closed
        assert "4,000 of 10,000 deals" in shown(app)
        for _ in range(2):
            workers.go.release()
        await pilot.press("space")
        await settle(pilot)
        assert prompt(app).startswith("All played.")
        tally = play_lot(RandomDeals(Rules(), SEED, 0, 10_000, 3))
        assert f"{tally.cards.mean:.1f}" in shown(app)


async def test_while_it_plays_nothing_else_can_be_asked_for(tmp_path: Path) -> None:
    app = host(tmp_path, Paced())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        for key in ("p", "s", "a", "left"):
            await pilot.press(key)
            assert prompt(app).startswith("Stop first:")
        await pilot.press("q")
        await settle(pilot)
        assert app.screen is not app.first


async def test_what_is_asked_for(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert prompt(app).startswith("With two players")
        await pilot.press("p", "r")
        assert "3 players, claimant takes the pile, seed 7" in shown(app)
        await pilot.press("p", "p")
        assert "2 players, seed 7" in shown(app)
        await pilot.press("right")
        assert "0 of 1,000,000 deals" in shown(app)
        await pilot.press(*["left"] * 4)
        assert prompt(app).startswith("No fewer deals")
        assert "0 of 1,000 deals" in shown(app)
        await pilot.press("s")
        await answer(pilot, "2026")
        assert "2 players, seed 2026" in shown(app)
        await pilot.press("s")
        await answer(pilot, "many")
        assert prompt(app).startswith("A seed is a whole number")
        await pilot.press("a")
        assert "0 of 3,488,400 deals" in shown(app)
        await pilot.press("a")
        assert "2 players, seed 2026" in shown(app)


async def test_figures_that_took_long_are_not_given_up_by_accident(tmp_path: Path) -> None:
    seconds = iter(range(0, 10**6, 60))
    app = Host(
        lambda: LabScreen(Finds(tmp_path), lambda: SEED, lambda: float(next(seconds)), Alone)
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await played(pilot)
        for key in ("p", "q"):
            await pilot.press(key)
            assert "Give up the figures of 10,000 deals?" in shown(app)
            await pilot.press("n")
            assert "10,000 of 10,000 deals" in shown(app)
        await pilot.press("p", "y")
        assert "0 of 10,000 deals" in shown(app)


async def test_a_find_is_watched_and_kept(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert prompt(app) == "Nothing is found yet."
        await played(pilot)
        await pilot.press("enter", "k")
        await settle(pilot)
        best = play_lot(RandomDeals(Rules(), SEED, 0, 10_000, 1)).best[0]
        (asked,) = app.asked
        assert isinstance(asked, WatchDeal)
        assert play_out(asked.deal.split("/")).cards == best.cards
        assert prompt(app) == f'It is in the record room now, as "lab 7, deal {best.number:,}".'
        (find,) = Finds(tmp_path).all()
        assert (find.deal, find.cards) == (asked.deal, best.cards)
        await pilot.press("k")
        await settle(pilot)
        assert "already" in prompt(app)


async def test_the_lab_is_a_key_away_in_the_lobby_and_among_the_records_and_plays(
    tmp_path: Path,
) -> None:
    app = Bowers(household(tmp_path), Lobby())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l", "left", "left", "space")
        await settle(pilot)
        assert "1,000 of 1,000 deals" in shown(app)
        await pilot.press("q", "r", "l")
        await settle(pilot)
        assert "0 of 100,000 deals" in shown(app)


TALLIES = st.builds(
    lambda players, deals: play_lot(RandomDeals(Rules(players), SEED, 0, deals, 12)),
    st.integers(2, 4),
    st.integers(0, 30),
)


def test_endless_games_and_the_longest_that_ends_are_both_told_of() -> None:
    lot = TwentyCards(1_313_390, 10, 3)
    canvas = Canvas(80, 21)
    draw_lab(canvas, LabShown(lot, play_lot(lot), Pace(10, 10, 1.0), Counted.CARDS, 0))
    drawn = "\n".join(canvas.lines())
    assert "1 without an end, longest" in drawn
    assert "▶ endless after 88 cards" in drawn


@given(st.integers(40, 200), st.integers(9, 60), TALLIES, st.sampled_from(Counted))
def test_how_long_the_games_are_is_in_sight_in_any_room(
    width: int, height: int, tally: Tally, counted: Counted
) -> None:
    canvas = Canvas(width, height)
    lot = RandomDeals(Rules(len(tally.wins)), SEED, 0, 1000, 12)
    draw_lab(canvas, LabShown(lot, tally, Pace(tally.deals, 1000, 1.0), counted, 0))
    drawn = "\n".join(canvas.lines())
    assert f"{tally.deals} of 1,000 deals" in drawn
    assert f"{tally.cards.mean:.1f}" in drawn or not tally.deals
    assert f"{tally.tricks.longest:,}" in drawn or not tally.deals
