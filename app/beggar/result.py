"""How a game came out: laid over the table, with what can be done next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from app.beggar import captions
from app.beggar.scene import Scene, Seated
from app.beggar.spacing import placed
from app.beggar.stacks import holding
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import Size
from app.drawing.chart import bins, draw_columns
from app.drawing.ink import Shade
from app.drawing.marks import (
    Button,
    Run,
    button_width,
    draw_buttons,
    draw_runs,
    runs_width,
    wrap_runs,
)
from app.drawing.pixels import big_word_width, draw_big_word
from app.drawing.room import card_size, pane_width
from app.narration import Line
from engines.beggar import Result

_WIDEST = 80
_BIG_WORD_ROWS = 4
_NAME = 12
_COUNT = 9
_LEAST_CHART = 8
_BUTTON_GAP = 2
_NARROW_MARGIN = 4


@dataclass(frozen=True, slots=True)
class _Section:
    """A part of the sheet: the rows it takes, and what draws it from a row on."""

    rows: int
    draw: Callable[[Canvas, int], None]


def draw_result(canvas: Canvas, scene: Scene, buttons: Sequence[Button]) -> None:
    """The result on a framed sheet, the table behind a veil; a wide side pane stays readable."""
    if scene.result is None:
        return
    size = card_size(canvas.width, canvas.height)
    width = canvas.width - (pane_width(canvas.width, canvas.height) if size is Size.LARGE else 0)
    canvas.veil(0, 0, width, canvas.height)
    large = size is Size.LARGE
    sheet = _sheet(scene, scene.result, min(width - 4, _WIDEST), canvas.height, buttons, large)
    x, y = (width - sheet.width) // 2, (canvas.height - sheet.height) // 2
    if x <= _NARROW_MARGIN:
        canvas.fill(0, y, width, sheet.height, "ground")
        canvas.veil(0, y, width, sheet.height)
    canvas.paste(sheet, x, y)


def _sheet(
    scene: Scene, result: Result, width: int, most: int, buttons: Sequence[Button], large: bool
) -> Canvas:
    edge = 2 if large else 1
    room = most - 2 * edge
    inner = width - 4 * edge
    last = [_players(scene, inner, large), _choices(inner, buttons, large)]
    taken = sum(section.rows for section in last)
    facts = _facts(result)
    told = _sentences(scene, inner, room - taken)
    parts = [told, last[0], facts, last[1]]
    word = captions.title(scene)
    big = large and big_word_width(word) <= inner
    if big:
        parts.insert(0, _big_word(word, inner))
    while len(parts) > len(last) + 1 and _rows(parts) > room:
        parts.remove(facts if facts in parts else parts[0])
    height = min(room, _rows(parts))
    writing = Canvas(inner, height, "panel")
    bands = {place: part.rows for place, part in enumerate(parts)}
    tops = placed(bands, height, range(1, len(parts)), len(parts))
    for place, part in enumerate(parts):
        part.draw(writing, tops[place])
    sheet = Canvas(width, height + 2 * edge, "panel")
    sheet.box(0, 0, width, sheet.height, "brass")
    sheet.paste(writing, 2 * edge, edge)
    if not big:
        sheet.centre(0, 0, width, f" {word} ", "brass", bold=True)
    return sheet


def _rows(parts: Sequence[_Section]) -> int:
    """The rows of some sections with a blank one between them."""
    return sum(part.rows for part in parts) + len(parts) - 1


def _big_word(word: str, width: int) -> _Section:
    def draw(canvas: Canvas, y: int) -> None:
        draw_big_word(canvas, (width - big_word_width(word)) // 2, y, word, "brass")

    return _Section(_BIG_WORD_ROWS, draw)


def _sentences(scene: Scene, width: int, most: int) -> _Section:
    """What the narrator says of the end, the last event there was, in at most so many rows.

    The last of it is kept.
    """
    recent = scene.recent
    lines_told = scene.narrator.tell(recent.events[-1], recent.before) if recent.events else ()
    told = [wrap_runs(_runs(line), width) for line in lines_told]
    while len(told) > 1 and sum(map(len, told)) > most:
        told = told[1:]
    lines = list(chain.from_iterable(told))[: max(1, most)]

    def draw(canvas: Canvas, y: int) -> None:
        for row, line in enumerate(lines, y):
            draw_runs(canvas, max(0, (width - runs_width(line)) // 2), row, line)

    return _Section(len(lines), draw)


def _runs(line: Line) -> list[Run]:
    return [Run(piece, bold=line.role == "taken") for piece in line.pieces]


def _players(scene: Scene, width: int, large: bool) -> _Section:
    """Each player's fortunes from the deal to the end, and the cards he holds."""
    step = 2 if large else 1

    def draw(canvas: Canvas, y: int) -> None:
        for seated in scene.seats:
            _draw_player(canvas, y, step, width, scene, seated)
            y += step

    return _Section(step * len(scene.seats), draw)


def _draw_player(
    canvas: Canvas, y: int, rows: int, width: int, scene: Scene, seated: Seated
) -> None:
    low = y + rows - 1
    longest = max(width_of(other.name) for other in scene.seats)
    names = min(longest, _NAME)
    shade: Shade = "brass" if seated.wins else "faint" if seated.out else "text"
    canvas.text(0, low, "★" if seated.wins else "", "brass")
    canvas.text(2, low, cut(seated.name, names), shade, bold=True)
    canvas.right(width, low, holding(seated), shade, bold=seated.wins)
    x = names + 4
    columns = width - x - _COUNT - 1
    if columns < _LEAST_CHART:
        return
    lane = scene.fortunes.lane(seated.seat)[: scene.position + 1]
    chart: Shade = "brass" if seated.you or seated.wins else "other"
    draw_columns(canvas, x, y, rows, bins(lane, columns), scene.fortunes.peak, chart)


def _facts(result: Result) -> _Section:
    """Cards and tricks, and where an endless game began to come round."""
    told = [
        (captions.CARDS_TURNED, f"{result.cards:,}"),
        (captions.TRICKS, f"{result.tricks:,}"),
    ]
    if result.loop_start_cards is not None and result.loop_start_tricks is not None:
        began = captions.after(result.loop_start_cards, result.loop_start_tricks)
        length = captions.cards_and_tricks(result.period_cards or 0, result.period_tricks or 0)
        told += [(captions.LOOP_BEGINS, began), (captions.LOOP_LENGTH, length)]
    label = max(width_of(what) for what, _ in told) + 2

    def draw(canvas: Canvas, y: int) -> None:
        for row, (what, value) in enumerate(told, y):
            canvas.text(2, row, what, "muted")
            canvas.text(2 + label, row, value, bold=True)

    return _Section(len(told), draw)


def _choices(width: int, buttons: Sequence[Button], large: bool) -> _Section:
    """The buttons there is room for."""
    shown: list[Button] = []
    for button in buttons:
        total = sum(button_width(one) + _BUTTON_GAP for one in [*shown, button]) - _BUTTON_GAP
        if total <= width:
            shown.append(button)
    rows = 3 if large else 1

    def draw(canvas: Canvas, y: int) -> None:
        draw_buttons(canvas, 0, y, width, shown, height=rows, gap=_BUTTON_GAP)

    return _Section(rows, draw)
