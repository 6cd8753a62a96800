"""Seals: what is told of a pack before anyone decides, and shows afterwards that it was fixed then.

A seal is the SHA-256, in hexadecimal digits, of a deal as it is written down, a blank and a salt.
The seal is shown with the deal, pack and salt when the hand is over. The salt cannot be guessed,
so a seal tells nothing of the cards it stands for.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Final

from engines.cards import Card

_SALT_DIGITS: Final = 32
"""Hexadecimal digits, four bits each: nobody tries 2**128 salts to find the cards."""


def written(parts: Iterable[Iterable[Card]]) -> str:
    """A deal as it is written down and sealed: "9D KS AC/KC TS/…", a slash between its parts."""
    return "/".join(" ".join(map(str, part)) for part in parts)


def new_salt(chance: Random) -> str:
    """A salt, as secret as `chance` is."""
    return f"{chance.getrandbits(4 * _SALT_DIGITS):0{_SALT_DIGITS}x}"


def seal_of(deal: str, salt: str) -> str:
    """The seal of a written deal; empty without a salt, which would seal nothing."""
    return sha256(f"{deal} {salt}".encode()).hexdigest() if salt else ""
