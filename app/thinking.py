"""Where machines think: in a process of their own, so that the table stays at full speed.

Questions and answers go through its pipes, each a length of four bytes and so many bytes of pickle.
It ends when its input does, so it never outlives the table, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol

from engines import euchre
from engines.euchre import players

_LENGTH = 4
_ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Question:
    """What a player of a level would do in a view; `seed` is the seed of that player."""

    level: str
    seed: int
    view: euchre.View

    def answer(self) -> euchre.Action:
        """The decision."""
        return players.named(self.level, seed=self.seed).choose(self.view)


class Mind(Protocol):
    """What decides for machines."""

    async def choose(self, level: str, seed: int, view: euchre.View) -> euchre.Action:
        """The decision of a player of a level, with the seed of that player."""
        ...

    async def close(self) -> None:
        """Decide no more."""


class Thinker:
    """A process that is asked for decisions, begun at the first question."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def choose(self, level: str, seed: int, view: euchre.View) -> euchre.Action:
        """The decision of a player; when the process dies, it is begun anew for the next one."""
        question = Question(level, seed, view)
        async with self._turn:
            try:
                return await self._ask(question)
            except (OSError, asyncio.IncompleteReadError):
                await self._end()
                return await asyncio.to_thread(question.answer)
            except asyncio.CancelledError:
                # Its answer would be taken for that to the next question.
                await self._end()
                raise

    async def close(self) -> None:
        """End the process, whatever it is thinking of."""
        await self._end()

    async def _ask(self, question: Question) -> euchre.Action:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        asked = pickle.dumps(question)
        process.stdin.write(len(asked).to_bytes(_LENGTH) + asked)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(_LENGTH))
        action: euchre.Action = pickle.loads(await process.stdout.readexactly(length))
        return action

    async def _running(self) -> Process:
        if self._process is None:
            paths = filter(None, (str(_ROOT), os.environ.get("PYTHONPATH")))
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate()


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while length := questions.read(_LENGTH):
        question: Question = pickle.loads(questions.read(int.from_bytes(length)))
        answer = pickle.dumps(question.answer())
        answers.write(len(answer).to_bytes(_LENGTH) + answer)
        answers.flush()


if __name__ == "__main__":
    answer_all(sys.stdin.buffer, sys.stdout.buffer)
