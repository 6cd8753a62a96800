"""`bowers deal` plays a deal out and says how it ends."""

import json

import pytest

from tests.app.cli.conftest import CommandLine

LONGEST = "---AJ--Q---------QAKQJJ-QK/-----A----KJ-K--------A---"
ENDLESS = "---K---Q-KQAJ-----AAJ--J--/----------Q----KQ-J-----KA"


@pytest.mark.parametrize("deal", [LONGEST, LONGEST.lower(), "447247122283566119055"])
def test_a_deal_that_begins_with_dashes_or_its_number(bowers: CommandLine, deal: str) -> None:
    answer = bowers("deal", deal)
    assert answer.code == 0
    assert answer.out.splitlines() == [
        f"Deal    {LONGEST}",
        "Number  447247122283566119055",
        "Winner  player 2 of 2",
        "Cards   8,344",
        "Tricks  1,164",
    ]


def test_an_endless_deal_has_no_winner_and_a_loop(bowers: CommandLine) -> None:
    told = bowers("deal", ENDLESS).out
    assert "Winner  nobody: the game never ends" in told
    assert "Loop    all stands then as it did after 34 cards, 4 tricks" in told


def test_the_outcome_as_json(bowers: CommandLine) -> None:
    outcome = json.loads(bowers("deal", "--json", ENDLESS).out)
    assert outcome["endless"] is True
    assert outcome["winner"] is None
    assert (outcome["cards"], outcome["tricks"]) == (474, 66)
    assert (outcome["loop_start_cards"], outcome["period_cards"]) == (34, 440)


def test_three_and_four_players_and_the_rule_for_a_short_payer(bowers: CommandLine) -> None:
    deal = "--A-A-A--KQ---JQ-Q/--K--J-------K-K-/----J---Q--J--A--"
    outcome = json.loads(bowers("deal", deal, "--json").out)
    assert (outcome["winner"], outcome["cards"], outcome["tricks"]) == (0, 126, 16)
    claimed = json.loads(bowers("deal", "A/-/--/--", "--short-payer", "claimant", "--json").out)
    passed = json.loads(bowers("deal", "A/-/--/--", "--json").out)
    assert claimed["players"] == passed["players"] == 4
    assert claimed["cards"] != passed["cards"]


def test_italian_deals_are_understood(bowers: CommandLine) -> None:
    assert bowers("deal", "0123/10").out.startswith("Deal    -JQK/J-\n")
