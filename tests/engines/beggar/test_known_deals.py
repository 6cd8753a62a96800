"""Deals whose course others have computed come out exactly so."""

import pytest

from engines.beggar import (
    CardTurned,
    Game,
    PileTaken,
    deal_from_index,
    deal_index,
    parse_deal,
    play_out,
)
from tests.engines.beggar.cases import Case, known
from tests.engines.beggar.deals import played
from tests.engines.beggar.slow_player import SlowPlayer

every_case = pytest.mark.parametrize(
    "case", known(), ids=lambda case: f"{case.deal} {case.rules.short_payer}"
)


@every_case
def test_a_game_turned_card_by_card_comes_out_as_known(case: Case) -> None:
    game = played(Game(case.rules, hands=parse_deal(case.deal)))
    assert game.result == case.result
    turned = [event for event in game.stream.history if isinstance(event, CardTurned)]
    taken = [event for event in game.stream.history if isinstance(event, PileTaken)]
    assert len(turned) == case.result.cards
    assert [pile.trick for pile in taken] == list(range(1, case.result.tricks + 1))
    assert [card for pile in taken for card in pile.cards] == [event.card for event in turned]


@every_case
def test_a_deal_played_out_without_events_comes_out_as_known(case: Case) -> None:
    assert play_out(parse_deal(case.deal), case.rules) == case.result


@every_case
def test_the_slow_player_agrees_with_what_is_known(case: Case) -> None:
    slow = SlowPlayer(list(parse_deal(case.deal)), case.rules.short_payer)
    assert slow.play() == case.result


def test_an_endless_deal_says_how_long_its_loop_is() -> None:
    endless = [case for case in known() if case.result.reason == "endless"]
    assert endless
    for case in endless:
        result = play_out(case.deal, case.rules)
        assert case.period_cards == result.period_cards is not None
        assert case.period_tricks == result.period_tricks is not None


def test_a_deal_that_ends_has_no_loop() -> None:
    result = play_out("J/-J")
    assert (result.period_cards, result.period_tricks) == (None, None)


def test_known_deals_have_their_known_numbers() -> None:
    numbered = [case for case in known() if case.deal_index is not None]
    assert len(numbered) == 17
    for case in numbered:
        assert case.deal_index is not None
        assert deal_index(case.deal) == case.deal_index
        assert deal_from_index(case.deal_index) == case.deal
