"""A file as it lies on the disk: a header and whole lines, not yet believed."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Final

import msgspec

from engines.errors import BadSave
from engines.saves.lines import Header, decode_header
from engines.saves.text import clean

_LARGEST: Final = 64 * 2**20
"""Bytes in the largest file that is looked at: many times the longest game."""

_LONGEST_REASON: Final = 400
"""Characters of what is wrong with a line; it may name what somebody wrote there."""

_TORN = "The last line was not written to its end and is left out."


class Sheet(msgspec.Struct, frozen=True):
    """The lines of a saved game.

    lines: those after the header, without their ends; the first of them is line 2, and the last is
    not blank. note: what was left out, in a sentence. length: the bytes of the file up to its end.
    """

    path: Path
    header: Header
    lines: tuple[bytes, ...]
    note: str
    length: int


def read_sheet(path: Path) -> Sheet:
    """The file at a path. Raises `BadSave` when there is none to be read, or it has no header."""
    data = _read(path)
    if not data:
        raise BadSave("The file is empty: a saved game begins with a header.")
    whole, end, torn = data.rpartition(b"\n")
    if not end:
        raise BadSave("In line 1: the header was not written to its end, so there is no game.")
    first, *lines = whole.split(b"\n")
    length = len(data) - len(torn)
    # An editor, or a person in one, leaves them there.
    while lines and not lines[-1].strip():
        length -= len(lines.pop()) + len(end)
    try:
        header = decode_header(first)
    except (ValueError, RecursionError) as error:
        raise bad_line(1, error) from error
    return Sheet(path, header, tuple(lines), _TORN if torn else "", length)


def bad_line(number: int, error: ValueError | RecursionError) -> BadSave:
    """What is wrong with a line, as a `BadSave` that says where and what was expected."""
    match error:
        case RecursionError():
            reason = "expected one JSON object, and this is nested too deeply."
        case UnicodeDecodeError():
            reason = "expected UTF-8 text."
        case msgspec.ValidationError():
            said = str(error).replace("`$.", "`").replace(" - at `$`", "")
            reason = f"{said.rstrip('.')}."
        case msgspec.DecodeError():
            reason = f"expected one JSON object ({error})."
        case _:
            reason = str(error)
    return BadSave(f"In line {number}: {clean(reason, _LONGEST_REASON)}")


def _read(path: Path) -> bytes:
    if "\0" in str(path):
        raise BadSave("There can be no file of this name.")
    try:
        facts = path.stat()
        if stat.S_ISDIR(facts.st_mode):
            raise BadSave("This is a folder, not a saved game.")
        if not stat.S_ISREG(facts.st_mode):
            raise BadSave("This is no file that can be read to its end.")
        if facts.st_size > _LARGEST:
            raise BadSave(f"This file of {facts.st_size:,} bytes is too large for a saved game.")
        return path.read_bytes()
    except FileNotFoundError:
        raise BadSave("There is no such file.") from None
    except OSError as error:
        raise BadSave(f"The file cannot be read: {error.strerror or error}.") from error
