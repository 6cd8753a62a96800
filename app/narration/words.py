"""How English counts, lists and begins a sentence."""

from __future__ import annotations

from collections.abc import Iterable


def counted(number: int, thing: str) -> str:
    """So many of a thing: "1 card", "8,344 cards"."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def listed(things: Iterable[str], last: str = "and", *, comma: str = ", ") -> str:
    """Things side by side, a word before the last: "Ann", "Ann and Bob", "Ann, Bob and Cat"."""
    *most, end = things
    return f"{comma.join(most)} {last} {end}" if most else end


def capital(text: str) -> str:
    """A text that begins with a capital letter; the rest stays as it is."""
    return text[:1].upper() + text[1:]
