"""Who sits where: whose turn comes next, and who scores with whom.

Every other file asks here, so that a table with more seats is a change of this file alone.
A seat is a number from 0.
"""

from __future__ import annotations

SEATS = (0, 1)


def next_seat(seat: int, steps: int = 1) -> int:
    """The seat `steps` places to the left, which is the way the turn goes round."""
    return (seat + steps) % len(SEATS)


def others(seat: int) -> tuple[int, ...]:
    """All seats but this one, the next in turn first."""
    return tuple(next_seat(seat, step) for step in range(1, len(SEATS)))


def side_of(seat: int) -> tuple[int, ...]:
    """The seats that win tricks and points together with this one, itself included."""
    return (seat,)


def against(seat: int) -> tuple[int, ...]:
    """The seats that play against this one."""
    return tuple(other for other in SEATS if other not in side_of(seat))


def speaker(dealer: int, passes: int) -> int | None:
    """Who calls after so many passes in a round; None when all have passed."""
    return next_seat(dealer, passes + 1) if passes < len(SEATS) else None


def first_leader(dealer: int) -> int:
    """Who leads to the first trick, whoever made trump."""
    return next_seat(dealer)


def player(leader: int, laid: int) -> int | None:
    """Whose card comes next in a trick of so many cards; None when all have played."""
    return next_seat(leader, laid) if laid < len(SEATS) else None
