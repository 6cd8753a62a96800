"""The lab: games played out without events, for counting and searching."""

from __future__ import annotations

from engines.beggar.actions import TurnCard
from engines.beggar.game import Game
from engines.beggar.notation import Hands, kind_strings
from engines.beggar.result import Result
from engines.beggar.rules import USUAL_RULES, Rules


def play_out(hands: Hands, rules: Rules = USUAL_RULES) -> Result:
    """The result of a deal, seat 0 leading. There are as many players as hands."""
    told = kind_strings(hands)
    game = Game(Rules(len(told), rules.short_payer), hands=told)
    while game.result is None:
        game.apply(TurnCard())
    return game.result
