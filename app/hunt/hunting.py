"""A hunt that goes on: the next deals of its seed, played by all cores or by a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.hunt.hunt import Hunt
from app.lab.playing import Ask, is_compiled, tallies

# A part takes half a second or so; whoever stops loses only the parts that are being played.
_COMPILED_PART: Final = 500_000
_PLAIN_PART: Final = 10_000


def hunted(hunt: Hunt, until: int, ask: Ask, size: int | None = None) -> Iterator[Hunt]:
    """The hunt as it grows, until so many deals of its seed are played.

    size: of a part, in deals; as many as take half a second or so if None.
    """
    size = size or (_COMPILED_PART if is_compiled() else _PLAIN_PART)
    for tally in tallies(hunt.to_come(until), size, ask):
        hunt = hunt.with_more(tally)
        yield hunt
