"""Ways to lay the table, the finest first, and which of them there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from app.beggar.pile import ROWS_BELOW, least_room
from app.beggar.scene import Scene, Side
from app.beggar.spacing import placed
from app.drawing.cards import Size

_SIZES = (Size.LARGE, Size.MEDIUM, Size.SMALL)
_MOST_EDGES = {Size.LARGE: 6, Size.MEDIUM: 4, Size.SMALL: 3}
_MOST_EDGES_ALONE = 9
_LEAST_WORDS, _MOST_WORDS = 8, 12
_MARGINS = ((80, 4), (60, 2))


class Ends(Enum):
    """How a player at the top or the bottom of the table is shown."""

    LABELLED = "a stack, and a label above or below it"
    BESIDE = "a stack with words at both sides"
    WORDS = "words alone"
    UNSEEN = "told elsewhere"


class Band(Enum):
    """What stands on the table, from the top down, and the end of it."""

    TOP = 0
    PENALTY = 1
    PILE = 2
    BOTTOM = 3
    ASIDE = 4
    END = 5


_FREE_ROWS_ABOVE = (
    *(Band.PENALTY, Band.PILE, Band.BOTTOM, Band.END, Band.ASIDE, Band.TOP),
    *(Band.PENALTY, Band.PILE, Band.END, Band.BOTTOM, Band.ASIDE, Band.TOP),
)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A way to lay the table.

    `stacks` is None where no player has a stack. With `told_here`, penalty and pile are captioned
    on the table; otherwise they are told above it.
    """

    pile: Size
    stacks: Size | None
    ends: Ends
    told_here: bool
    aside: bool = False

    def bands(self, scene: Scene) -> dict[Band, int]:
        """What stands on the table, with the rows it takes."""
        sides = {seated.side for seated in scene.seats}
        found: dict[Band, int] = {}
        if Side.TOP in sides and self.ends is not Ends.UNSEEN:
            found[Band.TOP] = self._end_rows()
        if self.told_here:
            found[Band.PENALTY] = 1
        found[Band.PILE] = self.captioned(scene) + self.pile.value.height + ROWS_BELOW
        if self.ends is not Ends.UNSEEN:
            found[Band.BOTTOM] = self._end_rows()
        if self.aside:
            found[Band.ASIDE] = 1
        return found

    def captioned(self, scene: Scene) -> bool:
        """Whether there is a row above the pile, for its caption and the names at the sides."""
        return self.told_here or (self.stacks is not None and bool(sides_of(scene)))

    def rows(self, scene: Scene, height: int) -> dict[Band, int]:
        """The top row of each band on a table of so many rows."""
        return placed(self.bands(scene), height, _FREE_ROWS_ABOVE, Band.END)

    def side_width(self, width: int) -> int:
        """The columns of a player at the left or right of a table of so many columns."""
        free = (width - 2 * margin(width) - 2 * gap(width) - least_room(self.pile)) // 2
        if self.stacks is None:
            return min(free, _MOST_WORDS)
        return min(free, self.stacks.value.width + _MOST_EDGES[self.stacks])

    def pile_room(self, scene: Scene, width: int) -> int:
        """The columns of the pile on a table of so many columns."""
        free = width - 2 * margin(width)
        if self.ends is Ends.UNSEEN or not sides_of(scene):
            return free
        return free - 2 * (self.side_width(width) + gap(width))

    def most_edges(self, scene: Scene, width: int) -> int:
        """How many edges a stack shows at most, the same for all, so that they can be compared."""
        if self.stacks is None or not sides_of(scene):
            return _MOST_EDGES_ALONE
        return self.side_width(width) - self.stacks.value.width

    def fits(self, scene: Scene, width: int, height: int) -> bool:
        """Whether it can be laid on a table of this size."""
        bands = self.bands(scene)
        if sum(bands.values()) + len(bands) - 1 > height:
            return False
        if self.ends is Ends.UNSEEN or not sides_of(scene):
            return True
        least = self.stacks.value.width + 1 if self.stacks else _LEAST_WORDS
        return self.side_width(width) >= least

    def _end_rows(self) -> int:
        cards = self.stacks.value.height if self.stacks else 0
        return cards if self.ends is Ends.BESIDE else cards + 1


def margin(width: int) -> int:
    """The ground left free at either side of a table of so many columns."""
    return next((free for least, free in _MARGINS if width >= least), 1)


def gap(width: int) -> int:
    """The ground left free between the pile and a player at the side."""
    return min(2, margin(width))


def sides_of(scene: Scene) -> list[Side]:
    """Which sides of the table, left and right, are taken."""
    return [seated.side for seated in scene.seats if seated.side in (Side.LEFT, Side.RIGHT)]


def arrangements(largest: Size, *, told_here: bool) -> Iterator[Arrangement]:
    """All ways to lay a table with cards up to a size, the finest first."""
    sizes = _SIZES[_SIZES.index(largest) :]
    if largest is Size.LARGE:
        yield Arrangement(largest, largest, Ends.LABELLED, told_here, aside=True)
    for pile in sizes:
        for stacks in _SIZES[_SIZES.index(pile) :]:
            yield Arrangement(pile, stacks, Ends.LABELLED, told_here)
    smallest = sizes[-1]
    yield Arrangement(smallest, smallest, Ends.BESIDE, told_here)
    yield Arrangement(smallest, None, Ends.WORDS, told_here)
    yield Arrangement(smallest, None, Ends.UNSEEN, told_here)


def arranged(
    scene: Scene, largest: Size, width: int, height: int, *, told_here: bool
) -> Arrangement:
    """The finest way to lay this table in so much room."""
    ways = list(arrangements(largest, told_here=told_here))
    return next((way for way in ways if way.fits(scene, width, height)), ways[-1])
