"""Pictures in half blocks, two pixels to a cell: the title, big words, big suits."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas
from app.drawing.ink import Shade, suit_shade
from engines.cards import Suit

Bitmap = Sequence[str]
"""Rows of pixels: a blank is left clear, any other sign stands for a shade."""

_LETTERS: dict[str, Bitmap] = {
    "A": ("  ##  ", " #### ", "##  ##", "##  ##", "######", "##  ##", "##  ##"),
    "B": ("##### ", "##  ##", "##  ##", "##### ", "##  ##", "##  ##", "##### "),
    "C": (" #### ", "##  ##", "##    ", "##    ", "##    ", "##  ##", " #### "),
    "D": ("##### ", "##  ##", "##  ##", "##  ##", "##  ##", "##  ##", "##### "),
    "E": ("#####", "##   ", "##   ", "#### ", "##   ", "##   ", "#####"),
    "F": ("#####", "##   ", "##   ", "#### ", "##   ", "##   ", "##   "),
    "G": (" #### ", "##  ##", "##    ", "## ###", "##  ##", "##  ##", " #### "),
    "H": ("##  ##", "##  ##", "##  ##", "######", "##  ##", "##  ##", "##  ##"),
    "I": ("##", "##", "##", "##", "##", "##", "##"),
    "K": ("##  ##", "## ## ", "####  ", "###   ", "####  ", "## ## ", "##  ##"),
    "L": ("##   ", "##   ", "##   ", "##   ", "##   ", "##   ", "#####"),
    "M": ("##   ##", "### ###", "#######", "## # ##", "##   ##", "##   ##", "##   ##"),
    "N": ("##   ##", "###  ##", "#### ##", "## ####", "##  ###", "##   ##", "##   ##"),
    "O": (" #### ", "##  ##", "##  ##", "##  ##", "##  ##", "##  ##", " #### "),
    "P": ("##### ", "##  ##", "##  ##", "##### ", "##    ", "##    ", "##    "),
    "R": ("##### ", "##  ##", "##  ##", "##### ", "## ## ", "##  ##", "##  ##"),
    "S": (" #####", "##    ", "##    ", " #### ", "    ##", "    ##", "##### "),
    "T": ("######", "  ##  ", "  ##  ", "  ##  ", "  ##  ", "  ##  ", "  ##  "),
    "U": ("##  ##", "##  ##", "##  ##", "##  ##", "##  ##", "##  ##", " #### "),
    "V": ("##  ##", "##  ##", "##  ##", "##  ##", " #### ", " #### ", "  ##  "),
    "W": ("##    ##", "##    ##", "##    ##", "## ## ##", "########", "###  ###", "##    ##"),
    "Y": ("##  ##", "##  ##", " #### ", "  ##  ", "  ##  ", "  ##  ", "  ##  "),
    "&": (" ###   ", "## ##  ", "## ##  ", " ###   ", "## ## #", "##  ## ", " ### ##"),
    "!": ("##", "##", "##", "##", "##", "  ", "##"),
    " ": ("   ",) * 7,
    "-": ("    ", "    ", "    ", "####", "    ", "    ", "    "),
}
_COIN: Bitmap = (" #### ", "##oo##", "#o##x#", "#o##x#", "#o##x#", "##xx##", " #### ")
_SLIPPED_S_DROP = 1

_SUITS: dict[Suit, Bitmap] = {
    Suit.SPADES: (
        "   #   ",
        "  ###  ",
        " ##### ",
        "#######",
        "#######",
        "## # ##",
        "   #   ",
        "  ###  ",
    ),
    Suit.CLUBS: (
        "  ###  ",
        "  ###  ",
        "## # ##",
        "#######",
        "#######",
        "## # ##",
        "   #   ",
        "  ###  ",
    ),
    Suit.HEARTS: (
        " ## ## ",
        "#######",
        "#######",
        "#######",
        " ##### ",
        "  ###  ",
        "   #   ",
        "       ",
    ),
    Suit.DIAMONDS: (
        "   #   ",
        "  ###  ",
        " ##### ",
        "#######",
        "#######",
        " ##### ",
        "  ###  ",
        "   #   ",
    ),
}

TITLE_SIZE = (52, 9)
"""Columns and rows of the title."""


def draw_pixels(
    canvas: Canvas,
    x: int,
    y: int,
    bitmap: Bitmap,
    shades: dict[str, Shade],
    *,
    half: int = 0,
) -> None:
    """Draw a bitmap with its corner at a cell; `half` = 1 begins in the lower half of that cell.

    `shades` names the shade of each sign of the bitmap but the blank.
    """
    rows = [" " * len(bitmap[0])] * half + list(bitmap)
    if len(rows) % 2:
        rows.append(" " * len(bitmap[0]))
    for row in range(0, len(rows), 2):
        for column, (above, below) in enumerate(zip(rows[row], rows[row + 1], strict=True)):
            at = (x + column, y + row // 2)
            match shades.get(above), shades.get(below):
                case None, None:
                    pass
                case top, None if top:
                    canvas.text(*at, "▀", top)
                case None, low if low:
                    canvas.text(*at, "▄", low)
                case top, low if top and low:
                    canvas.text(*at, "█" if top == low else "▀", top, bg=low)


def big_word_width(word: str) -> int:
    """How many columns a word takes in big letters."""
    return sum(len(_LETTERS[letter][0]) + 1 for letter in word) - 1


def draw_big_word(canvas: Canvas, x: int, y: int, word: str, shade: Shade, half: int = 0) -> None:
    """Write a word of capital letters seven pixels high; KeyError for a letter there is none of."""
    for letter in word:
        draw_pixels(canvas, x, y, _LETTERS[letter], {"#": shade}, half=half)
        x += len(_LETTERS[letter][0]) + 1


def draw_title(canvas: Canvas, x: int, y: int) -> None:
    """The name of the house: the last S of BEGGARS has slipped, the O of BOWERS is a coin."""
    beggar = "BEGGAR"
    draw_big_word(canvas, x, y, beggar, "text", half=1)
    slipped = x + big_word_width(beggar) + 1
    draw_pixels(canvas, slipped, y + _SLIPPED_S_DROP, _LETTERS["S"], {"#": "text"})
    second = y + 5
    draw_big_word(canvas, x, second, "&", "muted")
    bowers = x + big_word_width("&") + 2
    draw_big_word(canvas, bowers, second, "B", "brass")
    coin = bowers + big_word_width("B") + 1
    draw_pixels(canvas, coin, second, _COIN, {"#": "brass", "o": "coin-light", "x": "coin-dark"})
    draw_big_word(canvas, coin + len(_COIN[0]) + 1, second, "WERS", "brass")


def draw_big_suit(canvas: Canvas, x: int, y: int, suit: Suit, half: int = 0) -> None:
    """A suit seven pixels wide and eight high."""
    draw_pixels(canvas, x, y, _SUITS[suit], {"#": suit_shade(suit)}, half=half)
