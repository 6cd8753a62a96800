"""A lot of deals, played in parts by many processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Final, Protocol, TypeVar

from app.crew import InOrder, Question, answers, in_order
from engines.beggar import lab
from engines.beggar.lab import Lot, Tally

Answer = TypeVar("Answer")

# A part takes a quarter of a second or so.
_COMPILED_PART: Final = 250_000
_PLAIN_PART: Final = 4_000


def is_compiled() -> bool:
    """Whether lots are played by the compiled loop: where numba is installed."""
    return find_spec("numba") is not None


@dataclass(frozen=True, slots=True)
class PlayLot:
    """What a lot comes to; the answer is the same whether it is compiled or not."""

    lot: Lot

    def answer(self) -> Tally:
        """The sum of its deals."""
        if not is_compiled():
            return lab.play_lot(self.lot)
        # It takes its time to load, and only those who play need it.
        from engines.compiled.lots import play_lot  # noqa: PLC0415

        return play_lot(self.lot)


def parts(lot: Lot, size: int | None = None) -> Iterator[Lot]:
    """A lot in parts of so many deals, or of as many as take a quarter of a second."""
    step = size or (_COMPILED_PART if is_compiled() else _PLAIN_PART)
    end = lot.first + lot.deals
    for first in range(lot.first, end, step):
        yield replace(lot, first=first, deals=min(step, end - first))


def played(lot: Lot, workers: int | None = None) -> Iterator[Tally]:
    """The tally of the first deals of a lot as it grows, where no event loop runs.

    workers: how many processes play, as many as there are cores if None.
    """
    tally = Tally.empty(lot.rules.players, lot.keep)
    for part in in_order(answers(map(PlayLot, parts(lot)), workers)):
        tally += part
        yield tally


class Workers(Protocol):
    """Whoever shares the questions of a list: a crew, or in a test whatever stands for one."""

    def answers(self, questions: Iterable[Question[Answer]]) -> AsyncIterator[tuple[int, Answer]]:
        """Each answer as it is found, with the number of its question, from 0."""
        ...

    async def close(self) -> None:
        """Work no more."""


async def playing(lot: Lot, workers: Workers) -> AsyncIterator[Tally]:
    """The same on a screen."""
    tally, order = Tally.empty(lot.rules.players, lot.keep), InOrder[Tally]()
    async for number, answer in workers.answers(map(PlayLot, parts(lot))):
        for part in order.take(number, answer):
            tally += part
            yield tally
