"""A process of its own answers one question after another."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.crew import Thinker
from app.thinking import Decision
from engines import euchre
from engines.euchre import players
from tests.app.crew.ending import ended
from tests.app.crew.questions import Fatal, Forever, Senseless, Square, Whereabouts


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    await thinker.close()


async def test_the_thinker_decides_as_the_player_would(thinker: Thinker) -> None:
    game = euchre.Game(euchre.Rules(), seed=3)
    assert game.to_act is not None
    view = game.view(game.to_act)
    action = await thinker.ask(Decision("easy", 5, view))
    assert action == players.named("easy", seed=5).choose(view)


async def test_it_is_one_process_and_another_than_this(thinker: Thinker) -> None:
    process = await thinker.ask(Whereabouts())
    assert process != os.getpid()
    assert await thinker.ask(Whereabouts()) == process


async def test_a_process_that_was_killed_is_begun_anew(thinker: Thinker) -> None:
    process = await thinker.ask(Whereabouts())
    os.kill(process, signal.SIGKILL)
    assert await thinker.ask(Square(7)) == 49
    assert await thinker.ask(Whereabouts()) != process


async def test_a_process_that_dies_of_a_question_does_not_take_it_along(
    thinker: Thinker, tmp_path: Path
) -> None:
    assert await thinker.ask(Fatal(6, tmp_path / "died")) == 36


async def test_an_error_in_a_question_is_raised_where_it_is_asked(thinker: Thinker) -> None:
    with pytest.raises(ArithmeticError, match="no answer"):
        await thinker.ask(Senseless())
    assert await thinker.ask(Square(3)) == 9


async def test_a_question_taken_back_does_not_answer_the_next(
    thinker: Thinker, tmp_path: Path
) -> None:
    asked = asyncio.create_task(thinker.ask(Whereabouts()))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await thinker.ask(Square(5)) == 25


async def test_the_process_ends_with_the_thinker(thinker: Thinker) -> None:
    process = await thinker.ask(Whereabouts())
    await thinker.close()
    assert ended(process)


async def test_closing_ends_a_thought_that_has_no_end(thinker: Thinker, tmp_path: Path) -> None:
    asked = asyncio.create_task(thinker.ask(Forever(tmp_path / "process")))
    process = await begun(tmp_path / "process")
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert ended(process)


async def begun(file: Path) -> int:
    """The process that thinks forever, once it does."""
    while not file.exists():
        await asyncio.sleep(0.01)
    return int(file.read_text())
