"""The lab: random deals as they are played, and what they come to by now."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.ink import Shade
from app.drawing.marks import draw_heading
from app.lab.pace import Pace
from app.narration import lab as words
from app.pages.length_chart import MARK_ROWS, draw_lengths
from engines.beggar.lab import Find, Lengths, Lot, Tally

WIDEST: Final = 116
_MARGIN: Final = 2
_GAP: Final = 4
_WIDE: Final = (72, 20)
_HEADED_ROWS: Final = 13
_ROOMY_ROWS: Final = 30
_NARROW_ROWS: Final = 4
_FIGURE: Final = 9
_LABEL: Final = 8


class Counted(Enum):
    """What a game is measured by; `value` is the word for it."""

    CARDS = "cards"
    TRICKS = "tricks"

    @property
    def other(self) -> Counted:
        """The other of the two."""
        return Counted.TRICKS if self is Counted.CARDS else Counted.CARDS

    def of(self, tally: Tally) -> Lengths:
        """The lengths that are measured so."""
        return tally.cards if self is Counted.CARDS else tally.tricks


@dataclass(frozen=True, slots=True)
class LabShown:
    """What is asked of the lab and what it has come to.

    counted: what the chart shows. chosen: which of the best finds.
    """

    lot: Lot
    tally: Tally
    pace: Pace
    counted: Counted
    chosen: int


def draw_lab(canvas: Canvas, shown: LabShown) -> None:
    """The lab, with as much beside the chart as there is room for."""
    width = min(WIDEST, canvas.width - 2 * _MARGIN)
    x = (canvas.width - width) // 2
    wide = canvas.width >= _WIDE[0] and canvas.height >= _WIDE[1]
    roomy = canvas.height >= _ROOMY_ROWS
    y = 1 if roomy else 0
    if canvas.height >= _HEADED_ROWS:
        draw_heading(canvas, x, y, width, "RANDOM DEALS", words.asked(shown.lot))
        y += 2 if roomy else 1
    _draw_progress(canvas, x, y, width, shown)
    y += 3 if roomy else 2
    below = _rows_below(shown) if wide else _NARROW_ROWS
    foot = canvas.height - below - (1 if roomy else 0)
    _draw_chart(canvas, x, y, width, foot - y - (1 if roomy else 0), shown)
    if wide:
        left = (width - _GAP) // 2
        end = _draw_figures(canvas, x, foot, left, shown, headed=True)
        _draw_wins(canvas, x, end, left, shown)
        _draw_best(canvas, x + left + _GAP, foot, width - left - _GAP, shown)
    else:
        end = _draw_figures(canvas, x, foot, width, shown, headed=False)
        if shown.tally.best:
            find = shown.tally.best[shown.chosen]
            _draw_find(canvas, x, end, width, find, chosen=True)


def _rows_below(shown: LabShown) -> int:
    """Two headings, two rows of lengths, and a row for each seat and for the endless."""
    return 4 + shown.lot.rules.players + 1


def _draw_progress(canvas: Canvas, x: int, y: int, width: int, shown: LabShown) -> None:
    """A bar, and below it how far it is, how fast it goes, and the best so far."""
    pace = shown.pace
    done = int(pace.part * width)
    canvas.text(x, y, "━" * width, "line")
    canvas.text(x, y, "━" * done, "brass")
    told = f"{pace.done:,} of {pace.total:,} deals"
    canvas.text(x, y + 1, cut(told, width), bold=True)
    room = width - width_of(told) - 2
    speed = words.pace(pace) if pace.done < pace.total else ""
    best = words.best(shown.tally) if shown.tally.deals else ""
    both = " · ".join(filter(None, (best, speed)))
    said = next((said for said in (both, speed, best) if width_of(said) <= room), "")
    canvas.right(x + width, y + 1, said, "muted")


def _draw_chart(canvas: Canvas, x: int, y: int, width: int, rows: int, shown: LabShown) -> None:
    lengths = shown.counted.of(shown.tally)
    headed = rows > MARK_ROWS + 1
    if headed:
        title = f"HOW LONG THE GAMES ARE, IN {shown.counted.value.upper()}"
        share = "99 in 100; the middle half stands out" if lengths.games else ""
        draw_heading(canvas, x, y, width, title, share)
    draw_lengths(canvas, x, y + headed, width, rows - headed, lengths)


def _draw_figures(
    canvas: Canvas, x: int, y: int, width: int, shown: LabShown, *, headed: bool
) -> int:
    """Means and quantiles of cards and tricks; the row after them."""
    titles = ("mean", "median", "95 %", "most")
    if headed:
        canvas.text(x, y, "LENGTHS", "muted", bold=True)
    _draw_row(canvas, x, y, width, titles, "muted")
    for counted in Counted:
        y += 1
        lengths = counted.of(shown.tally)
        figures = (
            (
                f"{lengths.mean:.1f}",
                f"{lengths.median:,}",
                f"{lengths.quantile(0.95):,}",
                f"{lengths.longest:,}",
            )
            if lengths.games
            else ("-",) * len(titles)
        )
        canvas.text(x, y, counted.value, "brass" if counted is shown.counted else "muted")
        _draw_row(canvas, x, y, width, figures, "text", bold=True)
    return y + 1


def _draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    figures: tuple[str, ...],
    shade: Shade,
    *,
    bold: bool = False,
) -> None:
    step = min(_FIGURE + 2, (width - _LABEL) // len(figures))
    for place, figure in enumerate(figures, start=1):
        canvas.right(x + _LABEL + place * step, y, figure, shade, bold=bold)


def _draw_wins(canvas: Canvas, x: int, y: int, width: int, shown: LabShown) -> None:
    """Who wins how often, by seat, and how many games nobody wins."""
    wins, total = shown.tally.wins, sum(shown.tally.wins)
    canvas.text(x, y, "WON BY", "muted", bold=True)
    bar = width - 2 * _LABEL - _FIGURE + 3
    for seat, won in enumerate(wins, start=1):
        y += 1
        canvas.text(x, y, f"player {seat}", "muted")
        canvas.text(x + 10, y, "━" * bar, "line")
        if total:
            canvas.text(x + 10, y, "━" * round(bar * won / total), "other")
            canvas.right(x + width, y, words.percent(won, total), bold=True)
    canvas.text(x, y + 1, "nobody", "muted")
    endless = words.endless(shown.tally.endless) if shown.tally.deals else "-"
    canvas.right(x + width, y + 1, endless, bold=bool(shown.tally.endless))


def _draw_best(canvas: Canvas, x: int, y: int, width: int, shown: LabShown) -> None:
    """The best finds, the chosen one on a brass bar."""
    canvas.text(x, y, "THE BEST", "muted", bold=True)
    canvas.right(x + width, y, "deal", "muted")
    if not shown.tally.best:
        canvas.text(x, y + 1, cut("The longest, and any without an end.", width), "faint")
    rows = _rows_below(shown) - 1
    top = max(0, shown.chosen - rows + 1)
    for row, find in enumerate(shown.tally.best[top : top + rows]):
        _draw_find(canvas, x, y + 1 + row, width, find, chosen=top + row == shown.chosen)
        canvas.hot(x, y + 1 + row, width, 1, f"to_line({top + row})")


def _draw_find(canvas: Canvas, x: int, y: int, width: int, find: Find, *, chosen: bool) -> None:
    shade: Shade = "onbrass" if chosen else "text"
    if chosen:
        canvas.fill(x, y, width, 1, "brass")
    canvas.text(x, y, "▶" if chosen else "", shade)
    number = f"{find.number:,}"
    canvas.text(
        x + 2, y, cut(words.found_briefly(find), width - width_of(number) - 3), shade, bold=chosen
    )
    canvas.right(x + width, y, number, "onbrass" if chosen else "muted")
