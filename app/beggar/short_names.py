"""Names where there is little room for them."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import cells, cut, width_of


def marks(names: Sequence[str], width: int) -> tuple[str, ...]:
    """A mark of at most `width` columns for each name, no two alike.

    The names themselves where all of them fit; else their first signs, as few as tell them apart;
    and where those do not, the first sign and the number of the seat, from 1.
    """
    if all(width_of(name) <= width for name in names) and len(set(names)) == len(names):
        return tuple(names)
    for length in range(1, width + 1):
        starts = [_start(name, length) for name in names]
        if len(set(starts)) == len(names) and all(starts):
            return tuple(starts)
    return tuple(f"{_start(name, width - 1)}{seat}" for seat, name in enumerate(names, 1))


def share(names: Sequence[str], room: int) -> tuple[str, ...]:
    """The names cut so that together they take at most `room` columns, long ones first."""
    most = max(map(width_of, names), default=0)
    while most > 1 and sum(min(most, width_of(name)) for name in names) > room:
        most -= 1
    return tuple(cut(name, most) for name in names)


def _start(name: str, width: int) -> str:
    whole = cells(name)[:width]
    if len(cells(name)) > width and width and cells(name)[width] == "":
        whole = whole[:-1]
    return "".join(whole).strip()
