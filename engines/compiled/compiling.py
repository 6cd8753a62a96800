"""How a function of this room is compiled: when it is first called, and then kept on the disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., object])

Word = np.uint64
Count = np.int64
Words: TypeAlias = NDArray[np.uint64]
Bytes: TypeAlias = NDArray[np.uint8]
Counts: TypeAlias = NDArray[np.int64]
Figures: TypeAlias = NDArray[np.float64]


def compiled(function: Function) -> Function:
    """The same function, compiled for the types it is called with; threads run it side by side."""
    try:
        return cast(Function, njit(cache=True, nogil=True)(function))
    except RuntimeError:
        # Nowhere may a file be written, so it is compiled anew in every process.
        return cast(Function, njit(nogil=True)(function))


class _Builder(Protocol):
    """What writes the instructions."""

    def cttz(self, word: object, undefined_for_zero: object) -> object:
        """Count trailing zeros."""


class _Context(Protocol):
    """What knows how a constant is written."""

    def get_constant(self, kind: object, value: int) -> object:
        """That constant."""


def _trailing_zeros(typing: object, word: object) -> tuple[object, object]:
    def written(
        context: _Context, builder: _Builder, signature: object, given: tuple[object, ...]
    ) -> object:
        return builder.cttz(given[0], context.get_constant(types.boolean, 1))

    return types.uint64(types.uint64), written


trailing_zeros = cast(Callable[[Word], Word], intrinsic(_trailing_zeros))
"""How many zeros are below the lowest bit of a word that is not 0: one instruction."""
