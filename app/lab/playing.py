"""A lot of deals, played in parts by many processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import chain, islice
from typing import Final, Protocol, TypeAlias, TypeVar

from app.crew import InOrder, Question, answers, in_order
from engines.beggar import lab
from engines.beggar.lab import Lot, Tally

Answer = TypeVar("Answer")

_COMPILED_PART: Final = 250_000
_PLAIN_PART: Final = 4_000


Ask: TypeAlias = Callable[[Iterable["PlayLot"]], Iterator[tuple[int, Tally]]]
"""Has questions answered by many: each answer as it is found, with the number of its question."""


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


def part_size() -> int:
    """How many deals take a quarter of a second or so."""
    return _COMPILED_PART if is_compiled() else _PLAIN_PART


def parts(lot: Lot, size: int) -> Iterator[Lot]:
    """A lot in parts of so many deals, the last of which may have fewer."""
    end = lot.first + lot.deals
    for first in range(lot.first, end, size):
        yield replace(lot, first=first, deals=min(size, end - first))


def by_cores(workers: int | None = None) -> Ask:
    """The cores of this machine, or so many processes; a single question is answered here."""

    def ask(questions: Iterable[PlayLot]) -> Iterator[tuple[int, Tally]]:
        coming = iter(questions)
        first = tuple(islice(coming, 2))
        if len(first) > 1:
            return answers(chain(first, coming), workers)
        return enumerate(question.answer() for question in first)

    return ask


def tallies(lot: Lot, size: int, ask: Ask) -> Iterator[Tally]:
    """What each part of a lot comes to, in their order; a part has so many deals."""
    return in_order(ask(map(PlayLot, parts(lot, size))))


def played(lot: Lot, workers: int | None = None, size: int | None = None) -> Iterator[Tally]:
    """The tally of the first deals of a lot as it grows, where no event loop runs.

    workers: how many processes play, as many as there are cores if None. size: of the parts.
    """
    tally = Tally.empty(lot.rules.players, lot.keep)
    for part in tallies(lot, size or part_size(), by_cores(workers)):
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
    """The tally of the first deals of a lot as it grows, on a screen."""
    tally, order = Tally.empty(lot.rules.players, lot.keep), InOrder[Tally]()
    async for number, answer in workers.answers(map(PlayLot, parts(lot, part_size()))):
        for part in order.take(number, answer):
            tally += part
            yield tally
