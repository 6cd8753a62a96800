"""What saved games add up to: counted game by game, from what happened in each."""

from __future__ import annotations

from app.accuracies import Accuracy
from app.sums.beggar import BeggarSums
from app.sums.cards import LEAST_HANDS, CardSums, More
from app.sums.euchre import EuchreSums, Role
from app.sums.tally import Class, Tally
from engines.saves import AnySavedGame, SavedBeggar, SavedEuchre

__all__ = [
    "LEAST_HANDS",
    "BeggarSums",
    "CardSums",
    "Class",
    "EuchreSums",
    "More",
    "Role",
    "Sums",
    "Tally",
]


class Sums:
    """Both games, how many files were counted, and how many left out since they were practice."""

    def __init__(self) -> None:
        self.euchre = EuchreSums()
        self.beggar = BeggarSums()
        self.counted = 0
        self.practice = 0

    def add(self, saved: AnySavedGame, accuracy: Accuracy | None = None) -> None:
        """Count one more, unless it was practice. accuracy: by seat, if it was reviewed."""
        if saved.header.practice:
            self.practice += 1
            return
        self.counted += 1
        match saved:
            case SavedEuchre():
                self.euchre.add(saved, accuracy)
            case SavedBeggar():
                self.beggar.add(saved)
