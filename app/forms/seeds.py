"""Seeds, as they are typed into a form."""

from __future__ import annotations

from collections.abc import Callable

from app.forms.fields import Draft, Unfit, Words

_MOST_DIGITS = 18


def seed_words(text: Callable[[Draft], str], write: Callable[[Draft, str], Draft]) -> Words[Draft]:
    """What is typed for a seed."""
    return Words(text, write, empty="a fresh shuffle", hint="a whole number, or nothing")


def shown_seed(seed: int | None) -> str:
    """A seed as it is typed; nothing for a fresh shuffle."""
    return "" if seed is None else str(seed)


def read_seed(text: str, label: str) -> int | None:
    """The seed that was typed, None for none. Raises `Unfit` for anything but a whole number."""
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        why = f"A seed is a whole number of at most {_MOST_DIGITS} digits, or nothing."
        raise Unfit(label, why)
    return int(text)
