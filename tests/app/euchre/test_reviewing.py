"""Watching with a review: the chance to win, what each choice was worth, mistakes a key away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from math import sin
from pathlib import Path

import pytest

from app.crew import Question
from app.drawing.canvas import Canvas
from app.euchre.chances import Course
from app.euchre.findings import Finder, Findings, Wrong
from app.euchre.reviewed import LEAST_ROWS, draw_reviewed
from app.euchre.scene import Scene
from app.euchre.staging import scene_of
from app.narration import EuchreNarrator, plain, told
from app.reviewing import Answer, Reviewing
from app.screens.euchre_watching import EuchreWatch
from app.screens.table import Manner
from engines import euchre
from engines.cards import Card
from engines.euchre import Event, Game, Play, Rules, State, view
from engines.euchre.review import Appraisal, Decision, Grade, Option, Review, Turn, Weighed
from engines.saves import EUCHRE, Timeline
from tests.app.euchre.scenes import EUCHRED, HAND_EIGHT, YOU, told_hand
from tests.app.euchre.test_watching import Watched
from tests.app.host import Host
from tests.app.pictures import assert_like

NAMES = ("Ann", "Bob")
PICTURES = Path(__file__).parent / "pictures"


@cache
def match() -> Timeline[State, Event]:
    game = Game(Rules(target=3), seed=10)
    seats = euchre.players.named("normal"), euchre.players.Random(9)
    while (seat := game.to_act) is not None:
        game.apply(seats[seat].choose(game.view(seat)))
    return EUCHRE.timeline(game)


@cache
def answers() -> tuple[Answer, ...]:
    return tuple(asked.answer() for asked in Reviewing(match()).questions)


@cache
def reviewed() -> Reviewing:
    reviewing = Reviewing(match())
    for asked, answer in zip(reviewing.questions, answers(), strict=True):
        reviewing.take(asked, answer)
    return reviewing


def wrong() -> list[int]:
    return [each.position for each in Finder(reviewed()).wrong]


class Workers:
    """Answer at once, but only so many questions; then they think for ever."""

    def __init__(self, most: int = 999) -> None:
        self.most = most
        self.asked = 0
        self.ended = asyncio.Event()
        self.kept: list[Review] = []

    async def weigh(
        self, questions: Sequence[Question[Answer]]
    ) -> AsyncIterator[tuple[int, Answer]]:
        try:
            known = answers()[len(answers()) - len(questions) :]
            for number, answer in enumerate(known[: self.most - self.asked]):
                self.asked += 1
                yield number, answer
            if self.asked == self.most:
                await asyncio.Event().wait()
        finally:
            self.ended.set()


@asynccontextmanager
async def reviewing(workers: Workers, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Watched]:
    screens: list[EuchreWatch] = []

    def lay() -> EuchreWatch:
        watch = EuchreWatch(match(), NAMES, Manner(), weigh=workers.weigh, keep=workers.kept.append)
        screens.append(watch)
        return screens[-1]

    app = Host(lay)
    async with app.run_test(size=size) as pilot:
        watched = Watched(app, screens[0], pilot)
        await watched.press("space", "home")
        yield watched


async def test_nothing_is_weighed_before_it_is_asked_for() -> None:
    workers = Workers()
    async with reviewing(workers) as watched:
        await watched.press("right", "right")
        assert workers.asked == 0
        assert "v review" in watched.text
        await watched.press("v")
        await asyncio.wait_for(workers.ended.wait(), 20)
        await watched.press("right")
        assert workers.asked == len(reviewed().decisions) + 1
        assert "Ann" in watched.text
        assert "m M mistake" in watched.text


async def test_what_a_complete_review_came_to_is_kept_once() -> None:
    workers = Workers()
    async with reviewing(workers) as watched:
        await watched.press("v")
        await watched.app.workers.wait_for_complete()
        await watched.press("v", "v")
        assert workers.kept == [reviewed().review]


async def test_it_says_how_far_it_is_and_ends_its_work_when_it_is_closed() -> None:
    workers = Workers(most=3)
    async with reviewing(workers) as watched:
        await watched.press("v")
        while workers.asked < 3:
            await watched.pilot.pause()
        await watched.pilot.pause()
        assert f"2 of {len(reviewed().decisions)} weighed" in watched.text
        await watched.press("v")
        await asyncio.wait_for(workers.ended.wait(), 20)
        assert workers.kept == []
        assert "weighed" not in watched.text
        await watched.press("v")
        assert f"2 of {len(reviewed().decisions)} weighed" in watched.text


async def test_a_screen_that_is_left_ends_the_work() -> None:
    workers = Workers(most=1)
    async with reviewing(workers) as watched:
        await watched.press("v")
        await watched.press("q")
        await asyncio.wait_for(workers.ended.wait(), 20)


async def test_from_mistake_to_mistake_and_no_further() -> None:
    workers = Workers()
    async with reviewing(workers) as watched:
        await watched.press("m")
        await asyncio.wait_for(workers.ended.wait(), 20)
        for position in wrong():
            await watched.press("m")
            assert watched.position == position
            assert any(word in watched.text for word in ("dubious", "mistake", "blunder"))
        await watched.press("m")
        assert "Nothing after this was dubious or worse." in watched.text
        await watched.press("M")
        assert watched.position == wrong()[-2]
        await watched.press("home", "M")
        assert "Nothing before this was dubious or worse." in watched.text


async def test_what_was_decided_with_hidden_cards_is_not_told() -> None:
    workers = Workers()
    async with reviewing(workers) as watched:
        await watched.press("v")
        await asyncio.wait_for(workers.ended.wait(), 20)
        bobs = next(each for each in reviewed().decisions if each.seat == 1)
        watched.screen.go(bobs.position)
        await watched.press("x")
        assert "It was made with cards" in watched.text
        await watched.press("x")
        assert "It was made with cards" not in watched.text


async def test_the_log_says_of_each_mistake_what_was_better() -> None:
    workers = Workers()
    async with reviewing(workers, size=(120, 40)) as watched:
        await watched.press("v")
        await asyncio.wait_for(workers.ended.wait(), 20)
        watched.screen.go(wrong()[0] + 2)
        before = [plain(line) for line in told(match(), EuchreNarrator(NAMES), 0, wrong()[0] + 2)]
        lines = [plain(line) for line in watched.screen.lines_of(0, watched.position)]
        (graded,) = (line for line in lines if line not in before)
        assert re.search(r": (dubious|a mistake|a blunder)\. Better: ", graded)
        await watched.press("L")
        assert "Better:" in watched.text


def painted(position: int, width: int, height: int) -> list[str]:
    state = match().state_at(position)
    scene = scene_of(state, EuchreNarrator(NAMES), 0)
    findings = Finder(reviewed()).findings(state, position, 0, None)
    canvas = Canvas(width, height)
    hands = [mark.index for mark in match().marks if mark.kind == "hand"]
    draw_reviewed(canvas, scene, Course(len(match()), position, hands), findings)
    return canvas.lines()


def made_up() -> tuple[Scene, Findings]:
    """A card to follow with, and what a review may have found in the middle of its work."""
    told = told_hand(HAND_EIGHT, EUCHRED[:5], dealer=YOU, number=8, scores=(6, 4))
    worth = {"KS": (0.653, 0.84), "JC": (0.631, 0.51), "JS": (0.624, 0.42)}
    options = [Option(Play(Card.parse(code)), *values) for code, values in worth.items()]
    decision = Decision(130, view(told.state, YOU), options[-1].action)
    chances = [500 + round(400 * sin(at / 30) * at / 200) for at in range(201)]
    wrong = (
        Wrong(22, 0, Grade.DUBIOUS),
        Wrong(70, 1, Grade.BLUNDER),
        Wrong(130, 0, Grade.MISTAKE),
        Wrong(171, 1, Grade.DUBIOUS),
    )
    appraisal = Appraisal(tuple(options), options[-1])
    return told.scene(), Findings(
        seat=0,
        chances=chances,
        wrong=wrong,
        decision=decision,
        appraisal=appraisal,
        hidden=False,
        weighed=60,
        decisions=96,
        turns=(
            Turn(0, 1, 0.5, 0.61, None),
            Turn(26, 12, 0.61, 0.42, None),
            Turn(130, 8, 0.42, 0.26, Weighed(decision, appraisal)),
        ),
    )


@pytest.mark.parametrize(("width", "height"), [(120, 35), (80, 21), (80, 27), (50, 17)])
def test_it_looks_as_it_did(width: int, height: int) -> None:
    canvas = Canvas(width, height)
    scene, findings = made_up()
    draw_reviewed(canvas, scene, Course(200, 130, (1, 27, 52, 80, 101, 125, 150, 178)), findings)
    assert_like(canvas, PICTURES / f"reviewing-{width}x{height}.txt")


@pytest.mark.parametrize("height", [LEAST_ROWS, 15, 18, 24, 40, 60])
@pytest.mark.parametrize("width", [40, 50, 77, 78, 80, 100, 132, 200])
def test_cursor_marks_and_mistakes_are_in_the_columns_of_their_positions(
    width: int, height: int
) -> None:
    position = wrong()[-1]
    lines = painted(position, width, height)
    rail, marks = lines[-1], lines[-2]
    cursor = rail.index("●")
    assert marks[cursor] in ".?!"
    start = min(rail.index(sign) for sign in "━◆0")
    columns = len(rail.rstrip()) - start
    expected = start + round(position * (columns - 1) / len(match()))
    assert abs(cursor - expected) <= 1


def test_the_lane_shows_the_chance_at_the_cursor() -> None:
    chances = reviewed().review
    assert chances is not None
    for position in range(0, len(match()) + 1, 7):
        lines = painted(position, 80, 21)
        (now,) = (line for line in lines if "▼" in line)
        assert f"Ann {100 * chances.chance(position, 0):.0f} %" in now


def test_every_choice_stands_there_with_its_worth_and_the_taken_one_is_marked() -> None:
    review = reviewed().review
    assert review is not None
    for each in review.weighed:
        values = [line[84:] for line in painted(each.decision.position, 120, 35)]
        rows = [line for line in values if re.search(r"\d\.\d % [+-]\d\.\d\d$", line.rstrip())]
        assert len(rows) == len(each.appraisal.options)
        (taken,) = (line for line in rows if "▸" in line)
        assert f" {100 * each.appraisal.chosen.chance:.1f} %" in taken
