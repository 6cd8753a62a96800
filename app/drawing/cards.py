"""Cards, backs, stacks and fans, in the sizes there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import msgspec

from app.drawing.canvas import Canvas, Frame, cut, width_of
from app.drawing.ink import Shade, suit_shade
from app.drawing.pixels import draw_big_suit
from engines.cards import Card, Rank, Suit


class Measures(msgspec.Struct, frozen=True):
    """The cells of one size of card, and the steps at which cards are laid side by side."""

    width: int
    height: int
    hand_step: int
    back_step: int
    pile_step: int


class Size(Enum):
    """How large cards are drawn. `value` has the measures."""

    LARGE = Measures(width=9, height=7, hand_step=12, back_step=6, pile_step=6)
    MEDIUM = Measures(width=7, height=5, hand_step=10, back_step=4, pile_step=4)
    SMALL = Measures(width=6, height=3, hand_step=8, back_step=4, pile_step=4)


class Look(Enum):
    """How a card stands in a hand."""

    PLAIN = "plain"
    CHOSEN = "chosen"
    DIM = "dim"


class _Paper(msgspec.Struct, frozen=True):
    face: Shade
    edge: Shade
    frame: Frame


_PAPER = {
    Look.PLAIN: _Paper("face", "edge", Frame.ROUND),
    Look.CHOSEN: _Paper("chosen-face", "chosen-frame", Frame.HEAVY),
    Look.DIM: _Paper("dim-face", "dim-edge", Frame.ROUND),
}
_CARDS_A_STACK_EDGE = 5
_TILE_SIZES = {Size.LARGE: (11, 7), Size.MEDIUM: (9, 5), Size.SMALL: (6, 3)}


def _index(card: Card) -> str:
    return card.rank.face


def _sign(card: Card) -> str:
    return card.suit.sign if card.suit else ""


def _rows(card: Card, size: Size) -> tuple[str, ...]:
    """What is printed inside a card's edge, a text a row."""
    index, sign = _index(card), _sign(card)
    joker = card.rank is Rank.JOKER
    match size:
        case Size.LARGE if joker:
            return (" ★", "", " JOKER ", "", "     ★ ")
        case Size.MEDIUM if joker:
            return (" ★", "JOKER", "   ★ ")
        case Size.SMALL if joker:
            return (" ★",)
        case Size.LARGE:
            return (f" {index}", f" {sign}", f"   {sign}", f"     {sign} ", f"{index:>6} ")
        case Size.MEDIUM:
            low = f" {index}{sign}" if card.rank is Rank.TEN else f"  {index}{sign}"
            return (f" {index}{sign}", f"  {sign}", low)
        case _:
            return (f"{index}{sign}" if card.rank is Rank.TEN else f" {index}{sign}",)


def draw_card(
    canvas: Canvas, x: int, y: int, card: Card, size: Size, look: Look = Look.PLAIN
) -> None:
    """A card with its face up."""
    paper = _PAPER[look]
    box = size.value
    canvas.box(x, y, box.width, box.height, paper.edge, frame=paper.frame, bg=paper.face)
    ink: Shade = "dim-ink" if look is Look.DIM else suit_shade(card.suit)
    for row, text in enumerate(_rows(card, size), y + 1):
        canvas.text(x + 1, row, text, ink, bold=True)


def draw_back(canvas: Canvas, x: int, y: int, size: Size) -> None:
    """A card with its face down."""
    box = size.value
    canvas.box(x, y, box.width, box.height, "back-edge", bg="back")
    inner = box.width - 2
    for row in range(1, box.height - 1):
        lattice = "╱╲" if row % 2 else "╲╱"
        pattern = ("░" if size is Size.SMALL else lattice) * inner
        canvas.text(x + 1, y + row, pattern[:inner], "back-pattern")


