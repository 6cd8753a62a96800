"""All tricks of a hand as a grid: a row for each player, a column for each trick."""

from __future__ import annotations

from dataclasses import dataclass

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import Size, draw_card, draw_chip
from app.drawing.ink import suit_shade
from app.euchre.scene import Player, Scene
from engines.cards import Card
from engines.euchre import HAND_SIZE, FinishedHand
from engines.euchre.ranking import in_order

_CARD = Size.SMALL.value


@dataclass(frozen=True, slots=True)
class GridCell:
    """A player's card of one trick, and whether he led to it or took it."""

    card: Card
    led: bool = False
    took: bool = False


@dataclass(frozen=True, slots=True)
class GridRow:
    """One player's cards of a hand, in the order of the tricks; as dealt when none was played."""

    name: str
    tricks: int | None
    cells: tuple[GridCell, ...]


def grid_of(scene: Scene, hand: FinishedHand) -> tuple[GridRow, ...]:
    """The rows of a hand that is over, the player across first."""
    return tuple(_row(scene, hand, player) for player in (scene.far, scene.near))


def _row(scene: Scene, hand: FinishedHand, player: Player) -> GridRow:
    name = scene.narrator.subject(player.seat)
    if not hand.tricks:
        dealt = in_order(hand.hands[player.seat], hand.upcard.suit)
        return GridRow(name, None, tuple(map(GridCell, dealt)))
    cells = tuple(
        GridCell(card, led=trick.leader == seat, took=trick.taker == seat)
        for trick in hand.tricks
        for seat, card in trick.plays
        if seat == player.seat
    )
    return GridRow(name, hand.tricks_taken[player.seat], cells)


@dataclass(frozen=True, slots=True)
class GridStyle:
    """How a grid is drawn: SMALL cards or chips, the columns of names, and from trick to trick."""

    cards: bool
    names: int
    step: int

    @property
    def width(self) -> int:
        """The columns of the grid, the last ★ included."""
        card = _CARD.width + 2 if self.cards else self.step - 2
        return self.names + (HAND_SIZE - 1) * self.step + card

    @property
    def rows(self) -> int:
        """The rows of one player."""
        return _CARD.height if self.cards else 1


_STYLES = (
    GridStyle(cards=True, names=11, step=12),
    GridStyle(cards=False, names=11, step=9),
    GridStyle(cards=False, names=8, step=8),
    GridStyle(cards=False, names=9, step=6),
)


def grid_style(width: int, *, tall: bool) -> GridStyle:
    """The widest style for so many columns, in cards only where it may be `tall`."""
    fitting = (style for style in _STYLES if style.width <= width and style.cards <= tall)
    return next(fitting, _STYLES[-1])


def draw_grid_numbers(canvas: Canvas, x: int, y: int, style: GridStyle) -> None:
    """The numbers of the tricks above their columns."""
    canvas.text(x, y, "Trick", "muted")
    middle = _CARD.width // 2 - 1 if style.cards else 1
    for trick in range(HAND_SIZE):
        at = x + style.names + trick * style.step + middle
        canvas.text(at, y, str(trick + 1), "muted", bold=True)


def draw_grid_row(canvas: Canvas, x: int, y: int, row: GridRow, style: GridStyle) -> None:
    """A player's name, his tricks and his cards: ▸ before one he led, ★ after one that took."""
    middle = y + style.rows // 2
    count = "" if row.tricks is None else f" {row.tricks}"
    name = cut(row.name, style.names - (3 if style.cards else 1) - len(count))
    at = canvas.text(x, middle, name, "text", bold=True)
    canvas.text(at, middle, count, "muted")
    for place, cell in enumerate(row.cells):
        left = x + style.names + place * style.step
        if cell.led:
            canvas.text(left - (2 if style.cards else 1), middle, "▸", "muted")
        after = _draw_cell(canvas, left, y, cell.card, style)
        if cell.took:
            canvas.text(after + (1 if style.cards else 0), middle, "★", "brass")


def _draw_cell(canvas: Canvas, x: int, y: int, card: Card, style: GridStyle) -> int:
    """The card; the column after it."""
    if style.cards:
        draw_card(canvas, x, y, card, Size.SMALL)
        return x + _CARD.width
    if style.step > _STYLES[-1].step:
        return draw_chip(canvas, x, y, card, width=5)
    label = card.label + " " * (3 - width_of(card.label))
    return canvas.text(x, y, label, suit_shade(card.suit), bg="face", bold=True)
