"""What a result is put together from, piece by piece, as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from app.commands import Place
from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_runs, runs_width, wrap_runs
from app.euchre import outcome
from app.euchre.buttons import RowForm, draw_button_row
from app.euchre.captions import fitting, seal_in_short, target, text_fitting
from app.euchre.chips import by_suit, chip_lines, draw_chip_line
from app.euchre.scene import Player, Scene
from app.euchre.scores import draw_points, pip_count, score_shade
from app.euchre.trick_grid import (
    GridRow,
    GridStyle,
    draw_grid_numbers,
    draw_grid_row,
    grid_of,
    grid_style,
)
from app.hints import hint_of, sign_of
from engines.euchre import FinishedHand

_SPACIOUS = 33
_TALL_BUTTONS = 24
_CARDS = 19
_WORDY = 11
_NAMES_IF_SPACIOUS = 10
_SUM_AFTER = 12
_LABEL_GAP = 2

Paint = Callable[[Canvas, int, int], None]
"""Draws a piece with its left upper corner at (x, y)."""


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """Some rows of a result. gap: blank rows wanted above; rank: the lowest get theirs first."""

    rows: int
    paint: Paint
    gap: int = 1
    rank: int = 5


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is to be shown, and the columns and rows there are for it."""

    scene: Scene
    hand: FinishedHand
    width: int
    height: int

    @property
    def style(self) -> GridStyle:
        """How the tricks are drawn; labels keep to the columns of its names."""
        style = grid_style(self.width, tall=self.height >= _CARDS)
        return replace(style, names=_NAMES_IF_SPACIOUS) if self.spacious else style

    @property
    def spacious(self) -> bool:
        """Whether there is room for everything the eye likes."""
        return self.height >= _SPACIOUS

    @property
    def wordy(self) -> bool:
        """Whether there is room for more than what must be said."""
        return self.height >= _WORDY


def pieces_of(sheet: Sheet) -> tuple[Piece, ...]:
    """All pieces, from the top to the bottom."""
    return tuple(_pieces(sheet))


def _pieces(sheet: Sheet) -> Iterator[Piece]:
    yield from _words(sheet)
    yield from _grid(sheet)
    yield _upcard(sheet)
    yield _talon(sheet)
    if sheet.spacious and sheet.hand.seal:
        yield _seal(sheet)
    if sheet.spacious:
        yield Piece(1, lambda canvas, x, y: _draw_rule(canvas, x, y, sheet.width))
    yield _scores(sheet)
    if sheet.scene.plays:
        yield _buttons(sheet)


def _draw_rule(canvas: Canvas, x: int, y: int, width: int) -> None:
    canvas.text(x, y, "─" * width, "line")


