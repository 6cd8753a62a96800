"""Where machines think: in a process of their own, so that the table stays at full speed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from engines import euchre
from engines.euchre import players


def choose(level: str, seed: int, view: euchre.View) -> euchre.Action:
    """What a player of a level does in a view; `seed` is the seed of that player."""
    return players.named(level, seed=seed).choose(view)


class Thinker:
    """A process that is asked for decisions, begun at the first question or by `warm`."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Begin the process, so that the first question need not wait for it."""
        self._the_pool().submit(os.getpid)

    async def choose(self, level: str, seed: int, view: euchre.View) -> euchre.Action:
        """The decision of a player; a process that died is begun anew, once."""
        try:
            return await self._ask(level, seed, view)
        except BrokenProcessPool:
            self.close()
            return await self._ask(level, seed, view)

    def close(self) -> None:
        """End the process, whatever it is thinking of."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, level: str, seed: int, view: euchre.View) -> euchre.Action:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._the_pool(), choose, level, seed, view)

    def _the_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_leave_with_the_parent,
            )
        return self._pool


def _leave_with_the_parent() -> None:
    """End this process when the one that began it is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
