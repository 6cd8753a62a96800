"""Deals whose course others have computed come out exactly so."""

import pytest

from engines.beggar import Game, TurnCard, deal_from_index, deal_index, parse_deal, play_out
from tests.engines.beggar.cases import Case, known


@pytest.mark.parametrize("case", known(), ids=lambda case: f"{case.deal} {case.rules.short_payer}")
def test_a_known_deal_comes_out_as_known(case: Case) -> None:
    hands = parse_deal(case.deal)
    game = Game(case.rules, hands=hands)
    while game.to_act is not None:
        game.apply(TurnCard())
    assert game.result == case.result
    assert play_out(hands, case.rules) == case.result


def test_known_deals_have_their_known_numbers() -> None:
    numbered = [case for case in known() if case.deal_index is not None]
    assert len(numbered) == 17
    for case in numbered:
        assert case.deal_index is not None
        assert deal_index(case.deal) == case.deal_index
        assert deal_from_index(case.deal_index) == case.deal