def _words(sheet: Sheet) -> Iterator[Piece]:
    """What happened, and who gets what for it."""
    scene, hand = sheet.scene, sheet.hand
    whole = outcome.sentence(scene, hand)
    lines = wrap_runs([Run(whole)], sheet.width)
    if not sheet.wordy and len(lines) > 1:
        short = text_fitting(scene, sheet.width, lambda seen: outcome.sentence_in_short(seen, hand))
        lines = [[Run(short)]]

    def paint(canvas: Canvas, x: int, y: int) -> None:
        for row, line in enumerate(lines, y):
            draw_runs(canvas, x + max(0, (sheet.width - runs_width(line)) // 2), row, line)

    yield Piece(len(lines), paint, gap=1 if sheet.spacious else 0)
    if sheet.height > _CARDS or (sheet.wordy and sheet.height < _CARDS):
        verdict = text_fitting(scene, sheet.width, lambda seen: outcome.verdict(seen, hand))
        yield Piece(1, lambda c, x, y: c.centre(x, y, sheet.width, verdict, bold=True), gap=0)


def _grid(sheet: Sheet) -> Iterator[Piece]:
    """The tricks; or both hands, when none was played."""
    style = sheet.style
    far, near = grid_of(sheet.scene, sheet.hand)
    if sheet.hand.tricks and sheet.wordy:
        yield Piece(1, lambda canvas, x, y: draw_grid_numbers(canvas, x, y, style), rank=2)
        yield _grid_row(style, far, gap=0)
    else:
        yield _grid_row(style, far, gap=1)
    yield _grid_row(style, near, gap=1 if style.cards else 0)
    if sheet.spacious and sheet.hand.tricks:
        legend = f"{outcome.LED}   {outcome.TOOK}"
        yield Piece(1, lambda c, x, y: _draw_faint(c, x + style.names, y, legend), gap=0)


def _grid_row(style: GridStyle, row: GridRow, gap: int) -> Piece:
    return Piece(style.rows, lambda c, x, y: draw_grid_row(c, x, y, row, style), gap=gap, rank=1)


def _draw_faint(canvas: Canvas, x: int, y: int, text: str) -> None:
    canvas.text(x, y, text, "faint")


def _upcard(sheet: Sheet) -> Piece:
    """What was laid away, or else what became of the upcard; the legend where it fits."""
    label = outcome.upcard_label(sheet.hand)
    indent = max(sheet.style.names, len(label) + 1)
    room = sheet.width - indent
    short = runs_width(outcome.upcard_went(sheet.scene, sheet.hand)) > room
    runs = fitting(
        sheet.scene, room, lambda seen: outcome.upcard_went(seen, sheet.hand, short=short)
    )
    legend = "" if sheet.spacious or not sheet.hand.tricks else _legend(sheet, indent, runs)

    def paint(canvas: Canvas, x: int, y: int) -> None:
        canvas.text(x, y, label, "muted")
        draw_runs(canvas, x + indent, y, runs, room)
        if legend:
            canvas.right(x + sheet.width, y, legend, "faint")

    return Piece(1, paint, rank=3)


def _legend(sheet: Sheet, indent: int, runs: tuple[Run, ...]) -> str:
    legend = f"{outcome.LED}  {outcome.TOOK_IN_SHORT}"
    return legend if indent + runs_width(runs) + _LABEL_GAP + len(legend) <= sheet.width else ""


def _talon(sheet: Sheet) -> Piece:
    """The cards nobody had, suit by suit, trumps first."""
    close = not sheet.wordy
    indent = 0 if close else sheet.style.names
    cards = by_suit(sheet.hand.talon, sheet.hand.trump)
    lines = chip_lines(cards, sheet.width - indent, close=close)

    def paint(canvas: Canvas, x: int, y: int) -> None:
        if indent:
            canvas.text(x, y, "Talon", "muted")
        for row, line in enumerate(lines, y):
            draw_chip_line(canvas, x + indent, row, line, close=close)

    return Piece(len(lines), paint, rank=6)


def _seal(sheet: Sheet) -> Piece:
    """The seal of the pack, and where one finds what opens it."""
    seal = seal_in_short(sheet.hand.seal)
    said = outcome.opened(sign_of(Place.RESULT, "log")) if sheet.scene.plays else ""

    def paint(canvas: Canvas, x: int, y: int) -> None:
        canvas.text(x, y, "Seal", "muted")
        after = canvas.text(x + sheet.style.names, y, seal)
        canvas.text(after + _LABEL_GAP, y, said, "faint")

    return Piece(1, paint, gap=0, rank=6)


def _scores(sheet: Sheet) -> Piece:
    """Both scores, a row each, or both on one where rows are few."""
    if not sheet.wordy:
        return Piece(1, lambda canvas, x, y: _draw_score_line(canvas, x, y, sheet), rank=7)

    def paint(canvas: Canvas, x: int, y: int) -> None:
        scene = sheet.scene
        asides = (target(scene), text_fitting(scene, 20, outcome.still_needed))
        for row, player in enumerate((scene.near, scene.far)):
            _draw_score(canvas, x, y + row, sheet, player, asides[row])

    return Piece(2, paint, rank=4)


def _draw_score(canvas: Canvas, x: int, y: int, sheet: Sheet, player: Player, aside: str) -> None:
    scene, style = sheet.scene, sheet.style
    pips = pip_count(scene)
    spread = style.cards
    shade = score_shade(scene, player)
    name = scene.named_within(style.names - 1).narrator.subject(player.seat)
    canvas.text(x, y, name, shade, bold=True)
    draw_points(canvas, x + style.names, y, scene, player, spread=spread)
    end = x + style.names + pips * (2 if spread else 1) + _SUM_AFTER - (1 if spread else 0)
    start = canvas.right(end, y, str(player.score), shade, bold=True)
    if player.gained:
        canvas.right(start, y, f"{player.score - player.gained} + {player.gained} = ", "muted")
    if end + len(aside) + 1 <= x + sheet.width:
        canvas.right(x + sheet.width, y, aside, "muted" if player is scene.near else "text")


def _draw_score_line(canvas: Canvas, x: int, y: int, sheet: Sheet) -> None:
    scene = sheet.scene

    def build(seen: Scene) -> list[Run]:
        runs: list[Run] = []
        for player in (seen.near, seen.far):
            shade = score_shade(seen, player)
            name = seen.narrator.subject(player.seat)
            gained = f" ({'◆' * player.gained})" if player.gained else ""
            runs += [Run("   " if runs else ""), Run(f"{name} {player.score}", shade, bold=True)]
            runs.append(Run(gained, shade))
        return [*runs, Run(f"   {target(seen)}", "muted")]

    draw_runs(canvas, x, y, fitting(scene, sheet.width, build), sheet.width)


def _buttons(sheet: Sheet) -> Piece:
    height = 3 if sheet.height >= _TALL_BUTTONS else 1
    forms = _button_forms(sheet)

    def paint(canvas: Canvas, x: int, y: int) -> None:
        draw_button_row(canvas, x, y, sheet.width, forms, height=height, focused=0)

    return Piece(height, paint, gap=2 if sheet.spacious else 1, rank=5)


def _button_forms(sheet: Sheet) -> tuple[RowForm, ...]:
    scene = sheet.scene
    long = text_fitting(scene, sheet.width - 47, outcome.going_on)
    short = outcome.going_on_in_short(scene)
    titles = (
        (long, "Watch it again", "See the table"),
        (short, "Watch it again", "See the table"),
        (short, "Again", "Table"),
    )
    commands = ("confirm", "again", "see_table")
    rows = [
        tuple(hint_of(Place.RESULT, command, title) for command, title in pair)
        for pair in (zip(commands, row, strict=True) for row in titles)
    ]
    return (*(RowForm(row) for row in rows), RowForm(rows[-1], padding=2, gap=1))
