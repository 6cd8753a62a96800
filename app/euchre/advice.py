"""A coach's advice on a sheet: every action with its worth, and why the first is the best."""

from __future__ import annotations

from typing import Final

from app.drawing.canvas import Canvas
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_runs, draw_wrapped, wrap_runs
from app.narration import EuchreNarrator
from app.narration.coaching import made, why
from engines.euchre.coaching import Advice, Advised

_MARK: Final = 2
_COLUMN: Final = 9
_HEADS: Final = ("points", "makes it", "wins")
_DEFENDING: Final = ("points", "euchres", "wins")
_UNDER_OPTIONS: Final = 1


def rows(advice: Advice, narrator: EuchreNarrator, width: int) -> int:
    """How many rows the advice takes when it is `width` columns wide."""
    table = len(advice.options) + 1 + _UNDER_OPTIONS if advice.options else 0
    return table + len(wrap_runs(_reason(advice, narrator), width))


def draw_advice(canvas: Canvas, advice: Advice, narrator: EuchreNarrator) -> None:
    """The actions in columns, the best first and marked; below them the reason."""
    y = 0
    if advice.options:
        view = advice.view
        defends = view.maker is not None and view.maker != view.seat
        for column, head in enumerate(_DEFENDING if defends else _HEADS):
            canvas.right(_end(canvas, column), y, head, "muted")
        for y, option in enumerate(advice.options, 1):
            _draw_option(canvas, y, option, advice, narrator)
        y += 1 + _UNDER_OPTIONS
    draw_wrapped(canvas, 0, y, _reason(advice, narrator), canvas.width)


def _end(canvas: Canvas, column: int) -> int:
    return canvas.width - _COLUMN * (len(_HEADS) - 1 - column)


def _draw_option(
    canvas: Canvas, y: int, option: Advised, advice: Advice, narrator: EuchreNarrator
) -> None:
    best = option == advice.options[0]
    shade: Shade = "brass" if best else "text"
    if best:
        canvas.text(0, y, "▸", shade, bold=True)
    said = narrator.option(option.action, advice.view).pieces
    room = canvas.width - _MARK - _COLUMN * len(_HEADS)
    draw_runs(canvas, _MARK, y, [Run(piece, shade, bold=best) for piece in said], room)
    makes = made(option, advice)
    figures = (
        f"{round(option.prospect.points, 2) + 0.0:+.2f}",
        "" if makes is None else f"{makes:.0%}",
        f"{option.chance:.1%}",
    )
    for column, figure in enumerate(figures):
        canvas.right(_end(canvas, column), y, figure, shade, bold=best)


def _reason(advice: Advice, narrator: EuchreNarrator) -> tuple[Run, ...]:
    return tuple(Run(piece) for piece in why(advice, narrator).pieces)
