"""A grid of cells to draw on. Whatever falls outside it is cut off, so a picture never spills."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import groupby

import msgspec
from rich.cells import get_character_cell_size

from app.drawing.ink import Ink, Shade


class Frame(Enum):
    """The lines a box is drawn with: corners, sides and floor, as eight signs.

    Order: top left, top, top right, left, right, bottom left, bottom, bottom right.
    """

    ROUND = "╭─╮││╰─╯"
    HEAVY = "┏━┓┃┃┗━┛"
    DOUBLE = "╔═╗║║╚═╝"
    DASHED = "╭╌╮╎╎╰╌╯"


class HotSpot(msgspec.Struct, frozen=True):
    """A place a mouse may press, and the command it stands for."""

    x: int
    y: int
    width: int
    height: int
    command: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


_VARIATION_SELECTORS = frozenset(chr(code) for code in range(0xFE00, 0xFE10))


@lru_cache(maxsize=8192)
def cells(text: str) -> tuple[str, ...]:
    """The cells a text takes: one entry a cell, a wide sign followed by an empty one.

    Control and formatting characters are left out, so no text can move the cursor, turn the
    direction of writing or start an escape sequence; marks join the sign they belong to.
    """
    found: list[str] = []
    for sign in text:
        if sign.isascii():
            if sign.isprintable():
                found.append(sign)
            continue
        category = unicodedata.category(sign)
        if category[0] == "C" or category in ("Zl", "Zp"):
            continue
        match get_character_cell_size(sign):
            case 0:
                if found and category == "Mn" and sign not in _VARIATION_SELECTORS:
                    at = -2 if found[-1] == "" else -1
                    found[at] += sign
            case 1:
                found.append(sign)
            case _:
                found += (sign, "")
    return tuple(found)


def width_of(text: str) -> int:
    """How many cells a text takes."""
    return len(cells(text))


def cut(text: str, width: int) -> str:
    """A text in at most `width` cells, with "…" for what is left out."""
    whole = cells(text)
    if len(whole) <= width:
        return text
    if width <= 0:
        return ""
    kept = list(whole[: width - 1])
    if len(whole) > width - 1 and whole[width - 1] == "" and kept:
        kept[-1] = " "
    return "".join(kept).rstrip() + "…"


ink_of = lru_cache(maxsize=1024)(Ink)
"""An ink, the same object every time: a picture has thousands of cells and few inks."""


@lru_cache(maxsize=1024)
def _behind_a_veil(ink: Ink) -> Ink:
    return ink._replace(veiled=True)


class Canvas:
    """A picture `width` by `height` cells. Rows and columns count from 0 at the top left."""

    def __init__(self, width: int, height: int, ground: Shade = "ground") -> None:
        self.width = width
        self.height = height
        self.hot_spots: list[HotSpot] = []
        self._wide = False
        blank = Ink("text", ground)
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[blank] * width for _ in range(height)]

    def text(
        self,
        x: int,
        y: int,
        text: str,
        fg: Shade = "text",
        *,
        bg: Shade | None = None,
        bold: bool = False,
        italic: bool = False,
    ) -> int:
        """Write a text, over the ground that is there unless `bg` is given; the column after it."""
        row = cells(text)
        after = x + len(row)
        left, right = max(x, 0), min(after, self.width)
        if not 0 <= y < self.height or left >= right:
            return after
        self._signs[y][left:right] = row[left - x : right - x]
        inks = self._inks[y]
        if bg:
            inks[left:right] = [ink_of(fg, bg, bold, italic)] * (right - left)
        else:
            inks[left:right] = [ink_of(fg, ink.bg, bold, italic) for ink in inks[left:right]]
        self._wide = self._wide or "" in row
        self._mend(y, left, right)
        return after

    def signs(self, x: int, y: int, signs: Sequence[str], inks: Sequence[Ink]) -> None:
        """Write signs that take one cell each, each in an ink of its own."""
        left, right = max(x, 0), min(x + len(signs), self.width)
        if not 0 <= y < self.height or left >= right:
            return
        self._signs[y][left:right] = signs[left - x : right - x]
        self._inks[y][left:right] = inks[left - x : right - x]
        self._mend(y, left, right)

    def _mend(self, y: int, start: int, end: int) -> None:
        """Blank the half of a wide sign whose other half was just written over or cut off."""
        if not self._wide:
            return
        signs = self._signs[y]
        for at in (start - 1, end - 1):
            wide = 0 <= at < self.width and width_of(signs[at]) > 1
            if wide and (at + 1 == self.width or signs[at + 1]):
                signs[at] = " "
        for at in (start, end):
            half = 0 <= at < self.width and not signs[at]
            if half and (at == 0 or width_of(signs[at - 1]) == 1):
                signs[at] = " "

    def centre(
        self, x: int, y: int, width: int, text: str, fg: Shade = "text", *, bold: bool = False
    ) -> None:
        """Write a text in the middle of `width` cells, cut to them."""
        text = cut(text, width)
        self.text(x + (width - width_of(text)) // 2, y, text, fg, bold=bold)

    def right(self, x: int, y: int, text: str, fg: Shade = "text", *, bold: bool = False) -> int:
        """Write a text that ends just before column `x`; the column where it begins."""
        start = x - width_of(text)
        self.text(start, y, text, fg, bold=bold)
        return start

    def fill(self, x: int, y: int, width: int, height: int, bg: Shade) -> None:
        """Lay an empty ground."""
        ink = Ink("text", bg)
        left, right = max(x, 0), min(x + width, self.width)
        if left >= right:
            return
        for row in range(max(y, 0), min(y + height, self.height)):
            self._signs[row][left:right] = [" "] * (right - left)
            self._inks[row][left:right] = [ink] * (right - left)
            self._mend(row, left, right)

    def box(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        fg: Shade,
        *,
        frame: Frame = Frame.ROUND,
        bg: Shade | None = None,
    ) -> None:
        """Draw a box, laying its ground first when `bg` is given."""
        if bg:
            self.fill(x, y, width, height, bg)
        top_left, top, top_right, left, right, low_left, low, low_right = frame.value
        inner = width - 2
        self.text(x, y, top_left + top * inner + top_right, fg)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, left, fg)
            self.text(x + width - 1, row, right, fg)
        self.text(x, y + height - 1, low_left + low * inner + low_right, fg)

    def veil(self, x: int, y: int, width: int, height: int) -> None:
        """Put everything in a place behind a veil."""
        for row in range(max(y, 0), min(y + height, self.height)):
            inks = self._inks[row]
            for at in range(max(x, 0), min(x + width, self.width)):
                inks[at] = _behind_a_veil(inks[at])

    def hot(self, x: int, y: int, width: int, height: int, command: str) -> None:
        """Let a mouse press here stand for a command. What is laid later lies on top."""
        self.hot_spots.append(HotSpot(x, y, width, height, command))

    def command_at(self, x: int, y: int) -> str | None:
        """The command a mouse press on a cell stands for."""
        return next(
            (spot.command for spot in reversed(self.hot_spots) if spot.holds(x, y)),
            None,
        )

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another picture on this one."""
        self._wide = self._wide or other._wide
        for row in range(max(0, -y), min(other.height, self.height - y)):
            left, right = max(0, -x), min(other.width, self.width - x)
            if left < right:
                self._signs[y + row][x + left : x + right] = other._signs[row][left:right]
                self._inks[y + row][x + left : x + right] = other._inks[row][left:right]
                self._mend(y + row, x + left, x + right)
        for spot in other.hot_spots:
            self.hot(spot.x + x, spot.y + y, spot.width, spot.height, spot.command)

    def runs(self, y: int) -> tuple[tuple[str, Ink], ...]:
        """A row as pieces of text that look alike."""
        signs = self._signs[y]
        found = []
        at = 0
        for ink, same in groupby(self._inks[y]):
            length = len(list(same))
            found.append(("".join(signs[at : at + length]), ink))
            at += length
        return tuple(found)

    def ink(self, x: int, y: int) -> Ink:
        """How a cell looks."""
        return self._inks[y][x]

    def lines(self) -> list[str]:
        """The rows as plain text, blanks at their ends cut off."""
        return ["".join(row).rstrip() for row in self._signs]
