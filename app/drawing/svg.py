"""A picture of cells as SVG: the same picture always gives the same text."""

from __future__ import annotations

from itertools import groupby
from xml.sax.saxutils import escape

from app.drawing.canvas import Canvas, width_of
from app.drawing.ink import Ink
from app.drawing.palette import Palette, mix

_CELL_WIDTH = 12.04
_CELL_HEIGHT = 23.28
_BASELINE = 18.6
_MARGIN = 14
_EIGHTHS = "▁▂▃▄▅▆▇█"
_STYLE = (
    'text{font-family:"Fira Code","DejaVu Sans Mono",Menlo,Consolas,monospace;font-size:20px;'
    "white-space:pre;font-variant-ligatures:none}.b{font-weight:bold}.i{font-style:italic}"
)


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x * _CELL_WIDTH:.2f}" y="{y * _CELL_HEIGHT:.2f}"'
        f' width="{width * _CELL_WIDTH:.2f}" height="{height * _CELL_HEIGHT:.2f}" fill="{fill}"/>'
    )


def _block(sign: str) -> tuple[float, float] | None:
    """The top and the height of a block sign, in cells; None for any other sign."""
    if sign == "▀":
        return 0.0, 0.5
    if sign in _EIGHTHS:
        height = (_EIGHTHS.index(sign) + 1) / 8
        return 1 - height, height
    return None


class _Writer:
    def __init__(self, palette: Palette) -> None:
        self.parts: list[str] = []
        self._palette = palette

    def colours(self, ink: Ink) -> tuple[str, str]:
        """The colours of an ink, as #rrggbb: of its signs and of its ground."""
        style = self._palette.style(ink)
        assert style.color is not None
        assert style.bgcolor is not None
        return style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex

    def row(self, y: int, runs: tuple[tuple[str, Ink], ...], ground: str) -> None:
        """The grounds of a row, then its signs."""
        x = 0
        for fill, alike in groupby(runs, lambda run: self.colours(run[1])[1]):
            width = sum(width_of(text) for text, _ in alike)
            if fill != ground:
                self.parts.append(_rect(x, y, width, 1, fill))
            x += width
        x = 0
        for text, ink in runs:
            self._signs(x, y, self._palette.spell(text), ink)
            x += width_of(text)

    def _signs(self, x: int, y: int, text: str, ink: Ink) -> None:
        fill = self.colours(ink)[0]
        word, start = "", x
        for sign in text:
            width = width_of(sign)
            block = _block(sign)
            if block is not None:
                top, height = block
                self._word(start, y, word, fill, ink)
                self.parts.append(_rect(x, y + top, 1, height, fill))
            if block is not None or (sign == " " and not word):
                word, start = "", x + width
            else:
                word += sign
            x += width
        self._word(start, y, word, fill, ink)

    def _word(self, x: int, y: int, word: str, fill: str, ink: Ink) -> None:
        word = word.rstrip()
        if not word:
            return
        kind = " ".join(("b",) * ink.bold + ("i",) * ink.italic)
        self.parts.append(
            f'<text x="{x * _CELL_WIDTH:.2f}" y="{y * _CELL_HEIGHT + _BASELINE:.2f}"'
            f' textLength="{width_of(word) * _CELL_WIDTH:.2f}" fill="{fill}"'
            + (f' class="{kind}"' if kind else "")
            + f">{escape(word)}</text>"
        )


def svg(canvas: Canvas, palette: Palette, title: str) -> str:
    """A picture as the text of an SVG file."""
    ground = palette.colours["ground"]
    width, height = canvas.width * _CELL_WIDTH, canvas.height * _CELL_HEIGHT
    writer = _Writer(palette)
    for y in range(canvas.height):
        writer.row(y, canvas.runs(y), ground)
    return "\n".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg"'
            f' viewBox="0 0 {width + 2 * _MARGIN:.1f} {height + 2 * _MARGIN:.1f}">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect width="{width + 2 * _MARGIN:.1f}" height="{height + 2 * _MARGIN:.1f}"'
            f' rx="10" fill="{mix(ground, "#000000", 0.5)}"/>',
            f'<g transform="translate({_MARGIN},{_MARGIN})" shape-rendering="crispEdges">',
            f'<rect width="{width:.2f}" height="{height:.2f}" fill="{ground}"/>',
            *writer.parts,
            "</g></svg>",
            "",
        )
    )
