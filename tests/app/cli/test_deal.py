"""`bowers deal` plays a deal out and says how it ends."""

import json

import pytest

from app.finds import Finds
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
        "Turns   The lead changes 125 times.",
        "        The largest pile: 26 cards, to player 2 after 8,287 cards.",
        "        The nearest escape: player 2 is down to 1 card after 431 cards, and holds most "
        "later.",
        "Before  No trick leads to this deal, so it cannot be made longer.",
    ]


def test_real_cards_are_understood(bowers: CommandLine) -> None:
    assert bowers("deal", "qs 10h/K♦ 2c").out.startswith("Deal    Q-/K-\n")


def test_the_other_ways_of_counting_are_told_where_they_differ(bowers: CommandLine) -> None:
    told = bowers("deal", "---JQ---K-A----A-J-K---QK-/-J-----------AJQA----K---Q").out
    assert "Or      5,789 cards, 805 tricks, where the game is over as soon as a hand" in told
    assert "        5,791 cards, 805 tricks, where the attempt to turn from an empty" in told


def test_what_leads_to_a_deal_and_the_longest_of_it(bowers: CommandLine) -> None:
    deal = "K-KK----K-A-----JAA--Q--J-/---Q---Q-J-----J------AQ--"
    told = bowers("deal", deal).out
    assert "607 positions lead here, the farthest by 13 tricks. 26 of them are dealt 26" in told
    assert "The longest is 68 cards longer: 7,225 cards, 1,016 tricks." in told
    backwards = json.loads(bowers("deal", deal, "--json").out)["backwards"]
    assert (backwards["positions"], backwards["complete"]) == (607, True)
    assert backwards["deals"][0] == {
        "deal": "--A-Q--J--J---Q--AJ-K---K-/-J-------Q------A--A--QKK-",
        "cards": 7225,
        "tricks": 1016,
    }


def test_every_position_that_leads_to_a_deal_is_listed(bowers: CommandLine) -> None:
    lines = bowers("deal", "mann-wu-2007", "--before").out.splitlines()
    assert lines[0].split() == [
        "1",
        "2",
        "25/27",
        "JK-KK----K-A-----JAA--Q--/----Q---Q-J-----J------AQ--",
    ]
    assert len(lines) == 607
    into_loop = bowers("deal", "casella-2024", "--before").out.splitlines()
    assert sum(line.split()[2] == "26/26" for line in into_loop) == 30
    assert ENDLESS in {line.split()[3] for line in into_loop}


def test_where_nothing_leads_nothing_is_listed(bowers: CommandLine) -> None:
    none = bowers("deal", "nessler-2022", "--before")
    assert (none.code, none.out) == (0, "")
    assert "No trick leads to this deal" in none.err
    three = bowers("deal", "J/Q/K", "--before")
    assert three.code == 2
    assert "two players alone" in three.err


def test_an_endless_deal_has_no_winner_and_a_loop(bowers: CommandLine) -> None:
    told = bowers("deal", ENDLESS).out
    assert "Winner  nobody: the game never ends" in told
    assert "Loop    all stands then as it did after 34 cards, 4 tricks" in told
    assert "with every card told apart it is back after 33,034 cards, 4,654 tricks" in told
    assert "lead to where the loop is entered. 30 of them are dealt 26 and 26." in told


def test_the_outcome_as_json(bowers: CommandLine) -> None:
    outcome = json.loads(bowers("deal", "--json", ENDLESS).out)
    assert outcome["endless"] is True
    assert outcome["winner"] is None
    assert (outcome["cards"], outcome["tricks"]) == (474, 66)
    assert (outcome["loop_start_cards"], outcome["period_cards"]) == (34, 440)
    assert outcome["loop"]["card_by_card"]["length"] == {"cards": 33_000, "tricks": 4_650}
    assert len(outcome["into_loop"]["deals"]) == 30


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


def test_a_find_is_known_by_its_name(bowers: CommandLine) -> None:
    Finds(bowers.saves).add("ring", "--K-K-Q-J-/---J--Q---", "Ann", 2026)
    assert "Cards   82" in bowers("deal", "ring").out
    assert "bowers: " in bowers.refusal("deal", "no such deal")
