"""Whether what was counted agrees with what is expected: the chi-square test, written plainly.

The squared differences between counts and expectations, each over its expectation, are added up
(Pearson 1900). If all is fair, that sum follows nearly the chi-square distribution, as long as
five or more are expected in each class; so small classes are counted together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

LEAST_EXPECTED: Final = 5.0
"""Expected in a class, for the distribution to be near enough (Cochran 1954)."""


def chance_of(seen: Sequence[float], expected: Sequence[float]) -> float | None:
    """How often fair chance brings differences this large or larger, from 0 to 1.

    seen, expected: class by class, in an order in which neighbours may be counted together. None
    when too few were seen for two classes.
    """
    classes = _large_enough(seen, expected)
    if len(classes) <= 1:
        return None
    differences = sum((count - hoped) ** 2 / hoped for count, hoped in classes)
    return chi_square_beyond(differences, len(classes) - 1)


def chi_square_beyond(value: float, degrees: int) -> float:
    """How often a chi-square variable with so many degrees of freedom is this large or larger.

    For whole degrees the tail is a finite sum (Abramowitz & Stegun 26.4.4 and 26.4.5).
    """
    half = value / 2
    if degrees % 2:
        total, term, power = math.erfc(math.sqrt(half)), math.exp(-half) / math.sqrt(math.pi), 0.5
        term *= math.sqrt(half) / power
    else:
        total, term, power = 0.0, math.exp(-half), 0.0
    for _ in range(degrees // 2):
        total += term
        power += 1
        term *= half / power
    return total


def of_all(chances: Sequence[float]) -> float:
    """How often fair chance brings one or more of so many tests to its least chance, or below.

    Exact for tests that have nothing to do with one another (Šidák 1967), and where it is small
    nearly what Bonferroni allows any tests: so what is fair is called unfair no oftener for being
    looked at in many ways.
    """
    return 1 - (1 - min(chances)) ** len(chances)


def _large_enough(seen: Sequence[float], expected: Sequence[float]) -> list[tuple[float, float]]:
    """Counts and expectations, neighbours together until enough is expected in each class."""
    classes: list[tuple[float, float]] = []
    count = hoped = 0.0
    for more, more_hoped in zip(seen, expected, strict=True):
        count, hoped = count + more, hoped + more_hoped
        if hoped >= LEAST_EXPECTED:
            classes.append((count, hoped))
            count = hoped = 0.0
    if hoped and classes:
        last_count, last_hoped = classes.pop()
        classes.append((last_count + count, last_hoped + hoped))
    return classes
