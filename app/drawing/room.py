"""How a table divides the room there is: how large its cards are, and how wide its side pane.

Columns and rows are those between the header and the prompt.
"""

from __future__ import annotations

from app.drawing.cards import Size

FACT_ROWS = 3
"""Rows of facts on top of a table that has no pane at its side."""

_LEAST_ROOM = ((100, 27, Size.LARGE), (80, 21, Size.MEDIUM))
_NARROW_PANE, _WIDE_PANE, _WIDEST_PANE = 27, 36, 50
_LEAST_FOR_WIDE_PANE = 100


def card_size(width: int, height: int) -> Size:
    """The largest cards for a table of so many columns and rows."""
    fitting = (size for least, rows, size in _LEAST_ROOM if width >= least and height >= rows)
    return next(fitting, Size.SMALL)


def pane_width(width: int, height: int) -> int:
    """The columns of the side pane; 0 where cards are small, and facts stand above the table."""
    if card_size(width, height) is Size.SMALL:
        return 0
    if width < _LEAST_FOR_WIDE_PANE:
        return _NARROW_PANE
    return max(_WIDE_PANE, min(_WIDEST_PANE, width // 4))
