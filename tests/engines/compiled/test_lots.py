"""The compiled loop comes to what the game comes to, and its lots to those in plain Python."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("numba", reason="the compiled loop needs the extra [lab]")

from engines.beggar import Game, Result, Rules, ShortPayer, format_deal, lab, play_out
from engines.beggar.lab import RandomDeals, TwentyCards, dealt
from engines.compiled.compiling import Count
from engines.compiled.lots import play_lot, played_out
from tests.engines.beggar.cases import known
from tests.engines.beggar.deals import (
    SHORT_PAYERS,
    all_rules,
    arrangements,
    dealt_evenly,
    played,
    uneven_hands,
)

every_table = pytest.mark.parametrize("players", [2, 3, 4])
every_rule = pytest.mark.parametrize("short_payer", SHORT_PAYERS)

LOOPING = "-------JJK"
TO_THE_END = Count(10_000)


def turned(hands: tuple[str, ...], rules: Rules) -> Result | None:
    """What the game comes to, turned card by card."""
    return played(Game(rules, hands=hands)).result


@every_table
@every_rule
def test_random_deals_come_out_as_in_the_game(players: int, short_payer: ShortPayer) -> None:
    rules = Rules(players, short_payer)
    for number in range(20):
        hands = dealt(players, number, players)
        assert played_out(hands, rules) == turned(hands, rules)


@given(st.data())
def test_any_cards_in_any_hands_come_out_as_in_the_game(data: st.DataObject) -> None:
    rules = data.draw(all_rules)
    hands = tuple(format_deal(data.draw(uneven_hands(rules.players))).split("/"))
    assert played_out(hands, rules) == turned(hands, rules)


@every_table
@every_rule
def test_every_deal_of_a_small_pack_that_often_loops(players: int, short_payer: ShortPayer) -> None:
    rules = Rules(players, short_payer)
    for order in arrangements(LOOPING):
        hands = tuple(dealt_evenly(order, players))
        assert played_out(hands, rules) == play_out(hands, rules)


def test_known_deals_come_out_as_known_however_long_the_loop_goes_on() -> None:
    for case in known():
        hands = case.deal.translate(str.maketrans("0123", "-JQK")).split("/")
        assert played_out(hands, case.rules, TO_THE_END) == case.result
        assert played_out(hands, case.rules) == case.result


def test_hands_that_do_not_go_into_words_come_out_all_the_same() -> None:
    for hands in (["-" * 40, "-" * 41], ["J" * 20, "-Q" * 14], ["-" * 63, "J"], ["-", "J" * 32]):
        assert played_out(hands) == play_out(hands)


@every_table
@every_rule
def test_a_lot_of_random_deals_is_that_of_plain_python(
    players: int, short_payer: ShortPayer
) -> None:
    lot = RandomDeals(Rules(players, short_payer), seed=2**63 - 1, first=10**15, deals=500, keep=3)
    assert play_lot(lot) == lab.play_lot(lot)


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**62), all_rules)
def test_any_deal_of_any_seed_is_dealt_as_in_plain_python(
    seed: int, number: int, rules: Rules
) -> None:
    lot = RandomDeals(rules, seed, number, deals=2, keep=2)
    assert play_lot(lot) == lab.play_lot(lot)


def test_a_lot_of_twenty_cards_is_that_of_plain_python() -> None:
    lot = TwentyCards(first=1_313_000, deals=1_000, keep=3)
    assert play_lot(lot) == lab.play_lot(lot)


def test_a_lot_may_keep_nothing_and_may_keep_all() -> None:
    for keep in (0, 5, 6):
        lot = RandomDeals(Rules(), seed=1, first=0, deals=5, keep=keep)
        assert play_lot(lot) == lab.play_lot(lot)
        assert len(play_lot(lot).best) == min(keep, 5)


@pytest.mark.parametrize(
    ("players", "cards", "tricks"),
    [
        (2, (254.7, 192, 665), (35.2, 27, 93)),
        (3, (327.9, 271, 756), (45.3, 37, 105)),
        (4, (363.6, 310, 796), (50.2, 43, 111)),
    ],
)
def test_many_deals_are_as_long_as_others_have_measured(
    players: int, cards: tuple[float, int, int], tricks: tuple[float, int, int]
) -> None:
    tally = play_lot(RandomDeals(Rules(players), seed=2026, first=0, deals=100_000, keep=1))
    for lengths, (mean, median, long) in ((tally.cards, cards), (tally.tricks, tricks)):
        assert lengths.mean == pytest.approx(mean, rel=0.01)
        assert lengths.median == pytest.approx(median, abs=0.01 * median + 1)
        assert lengths.quantile(0.95) == pytest.approx(long, rel=0.02)


def test_who_leads_wins_a_little_less_often() -> None:
    tally = play_lot(RandomDeals(Rules(), seed=2026, first=0, deals=200_000, keep=1))
    assert 100 * tally.wins[0] / tally.deals == pytest.approx(49.78, abs=0.4)
