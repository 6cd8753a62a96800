"""How often each of several things was seen, and how often it was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping
from typing import Generic, TypeVar

from app.fairness import chance_of

Class = TypeVar("Class", bound=Hashable)


class Tally(Generic[Class]):
    """Counts of classes of which exactly one comes at a time.

    seen: how often each came. expected: how often chance alone would have brought it.
    """

    def __init__(self) -> None:
        self.seen: Counter[Class] = Counter()
        self.expected: defaultdict[Class, float] = defaultdict(float)

    def add(self, came: Class, chances: Mapping[Class, float]) -> None:
        """Count one, that had these chances to come; those of all classes make 1."""
        self.seen[came] += 1
        for each, chance in chances.items():
            self.expected[each] += chance

    @property
    def chance(self) -> float | None:
        """How often chance brings differences this large or larger; None: too few were seen."""
        return chance_of([self.seen[each] for each in self.expected], list(self.expected.values()))
