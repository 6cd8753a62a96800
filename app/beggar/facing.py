"""The table of a watched game: the pile in the middle, the players at its left and right."""

from __future__ import annotations

from dataclasses import dataclass

from app.beggar.pile import ROWS_BELOW, Travel, draw_pile_with_names, least_room
from app.beggar.scene import Scene, Seated
from app.beggar.stacks import draw_seated_stack, short_label, stack_width
from app.drawing.canvas import Canvas
from app.drawing.cards import Size
from app.drawing.marks import draw_runs, runs_width

_GAP = 2
_MOST_EDGES = 9
_CENTRED_IN = 24
_DUEL = 2
_LEAST_FOR_STACKS = 54


def block_rows(size: Size) -> int:
    """The rows of pile and stacks, with what is written above and below them."""
    return 1 + size.value.height + ROWS_BELOW


def needs_counts(scene: Scene, size: Size, width: int) -> bool:
    """Whether there is no room for stacks, and the cards are told on a line of their own."""
    return size is Size.SMALL and (len(scene.seats) > _DUEL or width < _LEAST_FOR_STACKS)


@dataclass(frozen=True, slots=True)
class _Side:
    """The columns of the players at one side of the table."""

    x: int
    width: int
    on_right: bool
    centred: bool

    def place(self, length: int) -> int:
        """Where something so long begins: in the middle, or at the edge of the table."""
        if self.centred:
            return self.x + (self.width - length) // 2
        return self.x + self.width - length if self.on_right else self.x


def draw_facing(
    canvas: Canvas, y: int, scene: Scene, size: Size, margin: int, travelled: float
) -> None:
    """Pile and stacks from row `y` on; two players face each other, more sit two and two."""
    room = canvas.width - 2 * margin
    travel = None
    if not needs_counts(scene, size, canvas.width):
        room -= 2 * (_draw_players(canvas, y, scene, size, margin) + _GAP)
        if travelled < 1 and scene.laid is not None:
            on_right = scene.laid not in _on_left(scene)
            x = canvas.width - margin - size.value.width if on_right else margin
            travel = Travel(x, y + 1, travelled)
    draw_pile_with_names(canvas, y, scene, size, room, caption=True, travel=travel)


def _on_left(scene: Scene) -> tuple[Seated, ...]:
    """The players at the left, from the top down: the first of two, the first two of more."""
    return scene.seats[:1] if len(scene.seats) == _DUEL else scene.seats[1::-1]


def _draw_players(canvas: Canvas, y: int, scene: Scene, size: Size, margin: int) -> int:
    """The players at both sides; how many columns of a side they take."""
    duel = len(scene.seats) == _DUEL
    stacks = size if duel else Size.SMALL
    free = (canvas.width - 2 * margin - 2 * _GAP - least_room(size)) // 2
    edges = max(1, min(_MOST_EDGES, free - stacks.value.width))
    centred = size is Size.LARGE and free >= _CENTRED_IN
    width = _CENTRED_IN if centred else min(free, stacks.value.width + edges)
    label_above = size is Size.LARGE or not duel
    on_left = _on_left(scene)
    reach = 0
    for players, on_right in ((on_left, False), (scene.seats[len(on_left) :], True)):
        x = canvas.width - margin - width if on_right else margin
        side = _Side(x, width, on_right, centred)
        rows = _stack_rows(len(players), block_rows(size), stacks)
        for seated, row in zip(players, rows, strict=True):
            wide = _draw_player(canvas, side, y + row, seated, stacks, edges, above=label_above)
            reach = max(reach, wide)
    return reach


def _stack_rows(players: int, rows: int, size: Size) -> list[int]:
    """The row of each of the stacks at one side of a block of so many rows."""
    step = size.value.height + 1
    spare = rows - players * step
    between = 1 if players > 1 and spare else 0
    first = 1 if players > 1 or spare < step else 1 + spare // 2
    return [first + place * (step + between) for place in range(players)]


def _draw_player(
    canvas: Canvas, side: _Side, y: int, seated: Seated, size: Size, edges: int, *, above: bool
) -> int:
    """A stack with its label above or below it; how many columns of the side they take."""
    stack = stack_width(seated, size, edges)
    label = short_label(seated, side.width, long=side.centred)
    draw_seated_stack(canvas, side.place(stack), y, seated, size, edges)
    row = y - 1 if above else y + size.value.height
    draw_runs(canvas, side.place(runs_width(label)), row, label)
    return side.width if side.centred else max(stack, runs_width(label))
