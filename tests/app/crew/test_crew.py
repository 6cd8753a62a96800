"""Many processes share one list of questions, and what comes of it depends on none of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from threading import Event

import pytest

from app.crew import Crew, Question, answers, in_order
from tests.app.crew.ending import ended
from tests.app.crew.questions import Fatal, Forever, Senseless, Square, Whereabouts
from tests.house.tree import HOUSE

SQUARES = [number**2 for number in range(12)]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_answers_are_the_same_however_many_work(workers: int) -> None:
    found = answers(map(Square, range(12)), workers)
    assert list(in_order(found)) == SQUARES


def test_there_are_as_many_processes_as_workers() -> None:
    processes = {process for _, process in answers([Whereabouts()] * 6, 2)}
    assert len(processes) == 2
    assert os.getpid() not in processes


def test_no_question_no_answer() -> None:
    assert list(answers([], 2)) == []


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    questions = [Fatal(number, tmp_path / str(number % 2)) for number in range(12)]
    assert list(in_order(answers(questions, 2))) == SQUARES


def test_an_error_in_a_question_is_raised_to_who_asks() -> None:
    with pytest.raises(ArithmeticError, match="no answer"):
        list(answers((Square(1), Senseless()), 2))


def test_an_endless_list_is_taken_up_no_faster_than_it_is_worked_off() -> None:
    taken = count()
    found = answers((Square(next(taken)) for _ in count()), 2)
    for _ in range(5):
        next(found)
    found.close()
    assert next(taken) <= 5 + 2 * 2


def test_who_stops_listening_ends_every_process() -> None:
    processes = set()
    for _, process in answers((Whereabouts() for _ in count()), 2):
        processes.add(process)
        if len(processes) == 2:
            break
    assert all(map(ended, processes))


async def test_a_crew_works_while_a_screen_lives() -> None:
    async with Crew(2) as crew:
        found = [numbered async for numbered in crew.answers(map(Square, range(12)))]
    assert sorted(found) == list(enumerate(SQUARES))


async def test_a_crew_that_is_left_ends_in_the_middle_of_its_thoughts(tmp_path: Path) -> None:
    questions: list[Question[object]] = [Whereabouts(), Forever(tmp_path / "process")]
    async with Crew(2) as crew:
        async for number, _ in crew.answers(questions):
            assert number == 0
            while not (tmp_path / "process").exists():
                await asyncio.sleep(0.01)
            break
    assert ended(int((tmp_path / "process").read_text()))


async def test_a_task_that_is_cancelled_ends_the_crew_in_the_middle_of_its_thoughts(
    tmp_path: Path,
) -> None:
    files = [tmp_path / "one", tmp_path / "two"]

    async def work() -> None:
        async with Crew(2) as crew:
            async for _ in crew.answers(map(Forever, files)):
                raise AssertionError

    working = asyncio.create_task(work())
    while not all(file.exists() for file in files):
        await asyncio.sleep(0.01)
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert all(ended(int(file.read_text())) for file in files)


PROGRAM = """
import sys
from pathlib import Path
from app.crew import answers
from tests.app.crew.questions import Forever, Square
try:
    questions = [Square(3), *(Forever(Path(name)) for name in sys.argv[1:])]
    for number, answer in answers(questions, 2):
        print(number, answer, flush=True)
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.fixture
def at_work(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A program whose crew has begun to think forever, in a group of processes."""
    files = [tmp_path / "one", tmp_path / "two"]
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *map(str, files)],
        cwd=HOUSE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with program:
        while not all(file.exists() for file in files):
            Event().wait(0.01)
        yield program
        program.kill()


def test_ctrl_c_leaves_the_answers_and_no_process(
    at_work: subprocess.Popen[str], tmp_path: Path
) -> None:
    os.killpg(at_work.pid, signal.SIGINT)
    said, complained = at_work.communicate()
    assert said == "0 9\nstopped\n"
    assert complained == ""
    assert all(ended(int((tmp_path / name).read_text())) for name in ("one", "two"))


def test_a_program_that_is_killed_leaves_no_process(
    at_work: subprocess.Popen[str], tmp_path: Path
) -> None:
    at_work.kill()
    at_work.wait()
    thinking = [int((tmp_path / name).read_text()) for name in ("one", "two")]
    while not all(map(ended, thinking)):
        Event().wait(0.01)
