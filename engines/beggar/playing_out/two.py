"""Two players: nearly all deals that people count and search are theirs, so this is for speed."""

from __future__ import annotations

from collections.abc import Iterator

from engines.beggar.playing_out.counted import Standing, counted


def tricks_of_two(hand: str, other_hand: str) -> Iterator[Standing]:
    """Where the game stands at the deal and after each trick, the last one too.

    Both hold cards. `seat`, `top` and `below` are those of the player whose turn it is, and
    `rival`, `rival_top` and `rival_below` those of the other.
    """
    seat, rival, cards = 0, 1, 0
    (top, below), (rival_top, rival_below) = counted(hand), counted(other_hand)
    yield seat, cards, (top, below, rival_top, rival_below)
    while rival_top or rival_below:
        # Both turn plain cards until one has none on top: he shows what lies below, if anything.
        if top <= rival_top:
            plain = 2 * top
            if not below:
                yield rival, cards + plain, ()
                return
            owed, rival_top = below.popleft(), rival_top - top
            seat, rival = rival, seat
            top, below, rival_top, rival_below = rival_top, rival_below, below.popleft(), below
        else:
            plain = 2 * rival_top + 1
            if not rival_below:
                yield seat, cards + plain, ()
                return
            owed, top = rival_below.popleft(), top - rival_top - 1
            rival_top = rival_below.popleft()
        pile = [owed]
        cards += plain
        # Now the rival claims and the player pays; a court card of his turns the two about.
        while top < owed and below:
            cards += top + 1
            owed = below.popleft()
            pile += top, owed
            seat, rival = rival, seat
            top, below, rival_top, rival_below = rival_top, rival_below, below.popleft(), below
        paid = owed if top > owed else top
        pile.append(paid)
        cards += paid + 1
        seat, rival = rival, seat
        top, below, rival_top, rival_below = rival_top, rival_below, top - paid, below
        if below:
            below[-1] += plain
        else:
            top += plain
        below += pile
        yield seat, cards, (top, below, rival_top, rival_below)
