"""A player who weighs every hand the other can hold, and plays for the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engines.euchre import ranking
from engines.euchre.actions import Action, Play
from engines.euchre.deciding import legal_actions
from engines.euchre.players.hard_calls import prospects_of_calls
from engines.euchre.players.hard_play import prospects_of_cards
from engines.euchre.players.prospect import Prospect
from engines.euchre.players.solved_calls import solved_call
from engines.euchre.players.stakes import stakes
from engines.euchre.state import Phase, View


@dataclass(frozen=True, slots=True)
class Hard:
    """Takes the action after which he wins the match most often, as far as he can know.

    He calls as the solved auction has it, and works a call out where it does not hold. Else every
    hand the other can hold counts by how likely the calls and the plays so far make it; with it the
    cards are taken to be played as well as can be, all of them open. Before he leads he looks ahead
    to the next lead, until which each player knows only what he can. Nothing is left to luck.
    """

    def choose(self, view: View) -> Action:
        """The action that is worth most."""
        options = legal_actions(view)
        if len(options) == 1 or view.phase is Phase.NAMING_JOKER:
            # Nothing to choose, or nothing seen to choose by.
            return options[0]
        return solved_call(view) or best(view, prospects(view))


_DIGITS = 10


def prospects(view: View) -> Mapping[Action, Prospect]:
    """For each legal action of the player to act, how the hand may end after it.

    `Prospect.worth(stakes(view))` is his chance to win the match. The phase is not that in which a
    joker's suit is named: then no card has been seen.
    """
    options = legal_actions(view)
    if view.phase is not Phase.PLAYING:
        return prospects_of_calls(view, options)
    cards = [option.card for option in options if isinstance(option, Play)]
    return {Play(card): found for card, found in prospects_of_cards(view, cards).items()}


def best(view: View, found: Mapping[Action, Prospect]) -> Action:
    """Of actions with their prospects, the one the hard player takes.

    It is the call of the solved auction, where it holds, else what wins the match most often.
    """
    if (call := solved_call(view)) is not None:
        return call
    ends = stakes(view)
    worth = {option: round(prospect.worth(ends), _DIGITS) for option, prospect in found.items()}
    return max(worth, key=lambda option: (worth[option], -_dear(option, view)))


def _dear(option: Action, view: View) -> int:
    """Of cards worth the same, the lower is played: the higher may still be of use."""
    return ranking.height(option.card, view.trump) if isinstance(option, Play) else 0
