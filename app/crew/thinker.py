"""A process that answers questions, one after another."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Final, TypeVar

from app.crew import answering
from app.crew.question import Question

Answer = TypeVar("Answer")

_ROOT: Final = Path(__file__).resolve().parents[2]
_TRIES: Final = 2


class Thinker:
    """A process of its own, begun at the first question; it ends with this one at the latest.

    niceness: how far it stands back when others want the processor, from 0 (not at all) to 19.

    It is no `multiprocessing` process: those cannot be started under Textual, whose standard error
    has no file number.
    """

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._asked: set[asyncio.Task[object]] = set()

    async def ask(self, question: Question[Answer]) -> Answer:
        """The answer to a question, in its turn.

        A process that dies is begun anew and asked again. A question of which that one dies too is
        answered in this process, in another thread: so an error in it is raised here. When the
        asking is cancelled, the process is ended in the middle of its thought.
        """
        asked = asyncio.create_task(self._answer(question))
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return await asked

    async def close(self) -> None:
        """End the process, whatever it is thinking of, and cancel what was asked.

        The next question begins another.
        """
        for asked in self._asked:
            asked.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await self._end()

    async def _answer(self, question: Question[Answer]) -> Answer:
        async with self._turn:
            for _ in range(_TRIES):
                try:
                    return await self._told(question)
                except (OSError, asyncio.IncompleteReadError):
                    await self._end()
                except asyncio.CancelledError:
                    # Its answer would be taken for that to the next question.
                    await self._end()
                    raise
            return await asyncio.to_thread(question.answer)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate()

    async def _told(self, question: Question[Answer]) -> Answer:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(answering.framed(question))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(answering.LENGTH))
        answer: Answer = pickle.loads(await process.stdout.readexactly(length))
        return answer

    async def _running(self) -> Process:
        if self._process is None:
            paths = filter(None, (str(_ROOT), os.environ.get("PYTHONPATH")))
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                answering.__name__,
                str(self._niceness),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
            )
        return self._process
