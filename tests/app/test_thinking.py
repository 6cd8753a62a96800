"""Machines think in a process of their own."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from app.thinking import Question, Thinker
from engines import euchre

LEVEL, SEED = "easy", 5


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    await thinker.close()


@pytest.fixture
def view() -> euchre.View:
    game = euchre.Game(euchre.Rules(), seed=3)
    assert game.to_act is not None
    return game.view(game.to_act)


async def process_of(thinker: Thinker, view: euchre.View) -> int:
    await thinker.choose(LEVEL, SEED, view)
    assert thinker._process is not None
    return thinker._process.pid


async def test_the_thinker_decides_as_the_player_would(thinker: Thinker, view: euchre.View) -> None:
    action = await thinker.choose(LEVEL, SEED, view)
    assert action == Question(LEVEL, SEED, view).answer()
    assert await process_of(thinker, view) != os.getpid()


async def test_the_question_of_a_process_that_died_is_answered(
    thinker: Thinker, view: euchre.View
) -> None:
    first = await process_of(thinker, view)
    os.kill(first, signal.SIGKILL)
    assert await thinker.choose(LEVEL, SEED, view) == Question(LEVEL, SEED, view).answer()
    assert await process_of(thinker, view) != first


async def test_a_question_taken_back_does_not_answer_the_next(
    thinker: Thinker, view: euchre.View
) -> None:
    asked = asyncio.create_task(thinker.choose(LEVEL, SEED, view))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await thinker.choose(LEVEL, SEED, view) == Question(LEVEL, SEED, view).answer()


async def test_the_process_ends_with_the_thinker(thinker: Thinker, view: euchre.View) -> None:
    process = await process_of(thinker, view)
    await thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
