"""The worth of each action, as the hard player weighs them."""

from __future__ import annotations

from dataclasses import dataclass

from engines.euchre.actions import Action
from engines.euchre.coaching.facts import Fact, fact
from engines.euchre.players.hard import best, prospects
from engines.euchre.players.prospect import Prospect
from engines.euchre.players.stakes import stakes
from engines.euchre.state import Phase, View


@dataclass(frozen=True, slots=True)
class Advised:
    """An action that can be taken: how the hand may end after it, and the chance to win the match.

    chance: 0 to 1.
    """

    action: Action
    prospect: Prospect
    chance: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a coach says, who sees no more than the player does.

    options: every legal action, the best first; none where a joker's suit is named, for nothing has
    been seen by which to choose. fact: why the first is the best, where there is something to say.
    """

    view: View
    options: tuple[Advised, ...]
    fact: Fact | None

    @property
    def best(self) -> Action | None:
        """What the hard player would do."""
        return self.options[0].action if self.options else None


@dataclass(frozen=True, slots=True)
class Counsel:
    """A question another process can answer: what does a coach say to the player in a view?"""

    view: View

    def answer(self) -> Advice:
        """The advice."""
        return advise(self.view)


def advise(view: View) -> Advice:
    """The advice to the player at `view.seat`, who must be the one to act."""
    if view.phase is Phase.NAMING_JOKER:
        return Advice(view, (), None)
    found, ends = prospects(view), stakes(view)
    first = best(view, found)
    options = [
        # Of equal ends the stakes prefer the one with more tricks: never beyond a certain win.
        Advised(action, prospect, min(1.0, prospect.worth(ends)))
        for action, prospect in found.items()
    ]
    options.sort(key=lambda option: (option.action != first, -option.chance))
    return Advice(view, tuple(options), fact(view, first))
