"""A figure somebody measured, and the budget it is held against."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, in a unit; `budget` is the most it may be (`at_least`: the least)."""

    name: str
    measured: float
    unit: str
    budget: float
    at_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the budget is kept."""
        return self.measured >= self.budget if self.at_least else self.measured <= self.budget

    def __str__(self) -> str:
        bound = "at least" if self.at_least else "at most"
        verdict = "" if self.is_kept else "  OVER THE BUDGET"
        measured, budget = f"{self.measured:.4g} {self.unit}", f"{self.budget:g} {self.unit}"
        return f"{self.name:<58} {measured:>14}   {bound} {budget}{verdict}"
