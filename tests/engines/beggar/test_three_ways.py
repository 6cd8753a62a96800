"""The game card by card, the lab, and a slow player who knows neither, always agree."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.beggar import Game, Result, Rules, ShortPayer, format_deal, play_out
from engines.beggar.playing_out.counted import Standing
from engines.beggar.playing_out.many import tricks_of_many
from engines.beggar.playing_out.two import tricks_of_two
from tests.engines.beggar.deals import (
    SHORT_PAYERS,
    all_rules,
    arrangements,
    dealt_evenly,
    played,
    shuffled_deals,
    uneven_hands,
)
from tests.engines.beggar.slow_player import SlowPlayer

PACK = "-" * 36 + "JQKA" * 4
ITALIAN = "-" * 28 + "JQK" * 4
LOOPING = "-------JJK"

every_table = pytest.mark.parametrize("players", [2, 3, 4])
every_rule = pytest.mark.parametrize("short_payer", SHORT_PAYERS)


def agreed(hands: list[str], rules: Rules) -> Result:
    """The result all three ways come to."""
    result = SlowPlayer(list(hands), rules.short_payer).play()
    assert play_out(hands, rules) == result
    assert played(Game(rules, hands=hands)).result == result
    return result


@given(st.data())
def test_any_cards_in_any_hands(data: st.DataObject) -> None:
    rules = data.draw(all_rules)
    hands = data.draw(uneven_hands(rules.players))
    agreed(format_deal(hands).split("/"), rules)


@every_table
@every_rule
@pytest.mark.parametrize("cards", [PACK, ITALIAN], ids=["52 cards", "40 cards"])
def test_whole_packs(cards: str, players: int, short_payer: ShortPayer) -> None:
    for hands in shuffled_deals(cards, players, number=20, seed=players):
        agreed(hands, Rules(players, short_payer))


@every_table
@every_rule
def test_every_deal_of_a_small_pack_that_often_loops(players: int, short_payer: ShortPayer) -> None:
    rules = Rules(players, short_payer)
    results = [agreed(dealt_evenly(order, players), rules) for order in arrangements(LOOPING)]
    assert {result.reason for result in results} == {"all cards", "endless"}


def test_two_players_are_played_out_alike_in_a_hurry_and_in_the_ring() -> None:
    for hands in shuffled_deals(PACK, players=2, number=50, seed=2):
        ring = tricks_of_many(tuple(hands), Rules())
        for fast, slow in zip(tricks_of_two(*hands), ring, strict=True):
            assert cards_and_leader(fast) == cards_and_leader(slow)


def cards_and_leader(standing: Standing) -> tuple[int, int]:
    leader, cards, _ = standing
    return cards, leader
