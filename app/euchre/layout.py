"""Where things stand on the Euchre table, worked out from the room there is.

All rows and columns are those of the picture between the header and the prompt.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.drawing.cards import Size, fan_width, stack_edges, tile_size
from app.drawing.room import FACT_ROWS, card_size, pane_width

_NARROW_FELT = 18
_LEAST_LOG = 5


@dataclass(frozen=True, slots=True)
class Room:
    """How a picture is divided: the felt, and beside it the pane or above it the facts.

    pane: columns of the side pane at the right, 0 when there is none and `FACT_ROWS` lie on top;
    log: rows of the log below the felt, on a table that is tall and has no pane.
    """

    width: int
    height: int
    size: Size
    pane: int
    log: int = 0

    @property
    def felt(self) -> int:
        """Columns of the felt."""
        return self.width - self.pane


def room_of(width: int, height: int) -> Room:
    """Divide a picture of so many columns and rows."""
    size, pane = card_size(width, height), pane_width(width, height)
    log = 0 if pane else height - FACT_ROWS - _NARROW_FELT
    return Room(width, height, size, pane, log if log >= _LEAST_LOG else 0)


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a felt of LARGE or MEDIUM cards.

    far, far_hand: the other player's name, and his hand in cards of `far_size`; middle: talon and
    trick, their captions below; buttons, button_height: the calls; hand: the near hand, one row
    higher for a chosen card; digits: the row below it; own: the near player's name, or None.
    """

    far: int
    far_hand: int
    far_size: Size
    middle: int
    buttons: int
    button_height: int
    hand: int
    digits: int
    own: int | None


_TALL = {Size.LARGE: 34, Size.MEDIUM: 28}
_OWN_LINE = {Size.LARGE: 27, Size.MEDIUM: 24}
_AT_EASE = {Size.LARGE: 37, Size.MEDIUM: 30}
_BUTTON_HEIGHTS = (3, 1)


def rows_of(size: Size, height: int, *, calling: bool) -> Rows:
    """The rows of a felt so many rows high, with room for calls or for a trick and its captions."""
    far_size = size if height >= _TALL[size] else Size.SMALL
    ease = max(0, height - _AT_EASE[size]) // 4
    far = ease + (1 if height >= _AT_EASE[size] - 1 else 0)
    far_end = far + 1 + far_size.value.height
    captions = 3 if size is Size.MEDIUM and (height > _OWN_LINE[size] or not calling) else 2
    foot = _foot(size, height) + ease
    hand = height - size.value.height - captions - foot
    above = hand - far_end if calling else hand - 1 - far_end
    block = size.value.height + (1 if calling or size is Size.MEDIUM else 2)
    button_height = max(_BUTTON_HEIGHTS) if block + 6 <= above else min(_BUTTON_HEIGHTS)
    if calling:
        block += 1 + button_height
    middle = far_end + (above - block + 1) // 2
    return Rows(
        far=far,
        far_hand=far + 1,
        far_size=far_size,
        middle=middle,
        buttons=middle + size.value.height + 2,
        button_height=button_height,
        hand=hand,
        digits=hand + size.value.height,
        own=hand + size.value.height + captions + (foot > 1) if foot else None,
    )


def _foot(size: Size, height: int) -> int:
    """Rows below the captions of the hand: a gap, the near player's name, a margin."""
    least = _OWN_LINE[size]
    return 0 if height < least else 1 + min(3, (height - least) // 3)


def hand_columns(size: Size, left: int, width: int, count: int) -> tuple[int, ...]:
    """The left columns of a hand laid out in the middle of a felt."""
    step = size.value.hand_step
    if count > 1:
        step = min(step, (width - size.value.width) // (count - 1))
    span = (count - 1) * step + size.value.width
    return tuple(left + (width - span) // 2 + card * step for card in range(count))


_TRICK_GAPS = {Size.LARGE: 4, Size.MEDIUM: 3, Size.SMALL: 2}
_TALON_GAPS = {Size.LARGE: 5, Size.MEDIUM: 5, Size.SMALL: 4}
_MARGINS = {Size.LARGE: 5, Size.MEDIUM: 2, Size.SMALL: 2}
_WIDEST = {Size.LARGE: 84, Size.MEDIUM: 60, Size.SMALL: 50}


def trick_columns(size: Size, width: int, count: int) -> tuple[int, ...]:
    """The left columns of the places of a trick."""
    step = size.value.width + _TRICK_GAPS[size]
    span = (count - 1) * step + size.value.width
    return tuple((width - span) // 2 + place * step for place in range(count))


def margin(size: Size, width: int) -> int:
    """Columns kept free at either side of a felt: on a wide one, things stay together."""
    return max(_MARGINS[size], (width - _WIDEST[size]) // 2 + _MARGINS[size])


def talon_width(size: Size, count: int) -> int:
    """Columns of the talon with its edges."""
    return size.value.width + stack_edges(count)


def upcard_columns(size: Size, width: int, talon: int) -> tuple[int, int]:
    """The left columns of talon and upcard, side by side in the middle."""
    stack = talon_width(size, talon)
    left = (width - stack - _TALON_GAPS[size] - size.value.width) // 2
    return left, left + stack + _TALON_GAPS[size]


def tile_column(size: Size, width: int) -> int:
    """The left column of the tile that shows the trump suit."""
    return width - margin(size, width) - tile_size(size)[0]


def fan_column(size: Size, width: int, count: int) -> int:
    """The left column of a hand of overlapping cards in the middle of a felt."""
    return (width - fan_width(count, size)) // 2
