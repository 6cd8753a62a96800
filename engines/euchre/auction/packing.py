"""How the solved auction is written down: a byte a class, and all of them as text."""

from __future__ import annotations

from base64 import b85decode, b85encode
from collections.abc import Sequence
from typing import Final
from zlib import compress, decompress

MAKES: Final = (1 << 0, 1 << 1)
"""The bits of a class whose hand orders the upcard up, and whose hand accepts it as the dealer."""

NAMES: Final = (2, 4)
"""How far the suit a hand names in the second round is shifted, as non-dealer and as dealer.

The suit is its place in `suits_beside`; 0, the upcard's own, stands for a pass.
"""

_LINE: Final = 92
_SUIT: Final = 3
_EXCHANGED: Final = (0, 1, 3, 2)


def packed(of_classes: bytes) -> Sequence[str]:
    """The bytes as lines of text, without quotes and backslashes."""
    text = b85encode(compress(of_classes, 9)).decode("ascii")
    return [text[at : at + _LINE] for at in range(0, len(text), _LINE)]


def unpacked(text: str) -> bytes:
    """The bytes again."""
    return decompress(b85decode(text))


def calls_by_number(of_classes: bytes) -> bytes:
    """The calls of every hand by its number (see `Numbering`), from those of the classes."""
    return _by_number(of_classes, bytes(map(_exchanged_calls, range(1 << 6))))


def suits_by_number(of_classes: bytes) -> bytes:
    """The same of suits, a byte each."""
    return _by_number(of_classes, bytes(_EXCHANGED))


def _by_number(of_classes: bytes, exchanged: bytes) -> bytes:
    numbered = bytearray(2 * len(of_classes))
    numbered[0::2] = of_classes
    numbered[1::2] = of_classes.translate(exchanged.ljust(1 << 8))
    return bytes(numbered)


def _exchanged_calls(calls: int) -> int:
    for shift in NAMES:
        suit = calls >> shift & _SUIT
        calls ^= (suit ^ _EXCHANGED[suit]) << shift
    return calls
