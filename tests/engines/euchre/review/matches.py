"""Matches to be reviewed, and moments in them."""

from __future__ import annotations

from itertools import count

from engines.euchre import Game, Phase, Rules, State
from engines.euchre.deciding import legal_actions
from engines.euchre.review import Review, review
from tests.engines.euchre.matches import play_on


def opening_of(game: Game) -> State:
    """The state before the first event of a match."""
    first_dealer = game.stream.history[0].dealer  # type: ignore[union-attr]
    return State.opening(game.state.rules, first_dealer)


def left_to_chance(rules: Rules, seed: int) -> Game:
    """A match played to its end by chance."""
    game = Game(rules, seed=seed)
    for _ in play_on(game, seed):
        pass
    return game


def reviewed(game: Game) -> Review:
    """The review of all that was played."""
    return review(opening_of(game), game.stream.history)


def moment(rules: Rules, phase: Phase) -> State:
    """Some state in that phase in which there is a choice."""
    for seed in count():
        for state, _ in play_on(Game(rules, seed=seed), seed):
            if state.phase is phase and len(legal_actions(state)) > 1:
                return state
    raise AssertionError
