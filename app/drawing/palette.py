"""From names to what a terminal draws: shades become colours, signs become what the font has."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache

from rich.color import Color
from rich.style import Style

from app.drawing.ink import Ink, Shade

Colours = Mapping[Shade | str, str]
"""A colour as #rrggbb for each shade, and one for "veil", the dark that veiled cells mix with."""


class Script(Enum):
    """Which signs may be drawn: suits as signs, suits as letters, or ASCII alone."""

    SIGNS = "signs"
    LETTERS = "letters"
    ASCII = "ascii"


_SUIT_LETTERS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_ASCII = {
    **_SUIT_LETTERS,
    **dict.fromkeys("╭╮╰╯┏┓┗┛╔╗╚╝", "+"),
    **dict.fromkeys("─━╌═", "-"),
    **dict.fromkeys("│┃╎║", "|"),
    **dict.fromkeys("▁▂", "_"),
    **dict.fromkeys("▃▄▅", "="),
    **dict.fromkeys("▆▇█▀▌", "#"),
    "▲": "^",
    "▼": "v",
    "◀": "<",
    "▶": ">",
    "▸": ">",
    "›": ">",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
    "★": "*",
    "◆": "+",
    "●": "o",
    "■": "#",
    "○": ".",
    "·": "-",
    "…": "~",
    "“": '"',
    "”": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "✓": "x",
    "×": "x",
    "░": ":",
    "╱": "/",
    "╲": "\\",
}
_TABLES = {
    Script.SIGNS: str.maketrans({}),
    Script.LETTERS: str.maketrans(_SUIT_LETTERS),
    Script.ASCII: str.maketrans(_ASCII),
}


def spell(text: str, script: Script) -> str:
    """A text in the signs a script has, as many cells wide as before.

    In ASCII, whatever else is not ASCII becomes a question mark.
    """
    text = text.translate(_TABLES[script])
    if script is Script.ASCII and not text.isascii():
        text = "".join(sign if sign.isascii() else "?" for sign in text)
    return text


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a `share` (0 to 1) of another mixed in, both as #rrggbb."""
    one, two = Color.parse(colour).get_truecolor(), Color.parse(other).get_truecolor()
    parts = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


class Palette:
    """What inks look like under one theme and one script."""

    def __init__(self, colours: Colours, script: Script = Script.SIGNS) -> None:
        self.colours = dict(colours)
        self.script = script
        self.style = lru_cache(maxsize=None)(self._style)

    def _style(self, ink: Ink) -> Style:
        fg, bg = self.colours[ink.fg], self.colours[ink.bg]
        if ink.veiled:
            veil = self.colours["veil"]
            fg, bg = mix(fg, veil, 0.5), mix(bg, veil, 0.5)
        return Style(color=fg, bgcolor=bg, bold=ink.bold, italic=ink.italic)

    def spell(self, text: str) -> str:
        """A text in this palette's script."""
        return text if self.script is Script.SIGNS else spell(text, self.script)
