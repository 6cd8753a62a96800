"""A match that was left in the middle of a hand, for those who measure how it is gone on with."""

from pathlib import Path

from engines.euchre import Game, Phase, players
from engines.saves import Recorder, Seat

LEVEL = "normal"
SEED = 4
TRICKS = 2


def left_in_a_hand(file: Path, *, awaited: int) -> None:
    """Save a match in which two tricks of a hand were taken and a seat is to play.

    The person sits at seat 0, a machine at seat 1.
    """
    player, game = players.named(LEVEL), Game(seed=SEED)
    seats = [Seat("You"), Seat("Ada", bot=LEVEL)]
    with Recorder(game, file, seats=seats, deferred=True):
        while not is_there(game, awaited):
            seat = game.to_act
            assert seat is not None
            game.apply(player.choose(game.view(seat)))


def is_there(game: Game, awaited: int) -> bool:
    """Whether the match has come to such a moment."""
    state = game.state
    return (state.phase, len(state.tricks), state.to_act) == (Phase.PLAYING, TRICKS, awaited)
