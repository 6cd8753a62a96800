"""A figure somebody measured, and the budget it is held against."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, in a unit; `budget` is the most it may be (`at_least`: the least).

    A figure without a budget stands there for others to be compared with.
    """

    name: str
    measured: float
    unit: str
    budget: float | None
    at_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the budget is kept."""
        if self.budget is None:
            return True
        return self.measured >= self.budget if self.at_least else self.measured <= self.budget

    def __str__(self) -> str:
        measured = f"{self.name:<58} {f'{self.measured:.4g} {self.unit}':>17}"
        if self.budget is None:
            return f"{measured}   to compare with"
        bound = "at least" if self.at_least else "at most"
        verdict = "" if self.is_kept else "  OVER THE BUDGET"
        return f"{measured}   {bound} {self.budget:g} {self.unit}{verdict}"
