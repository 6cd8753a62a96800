"""How good a decision was, by what it gave away."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Grade(Enum):
    """How good a decision was, the best first. `value` is the word for it."""

    BEST = "best"
    FINE = "fine"
    DUBIOUS = "dubious"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def wrong(self) -> bool:
        """Whether one should think about it again: dubious or worse."""
        return self not in (Grade.BEST, Grade.FINE)


NOTHING: Final = 1e-6
"""Less of the match than this is nothing: it only decides between actions worth the same."""

LIMITS: Final = (
    (Grade.BEST, NOTHING),
    (Grade.FINE, 0.004),
    (Grade.DUBIOUS, 0.015),
    (Grade.MISTAKE, 0.04),
)
"""What a decision may give away of the chance to win the match and still have a grade.

A point is worth some 8 parts in 100 of a match to 10 at its beginning, and half of it at its end.
So early in a match a fine decision gives away less than a twentieth of a point, which is as near as
strong players come to one another; a dubious one less than a fifth; a mistake less than half a
point; and a blunder is worse. When the match is as good as decided little is at stake, and little
can be given away.
"""


def grade(given_away: float) -> Grade:
    """The grade of a decision, by what it gave away of the chance to win the match."""
    return next((grade for grade, limit in LIMITS if given_away < limit), Grade.BLUNDER)
