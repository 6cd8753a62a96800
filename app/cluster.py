"""Many machines for one list of questions: a cluster of Dask, where the extra [cluster] is there.

The workers of the cluster need this program in the same version, and numba for its speed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Iterable
from concurrent.futures import CancelledError
from itertools import islice
from typing import Final, TypeVar

from app.crew import Question

Answer = TypeVar("Answer")

_SECONDS: Final = 10
# So many questions wait at each thread of a worker, that none is ever idle.
_WAITING: Final = 2


class NoCluster(Exception):
    """There is no cluster to ask, or not any more; the text says why."""


def answers(
    questions: Iterable[Question[Answer]], address: str
) -> Generator[tuple[int, Answer], None, None]:
    """The answers of a cluster, each as it is found, with the number of its question, from 0.

    A question that a lost worker was asked is asked again. Raises `NoCluster`.
    """
    try:
        from distributed import Client, KilledWorker, as_completed  # noqa: PLC0415
    except ImportError as error:
        raise NoCluster("A cluster needs the extra [cluster], which brings Dask.") from error
    # What goes wrong is told here, in a sentence.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        asyncio.run(_greet(address))
    except (OSError, ValueError) as error:
        raise NoCluster(f"There is no cluster at {address}.") from error
    with Client(address, timeout=_SECONDS, set_as_default=False) as client:
        numbered = enumerate(questions)
        asked: dict[str, tuple[int, Question[Answer]]] = {}
        found = as_completed(loop=client.loop)

        def ask(number: int, question: Question[Answer]) -> None:
            future = client.submit(_answer, question, pure=False)
            asked[future.key] = number, question
            found.add(future)

        def ask_more() -> None:
            """Ask until enough questions wait; there may be more workers than before."""
            most = _WAITING * max(1, sum(client.nthreads().values()))
            for number, question in islice(numbered, max(0, most - len(asked))):
                ask(number, question)

        try:
            ask_more()
            for future in found:
                number, question = asked.pop(future.key)
                try:
                    answer = future.result()
                except KilledWorker:
                    # So many workers were lost over it that Dask gives it up.
                    answer = question.answer()
                ask_more()
                yield number, answer
        except (ImportError, RuntimeError) as error:
            raise NoCluster(
                f"The cluster at {address} does not know this program: "
                "every worker, and the scheduler, needs it in the same version."
            ) from error
        except (CancelledError, OSError) as error:
            raise NoCluster(f"The cluster at {address} is there no more.") from error


async def _greet(address: str) -> None:
    """Ask a scheduler who it is: a client that finds none would ask until the program ends."""
    from distributed import rpc  # noqa: PLC0415

    async with asyncio.timeout(_SECONDS):
        scheduler = rpc(address, timeout=_SECONDS)
        try:
            await scheduler.identity()
        finally:
            await scheduler.close_rpc()


def _answer(question: Question[Answer]) -> Answer:
    return question.answer()
