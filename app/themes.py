"""The colours: two themes, baize and linen, as Textual themes with a variable for each shade."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from app.drawing.palette import mix

_PREFIX = "table-"

_CARDS = {
    "clubs": "#111111",
    "diamonds": "#b3001b",
    "hearts": "#b3001b",
    "spades": "#111111",
    "black": "#111111",
    "back": "#1f4a73",
    "back-pattern": "#6d9bc4",
    "back-edge": "#a9c6df",
    "chosen-frame": "#7a4b00",
}

_BAIZE = {
    **_CARDS,
    "ground": "#123330",
    "panel": "#0c2523",
    "raised": "#1d4743",
    "line": "#3d6f69",
    "text": "#efe9da",
    "muted": "#a9bfb6",
    "faint": "#7d9f98",
    "brass": "#e6bb5e",
    "onbrass": "#1b1608",
    "other": "#86b7c9",
    "past": "#86b7c9",
    "future": "#385d60",
    "alarm": "#f0897a",
    "coin-light": "#fbe7b4",
    "coin-dark": "#b98a2e",
    "face": "#f4f1e8",
    "edge": "#968c74",
    "chosen-face": "#fffaf0",
    "dim-face": "#7f8f86",
    "dim-edge": "#5f7068",
    "dim-ink": "#1c2622",
    "veil": "#061513",
}

_LINEN = {
    **_CARDS,
    "ground": "#cfdccf",
    "panel": "#e4ebe0",
    "raised": "#f2f4ea",
    "line": "#8aa597",
    "text": "#16302b",
    "muted": "#385249",
    "faint": "#4d6259",
    "brass": "#7a4b00",
    "onbrass": "#fff7e2",
    "other": "#1f5f7a",
    "past": "#1f5f7a",
    "future": "#9fb9bb",
    "alarm": "#9c1f12",
    "coin-light": "#c58a2a",
    "coin-dark": "#4f3000",
    "face": "#fffdf6",
    "edge": "#8c8268",
    "chosen-face": "#ffffff",
    "dim-face": "#b9c4b8",
    "dim-edge": "#95a498",
    "dim-ink": "#48564f",
    "veil": "#1c2a26",
}

FOUR_COLOURS = {"clubs": "#0b6b2f", "diamonds": "#1247b5"}
"""What a four-colour deck changes: green clubs and blue diamonds."""


def _theme(name: str, shades: Mapping[str, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        dark=dark,
        primary=shades["brass"],
        secondary=shades["other"],
        accent=shades["brass"],
        warning=shades["brass"],
        error=shades["alarm"],
        success=shades["other"],
        foreground=shades["text"],
        background=shades["ground"],
        surface=shades["panel"],
        panel=shades["raised"],
        boost=mix(shades["raised"], shades["line"], 0.3),
        variables={_PREFIX + name: colour for name, colour in shades.items()},
    )


BAIZE = _theme("baize", _BAIZE, dark=True)
LINEN = _theme("linen", _LINEN, dark=False)
THEMES = (BAIZE, LINEN)


def shades_of(variables: Mapping[str, str], *, four_colours: bool) -> dict[str, str]:
    """The colour of each shade in an application's theme variables.

    A theme that is not of this house has none; the dark one's stand in.
    """
    found = {name: variables.get(_PREFIX + name, colour) for name, colour in _BAIZE.items()}
    return found | FOUR_COLOURS if four_colours else found
