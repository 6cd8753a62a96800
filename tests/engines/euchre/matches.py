"""Matches for the tests: rules of every kind, and matches played by chance."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from engines.euchre import PACKETS, Action, Game, Rules, State
from engines.euchre.players import Random

rules = st.builds(
    Rules,
    pack=st.sampled_from(("24", "25", "32")),
    target=st.sampled_from((1, 5, 10)),
    stick_the_dealer=st.booleans(),
    may_discard_upcard=st.booleans(),
    may_leave_upcard=st.booleans(),
    may_name_turned_down=st.booleans(),
    after_all_pass=st.sampled_from(("next dealer", "same dealer")),
    joker_upcard=st.sampled_from(("dealer names unseen", "players name")),
    packets=st.sampled_from(PACKETS),
)
seeds = st.integers(0, 2**32 - 1)


def play_on(game: Game, seed: int) -> Iterator[tuple[State, Action]]:
    """Play a match to its end by chance, telling each decision and the state it was taken in."""
    player = Random(seed)
    while (seat := game.to_act) is not None:
        state, action = game.state, player.choose(game.view(seat))
        game.apply(action)
        yield state, action
