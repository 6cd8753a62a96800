"""How many points a deal one player takes from another, measured fairly."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from engines.cards import Card, pack
from engines.euchre import Game, Rules
from engines.euchre.players import Player


@dataclass(frozen=True)
class Gain:
    """Points a deal of the first player over the second, and its standard error."""

    mean: float
    error: float


def duel(first: Player, second: Player, rules: Rules, *, deals: int, seed: int) -> Gain:
    """Play each deal twice with the seats exchanged, so that the cards favour nobody."""
    luck = random.Random(seed)
    gains = []
    for _ in range(deals):
        cards = list(pack(rules.pack))
        luck.shuffle(cards)
        there = _one_deal((first, second), rules, cards)
        back = _one_deal((second, first), rules, cards)
        gains.append((there - back) / 2)
    return Gain(fmean(gains), stdev(gains) / deals**0.5)


def _one_deal(seats: Sequence[Player], rules: Rules, cards: Sequence[Card]) -> int:
    """What seat 0 gains in one deal."""
    game = Game(rules, first_dealer=0, seed=0, packs=[cards])
    while game.state.last_hand is None and game.to_act is not None:
        game.apply(seats[game.to_act].choose(game.view(game.to_act)))
    assert game.state.last_hand is not None
    mine, theirs = game.state.last_hand.points
    return mine - theirs
