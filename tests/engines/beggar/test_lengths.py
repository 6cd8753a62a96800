"""Games from shuffled packs are as long as it is said."""

from statistics import fmean, stdev
from typing import get_args

import pytest

from engines.beggar import Rules, ShortPayer, play_out
from engines.beggar.dealing import shuffled
from engines.beggar.lengths import mean_cards


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("short_payer", get_args(ShortPayer))
def test_the_mean_of_some_games_is_near_that_of_many(players: int, short_payer: ShortPayer) -> None:
    rules = Rules(players=players, short_payer=short_payer)
    cards = []
    for seed in range(200):
        dealt = shuffled(rules, seed)
        hands = (*dealt.hands[dealt.to_play :], *dealt.hands[: dealt.to_play])
        cards.append(play_out([[c for c in hand if c] for hand in hands], rules).cards)
    error = stdev(cards) / len(cards) ** 0.5
    assert abs(fmean(cards) - mean_cards(rules)) < 4 * error
