"""Machines think in a process of their own."""

import os

import pytest

from app.thinking import Thinker, choose
from engines import euchre


async def test_the_thinker_decides_as_the_player_would() -> None:
    game = euchre.Game(euchre.Rules(), seed=3)
    assert game.to_act is not None
    view = game.view(game.to_act)
    thinker = Thinker()
    thinker.warm()
    try:
        assert await thinker.choose("easy", 5, view) == choose("easy", 5, view)
    finally:
        thinker.close()


async def test_a_process_that_died_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = euchre.Game(euchre.Rules(), seed=3)
    assert game.to_act is not None
    view = game.view(game.to_act)
    thinker = Thinker()
    thinker.warm()
    pool = thinker._the_pool()
    for process in pool._processes.values():
        os.kill(process.pid or 0, 9)
    try:
        assert await thinker.choose("easy", 5, view) in game.legal_actions()
    finally:
        thinker.close()
