"""Words that came from people or files, made fit to be shown."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 40
"""The most characters of a name that are kept."""

_UNSHOWABLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, length: int = NAME_LENGTH) -> str:
    """The text without what could steer a terminal or a reader's eye, at most `length` long.

    Control characters, lone surrogates, invisible and direction-changing signs and code points
    that mean nothing are left out, and each run of blanks is one space. What is left is plain
    text, never markup: square brackets and the like are kept as they are.
    """
    composed = unicodedata.normalize("NFC", text[: 8 * length])
    shown = "".join(
        " " if character.isspace() else character
        for character in composed
        if character.isspace() or unicodedata.category(character) not in _UNSHOWABLE
    )
    return " ".join(shown.split())[:length].rstrip()
