"""What a decision was worth: each action that was legal then, weighed as the hard player does."""

from __future__ import annotations

from dataclasses import dataclass

from engines.euchre.actions import Action
from engines.euchre.players.hard import best, prospects
from engines.euchre.players.stakes import stakes
from engines.euchre.review.grades import NOTHING, Grade, grade
from engines.euchre.state import View


@dataclass(frozen=True, slots=True)
class Option:
    """An action that could be taken.

    chance: to win the match after it, 0 to 1, as far as the player could know; points: what he
    gains on the other in the hand, on the mean, -2 to 2.
    """

    action: Action
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a decision was worth.

    options: all legal actions, the best first; chosen: the one that was taken.
    """

    options: tuple[Option, ...]
    chosen: Option

    @property
    def best(self) -> Option:
        """What the hard player would have done."""
        return self.options[0]

    @property
    def given_away(self) -> float:
        """How much of the chance to win the match it gave away, 0 to 1."""
        lost = self.best.chance - self.chosen.chance
        return lost if lost >= NOTHING else 0.0

    @property
    def points_given_away(self) -> float:
        """The points it gave away; none where points are not what the match needs."""
        return max(0.0, self.best.points - self.chosen.points) if self.given_away else 0.0

    @property
    def at_stake(self) -> float:
        """How much better the best action was than the worst, in chances to win the match."""
        return max(0.0, self.best.chance - min(option.chance for option in self.options))

    @property
    def grade(self) -> Grade:
        """How good it was."""
        return grade(self.given_away)


def appraise(view: View, action: Action) -> Appraisal:
    """What an action was worth to the player who took it in a view.

    The phase of the view is not that in which a joker's suit is named.
    """
    found, ends = prospects(view), stakes(view)
    first = best(view, found)
    options = [
        # Of equal ends the stakes prefer the one with more tricks: never beyond a certain win.
        Option(each, min(1.0, prospect.worth(ends)), prospect.points)
        for each, prospect in found.items()
    ]
    options.sort(key=lambda option: (option.action != first, -option.chance))
    return Appraisal(tuple(options), next(option for option in options if option.action == action))
