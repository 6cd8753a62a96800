"""The statistics: what the saved games add up to, in rows of figures."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas, cut
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_heading, draw_wrapped
from app.narration.words import counted
from app.pages.scrolled import draw_scrolled, last_top
from app.start import LEVELS
from app.sums import BeggarSums, EuchreSums, Role, Sums

WIDEST = 76
_MARGIN = 2
_TOP = 1
_LABEL = 26
_FIGURE = 9
_NARROW_LABEL = 21
_NARROW_FIGURE = 5
_NARROW = 60
_PERCENT = 100


def draw_sums(canvas: Canvas, sums: Sums, top: int) -> int:
    """The page from a row on; how far down that row may be."""
    width = min(WIDEST, canvas.width - 2 * _MARGIN)
    page = Canvas(width, _draw_all(Canvas(width, 0), sums))
    _draw_all(page, sums)
    furthest = last_top(page.height, canvas.height - _TOP)
    draw_scrolled(canvas, (canvas.width - width) // 2, _TOP, page, min(top, furthest))
    return furthest


def _draw_all(canvas: Canvas, sums: Sums) -> int:
    y = _draw_euchre(canvas, 0, sums.euchre)
    return _draw_beggar(canvas, y + 2, sums.beggar)


def _draw_euchre(canvas: Canvas, y: int, sums: EuchreSums) -> int:
    hands = sum(sums.hands.values())
    draw_heading(canvas, 0, y, canvas.width, "EUCHRE", counted(hands, "hand"))
    if not hands:
        return draw_wrapped(
            canvas, 0, y + 2, [Run("No hand was played yet.", "muted")], canvas.width
        )
    _draw_row(canvas, y + 2, "Matches against", ("games", "won", "share"), head=True)
    y += 3
    others = sorted(set(sums.matches) - set(LEVELS))
    for level in (*LEVELS, *others):
        played, won = sums.matches[level], sums.matches_won[level]
        share = f"{_PERCENT * won / played:.0f} %" if played else ""
        _draw_row(canvas, y, level, (f"{played:,}", f"{won:,}", share))
        y += 1
    _draw_row(canvas, y + 1, "Hands you played as", ("hands", "won", "lost", "a hand"), head=True)
    y += 2
    for role in Role:
        figures = _figures(sums.hands[role], sums.won[role], sums.lost[role])
        _draw_row(canvas, y, role.value, figures)
        y += 1
    total = _figures(hands, sum(sums.won.values()), sum(sums.lost.values()))
    _draw_row(canvas, y, "all of them", total, shade="text")
    told = (
        f"Won and lost are points. Marches of yours: {sums.marches:,}; you were euchred: "
        f"{sums.euchred:,}; hands thrown in: {sums.thrown_in:,}."
    )
    return draw_wrapped(canvas, 0, y + 2, [Run(told, "muted")], canvas.width)


def _figures(hands: int, won: int, lost: int) -> list[str]:
    """Hands and points, and what was gained on average."""
    gain = f"{(won - lost) / hands:+.2f}" if hands else ""
    return [f"{hands:,}", f"{won:,}", f"{lost:,}", gain]


def _draw_beggar(canvas: Canvas, y: int, sums: BeggarSums) -> int:
    games = len(sums.lengths) + sums.endless
    draw_heading(
        canvas,
        0,
        y,
        canvas.width,
        "BEGGAR-MY-NEIGHBOUR",
        counted(games, "game"),
    )
    if not games:
        said = "No game came to its end yet."
        return draw_wrapped(canvas, 0, y + 2, [Run(said, "muted")], canvas.width)
    rows = [("your games", f"{sums.yours:,}"), ("won of those", f"{sums.won:,}")]
    if sums.lengths:
        mean = sum(sums.lengths) / len(sums.lengths)
        rows += [
            ("shortest", f"{min(sums.lengths):,} cards"),
            ("longest", f"{max(sums.lengths):,} cards"),
            ("on average", f"{mean:,.0f} cards"),
        ]
    rows.append(("without an end", f"{sums.endless:,}"))
    for row, (label, figure) in enumerate(rows, y + 2):
        canvas.text(0, row, label, "muted")
        canvas.text(_label_width(canvas) + 1, row, figure, bold=True)
    return y + 2 + len(rows)


def _label_width(canvas: Canvas) -> int:
    return _LABEL if canvas.width >= _NARROW else _NARROW_LABEL


def _draw_row(
    canvas: Canvas,
    y: int,
    label: str,
    figures: Sequence[str],
    *,
    head: bool = False,
    shade: Shade = "muted",
) -> None:
    room = _label_width(canvas)
    step = _FIGURE if canvas.width >= _NARROW else _NARROW_FIGURE
    canvas.text(0, y, cut(label, room), "muted" if head else shade, bold=head)
    for place, figure in enumerate(figures, start=1):
        if room + place * step <= canvas.width:
            canvas.right(room + place * step, y, figure, "muted" if head else "text", bold=True)
