"""A hunt that goes on: the next deals of its seed, played by all cores or by a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from app.crew import in_order
from app.hunt.hunt import Hunt
from app.lab.playing import PlayLot, is_compiled, parts
from engines.beggar.lab import Tally

Ask: TypeAlias = Callable[[Iterable[PlayLot]], Iterator[tuple[int, Tally]]]
"""Has questions answered by many: each answer as it is found, with the number of its question."""

# A part takes a second or so; whoever stops loses no more than the parts that are being played.
_COMPILED_PART: Final = 1_000_000
_PLAIN_PART: Final = 10_000


def hunted(hunt: Hunt, until: int, ask: Ask, size: int | None = None) -> Iterator[Hunt]:
    """The hunt as it grows, until so many deals of its seed are played.

    size: of a part, in deals; as many as take a second or so if None.
    """
    size = size or (_COMPILED_PART if is_compiled() else _PLAIN_PART)
    for tally in in_order(ask(map(PlayLot, parts(hunt.to_come(until), size)))):
        hunt = hunt.with_more(tally)
        yield hunt
