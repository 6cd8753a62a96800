"""As many processes as there are cores, at work on one list of questions."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Generator, Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final, Generic, TypeVar

from app.crew.question import Question
from app.crew.thinker import Thinker

Answer = TypeVar("Answer")

# A screen that shows how far they are, and whatever else the machine does, comes first.
_NICENESS: Final = 10


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """Processes that share the questions of a list, as many as this one may use cores.

    As a context (`async with`) it ends them all at its end, whatever they are thinking of.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._thinkers = [Thinker(_NICENESS) for _ in range(workers or cores())]

    async def __aenter__(self) -> Crew:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def answers(
        self, questions: Iterable[Question[Answer]]
    ) -> AsyncIterator[tuple[int, Answer]]:
        """Each answer as it is found, with the number of its question, from 0.

        A question is taken from the iterable when a process is free for it.
        """
        numbered = enumerate(questions)
        free = list(self._thinkers)
        asked: dict[asyncio.Task[Answer], tuple[int, Thinker]] = {}

        def ask() -> None:
            for thinker, (number, question) in zip(tuple(free), numbered, strict=False):
                free.remove(thinker)
                asked[asyncio.create_task(thinker.ask(question))] = number, thinker

        try:
            ask()
            while asked:
                done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                found = [(task, *asked.pop(task)) for task in done]
                free += [thinker for _, _, thinker in found]
                ask()
                for task, number, _ in found:
                    yield number, task.result()
        finally:
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    async def close(self) -> None:
        """End all processes, and cancel what they are asked."""
        await asyncio.gather(*(thinker.close() for thinker in self._thinkers))


def answers(
    questions: Iterable[Question[Answer]], workers: int | None = None
) -> Generator[tuple[int, Answer], None, None]:
    """The answers of a crew (see `Crew.answers`) where no event loop runs.

    Closing the generator, as the end of a loop over it does, ends all processes.
    """
    runner = asyncio.Runner()
    crew = Crew(workers)
    coming = crew.answers(questions)

    async def following() -> tuple[int, Answer] | None:
        return await anext(coming, None)

    try:
        while (numbered := runner.run(following())) is not None:
            yield numbered
    finally:
        with _no_interrupt():
            runner.run(crew.close())
            runner.close()


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Have Ctrl-C do nothing: one more of them is not to stop the ending."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class InOrder(Generic[Answer]):
    """Puts answers in the order of their questions."""

    def __init__(self) -> None:
        self._waiting: dict[int, Answer] = {}
        self._following = 0

    def take(self, number: int, answer: Answer) -> Iterator[Answer]:
        """Those that can be told now that this one is there: it and those that waited for it."""
        self._waiting[number] = answer
        while self._following in self._waiting:
            yield self._waiting.pop(self._following)
            self._following += 1


def in_order(numbered: Iterable[tuple[int, Answer]]) -> Iterator[Answer]:
    """Answers in the order of their questions, each as soon as all before it are there."""
    order = InOrder[Answer]()
    for number, answer in numbered:
        yield from order.take(number, answer)
