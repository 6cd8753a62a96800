"""Saved games to have on a shelf."""

import os
from pathlib import Path

from engines import beggar, euchre
from engines.beggar import TurnCard
from engines.euchre import Phase
from engines.saves import Recorder, Seat

NASTY = "[/] [@click=app.quit] \x1b[2J 王"
MOMENT = 1_777_888_620
"""3 minutes before noon of the day these tests look at the clock, in seconds; in UTC."""


def at(path: Path, moment: int = MOMENT) -> Path:
    """The file, last written to at this moment."""
    os.utime(path, (moment, moment))
    return path


def beggar_game(
    path: Path, cards: int, seats: tuple[Seat, ...] = (Seat("You"), Seat("Ann", "by itself"))
) -> Path:
    """A game of which so many cards were turned, or all there are."""
    path.parent.mkdir(exist_ok=True)
    game = beggar.Game(beggar.Rules(players=len(seats)), seed=3)
    with Recorder(game, path, seats=seats, when="2026-05-03T20:00:00+00:00", deferred=True):
        while game.to_act is not None and game.state.cards < cards:
            game.apply(TurnCard())
    return at(path)


def euchre_game(
    path: Path,
    *,
    hands: int = 99,
    seats: tuple[Seat, Seat] = (Seat("You"), Seat("Ada", "normal")),
    target: int = 10,
) -> Path:
    """A match that was left in the second trick of a hand, or played to its end before."""
    path.parent.mkdir(exist_ok=True)
    game = euchre.Game(euchre.Rules(target=target), seed=11, first_dealer=1)
    player = euchre.players.named("normal", seed=5)
    with Recorder(game, path, seats=seats, when="2026-05-04T09:30:00+00:00", deferred=True):
        while game.to_act is not None:
            state = game.state
            playing = state.phase is Phase.PLAYING and state.hand_number >= hands
            if playing and len(state.tricks) == 1 and len(state.trick) == 1 and game.to_act == 0:
                break
            game.apply(player.choose(game.view(game.to_act)))
    return at(path)


def broken(path: Path) -> Path:
    """A file that was edited by hand into nonsense."""
    path.parent.mkdir(exist_ok=True)
    path.write_text("nonsense\n", "utf-8")
    return at(path)
