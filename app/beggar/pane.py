"""The side pane: what court cards demand, everyone's fortunes on one scale, the last cards."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.log import Entry, entries
from app.beggar.scene import Scene, Seated
from app.beggar.stacks import name_shade
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import draw_chip
from app.drawing.chart import bins, draw_columns
from app.drawing.ink import Shade
from app.drawing.marks import draw_heading, draw_pips
from engines.beggar import demand
from engines.cards import Card, Rank, Suit

_PADDING = 2
_WIDE = 36
_CHIP = 5
_DEMANDS = ((Rank.ACE, Rank.QUEEN), (Rank.KING, Rank.JACK))
_DEMANDS_ROWS = 4
_ROWS_FOR_DEMANDS = 33
_LEAST_LOG = 5
_SHORTEST_NAME, _LONGEST_NAME = 4, 8
_SPREAD_LANE, _CLOSE_LANE, _FLAT_LANE = 4, 2, 1
_LEAST_MEANING = 11


def draw_pane(canvas: Canvas, scene: Scene) -> None:
    """The pane, as much of it as there are rows for; players' cards are always there."""
    x, width = _PADDING, canvas.width - 2 * _PADDING
    rows = canvas.height
    y = 1 if rows > len(scene.seats) + _LEAST_LOG else 0
    if rows >= _ROWS_FOR_DEMANDS and canvas.width >= _WIDE:
        _draw_demands(canvas, x, y, width)
        y += _DEMANDS_ROWS
    y = _draw_fortunes(canvas, x, y, width, scene)
    _draw_log(canvas, x, y, width, scene)


def _draw_demands(canvas: Canvas, x: int, y: int, width: int) -> None:
    draw_heading(canvas, x, y, width, captions.DEMANDS)
    for row, ranks in enumerate(_DEMANDS, y + 1):
        for column, rank in enumerate(ranks):
            left = x + column * 12
            word = rank.word.capitalize()
            canvas.text(left, row, word)
            count = demand(Card(Suit.SPADES, rank))
            draw_pips(canvas, left + 5 + column, row, count, count, "muted", spread=False)


def _name_width(canvas: Canvas, scene: Scene) -> int:
    most = _LONGEST_NAME if canvas.width >= _WIDE else _SHORTEST_NAME
    longest = max(width_of(seated.name) for seated in scene.seats)
    return max(_SHORTEST_NAME, min(most, longest))


def _lane_rows(canvas: Canvas, y: int, players: int) -> int:
    """The rows of one player's chart: as many as leave room for the log."""
    free = canvas.height - y - 2 - _LEAST_LOG
    if canvas.width >= _WIDE and free > players * _SPREAD_LANE + 1:
        return _SPREAD_LANE
    return _CLOSE_LANE if free >= players * _CLOSE_LANE else _FLAT_LANE


def _draw_fortunes(canvas: Canvas, x: int, y: int, width: int, scene: Scene) -> int:
    """Each player's hand sizes from the deal to now; the row after them and a blank one."""
    rows = _lane_rows(canvas, y, len(scene.seats))
    draw_heading(canvas, x, y, width, captions.FORTUNES, captions.HELD)
    y += 1
    names = _name_width(canvas, scene)
    left = x + names + 1
    columns = width - names - 4
    spread = rows == _SPREAD_LANE
    height = rows - 1 if spread else rows
    for seated in scene.seats:
        lane = scene.fortunes.lane(seated.seat)[: scene.position + 1]
        shade: Shade = "brass" if seated.you else "other"
        shown = bins(lane, columns)
        draw_columns(canvas, left, y, height, shown, scene.fortunes.peak, shade)
        _draw_count(canvas, x, y + height - 1, width, names, seated)
        y += rows
    if spread:
        canvas.text(left, y + 1, captions.DEAL, "faint")
        canvas.right(left + columns, y + 1, captions.card(scene.cards), "faint")
        y += 2
    return y + 1


def _draw_count(canvas: Canvas, x: int, y: int, width: int, names: int, seated: Seated) -> None:
    shade = name_shade(seated)
    canvas.text(x, y, cut(seated.name, names), shade, bold=True)
    count: Shade = "brass" if seated.you else "faint" if seated.out else "text"
    canvas.right(x + width, y, str(seated.cards), count, bold=True)


def _draw_log(canvas: Canvas, x: int, y: int, width: int, scene: Scene) -> None:
    """The last entries, the newest lowest, as many as there are rows for."""
    room = canvas.height - y - 1
    if room < 1:
        return
    draw_heading(canvas, x, y, width, captions.LOG)
    y += 1
    if canvas.width >= _WIDE and room > _LEAST_LOG:
        y, room = y + 1, room - 1
    if canvas.width >= _WIDE and room > _LEAST_LOG:
        room -= 1
    names = _name_width(canvas, scene)
    told = entries(scene.narrator, scene.recent, names)
    for row, entry in enumerate(told[-room:], y):
        draw_entry(canvas, x, row, width, names, entry)


def draw_entry(canvas: Canvas, x: int, y: int, width: int, names: int, entry: Entry) -> None:
    """An entry of the log in `width` columns, the name in `names` of them."""
    canvas.text(x, y, cut(entry.name, names))
    chip = x + names + 1
    if entry.card:
        draw_chip(canvas, chip, y, entry.card, _CHIP)
    else:
        canvas.text(chip + _CHIP // 2 - 1, y, entry.sign, "brass", bold=True)
    after = min(chip + _CHIP + 2, x + width - _LEAST_MEANING)
    shade: Shade = "text" if entry.strong else "muted"
    canvas.text(after, y, cut(entry.meaning, x + width - after), shade, bold=entry.strong)
