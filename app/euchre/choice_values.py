"""What could have been done where one is in a reviewed match, and what each was worth."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_heading, draw_runs, draw_wrapped
from app.euchre import review_captions
from app.euchre.findings import Findings
from app.narration import EuchreNarrator
from app.narration.reviews import share
from engines.euchre.review import Appraisal, Option

_CHANCE = 7
_POINTS = 6
_MARK = 2
_LEAST_AIRY = 12


def draw_values(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    findings: Findings,
    narrator: EuchreNarrator,
) -> int:
    """The options, the best first, the one that was taken marked, and a word on it.

    The answer is the row below.
    """
    end = y + height
    note = review_captions.whose(findings, narrator)
    draw_heading(canvas, x, y, width, review_captions.CHOICE, note)
    y += 1
    airy = height >= _LEAST_AIRY
    if findings.found is not None and findings.decision is not None:
        view, appraisal = findings.decision.view, findings.found.appraisal
        canvas.right(x + width, y, "to win points", "faint")
        y += 1
        for option in appraisal.options[: max(0, end - y)]:
            what = review_captions.option(option.action, dealing=view.seat == view.dealer)
            _draw_option(canvas, x, y, width, option, what, appraisal)
            y += 1
        y += airy
    if y < end:
        said = review_captions.verdict(findings, narrator)
        y = draw_wrapped(canvas, x, y, said, width, end - y)
    return y


def _draw_option(
    canvas: Canvas, x: int, y: int, width: int, option: Option, what: Run, appraisal: Appraisal
) -> None:
    chosen = option == appraisal.chosen
    shade: Shade = "brass" if chosen else "text"
    if chosen:
        canvas.text(x, y, "▸", "brass", bold=True)
    run = Run(what.piece, shade, bold=chosen)
    draw_runs(canvas, x + _MARK, y, (run,), width - _MARK - _CHANCE - _POINTS)
    right = x + width
    canvas.right(right, y, f"{round(option.points, 2) + 0.0:+.2f}", shade)
    canvas.right(right - _POINTS, y, share(option.chance), shade, bold=chosen)