def draw_place(
    canvas: Canvas, x: int, y: int, size: Size, label: str = "", shade: Shade = "line"
) -> None:
    """An empty place for a card, with a word in it."""
    box = size.value
    canvas.box(x, y, box.width, box.height, shade, frame=Frame.DASHED)
    ink: Shade = "faint" if shade == "line" else shade
    canvas.centre(x + 1, y + box.height // 2, box.width - 2, label, ink)


def fan_width(count: int, size: Size) -> int:
    """How many columns a hand of overlapping cards takes."""
    if count <= 0:
        return 0
    return (count - 1) * size.value.back_step + size.value.width


def draw_backs(canvas: Canvas, x: int, y: int, count: int, size: Size) -> None:
    """A hand seen from behind."""
    for card in range(count):
        draw_back(canvas, x + card * size.value.back_step, y, size)


def stack_edges(count: int, most: int = 9) -> int:
    """How many edges show under the top card of a stack: it looks thicker the more it holds."""
    return min(most, max(0, count - 1) // _CARDS_A_STACK_EDGE)


def draw_stack(canvas: Canvas, x: int, y: int, count: int, size: Size, most_edges: int = 9) -> int:
    """A stack of cards face down, its edges showing at the right; the columns it takes."""
    box = size.value
    if count == 0:
        draw_place(canvas, x, y, size)
        return box.width
    draw_back(canvas, x, y, size)
    edges = stack_edges(count, most_edges)
    canvas.fill(x + box.width, y, edges, box.height, "back")
    for row in range(box.height):
        sign = "╮" if row == 0 else "╯" if row == box.height - 1 else "│"
        canvas.text(x + box.width, y + row, sign * edges, "back-edge")
    return box.width + edges


def draw_covered(canvas: Canvas, x: int, y: int, card: Card, size: Size) -> None:
    """A card that another will lie on: what it is stands at its left edge."""
    box = size.value
    canvas.box(x, y, box.width, box.height, "edge", bg="face")
    left = x + (2 if size is Size.LARGE else 1)
    ink = suit_shade(card.suit)
    if size is Size.SMALL:
        canvas.text(left, y + 1, _index(card) + _sign(card), ink, bold=True)
        return
    canvas.text(left, y + 1, _index(card), ink, bold=True)
    canvas.text(left, y + 2, _sign(card), ink, bold=True)


@dataclass(frozen=True, slots=True)
class PilePlan:
    """Where the cards of a pile lie: how many show only an edge, and the columns of the others.

    `columns` has the left column of each card that can be read, the last of them lying on top.
    """

    edges: int
    columns: tuple[int, ...]
    width: int


def plan_pile(count: int, size: Size, room: int, step: int | None = None) -> PilePlan:
    """Lay `count` cards in at most `room` columns: the newest readable, the oldest as edges."""
    if count <= 0:
        return PilePlan(0, (), 0)
    step = step or size.value.pile_step
    readable = min(count, max(1, (room - size.value.width) // step + 1))
    most_edges = max(0, room - size.value.width - (readable - 1) * step)
    while readable > 1 and readable < count and most_edges < min(4, count - readable):
        readable -= 1
        most_edges += step
    edges = min(count - readable, most_edges)
    columns = tuple(edges + card * step for card in range(readable))
    return PilePlan(edges, columns, columns[-1] + size.value.width)


def draw_pile(
    canvas: Canvas, x: int, y: int, cards: Sequence[Card], size: Size, plan: PilePlan
) -> None:
    """A pile fanned face up, the newest card on top at the right."""
    height = size.value.height
    canvas.fill(x, y, plan.edges, height, "face")
    for row in range(height):
        sign = "╭" if row == 0 else "╰" if row == height - 1 else "│"
        canvas.text(x, y + row, sign * plan.edges, "edge")
    shown = cards[len(cards) - len(plan.columns) :]
    for column, card in zip(plan.columns, shown, strict=True):
        if card is shown[-1]:
            draw_card(canvas, x + column, y, card, size)
        else:
            draw_covered(canvas, x + column, y, card, size)


def tile_size(size: Size) -> tuple[int, int]:
    """Columns and rows of the tile that shows the trump suit."""
    return _TILE_SIZES[size]


def draw_trump_tile(canvas: Canvas, x: int, y: int, suit: Suit, size: Size) -> None:
    """The trump suit, as large as there is room for."""
    width, height = _TILE_SIZES[size]
    match size:
        case Size.LARGE:
            canvas.box(x, y, width, height, "edge", frame=Frame.DOUBLE, bg="face")
            draw_big_suit(canvas, x + 2, y + 1, suit, half=1)
        case Size.MEDIUM:
            canvas.fill(x, y, width, height, "face")
            draw_big_suit(canvas, x + 1, y, suit, half=1)
        case _:
            canvas.box(x, y, width, height, "edge", frame=Frame.DOUBLE, bg="face")
            canvas.text(x + 2, y + 1, suit.sign, suit_shade(suit), bold=True)


def draw_chip(canvas: Canvas, x: int, y: int, what: Card | Suit, width: int = 0) -> int:
    """A card or a suit in running text, on the paper of a card; the column after it.

    `width` widens the chip, so that chips in a list are alike.
    """
    label = what.sign if isinstance(what, Suit) else what.label
    suit = what if isinstance(what, Suit) else what.suit
    text = f" {label} "
    text += " " * (width - width_of(text))
    return canvas.text(x, y, text, suit_shade(suit), bg="face", bold=True)


def draw_kinds(canvas: Canvas, x: int, y: int, kinds: str, room: int, step: int = 2) -> None:
    """A hand as a strip of kinds, court cards on paper, a plain card as a dot."""
    for at, kind in enumerate(kinds):
        column = x + at * step
        if at * step >= room - 1 and at < len(kinds) - 1:
            canvas.text(column, y, "…", "muted")
            return
        if kind == "-":
            canvas.text(column, y, "·", "muted")
        else:
            canvas.text(column, y, cut(kind, 1), "black", bg="face", bold=True)
