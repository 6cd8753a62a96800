"""What happens at the table, card by card: the rules, and what holds where they are silent."""

import pytest

from engines.beggar import ShortPayer
from tests.engines.beggar.story import story

PASSES_ON: ShortPayer = "debt passes on"
TAKES: ShortPayer = "claimant takes the pile"


def test_players_turn_plain_cards_in_turn_and_who_has_none_left_is_out() -> None:
    assert story("-/--") == [
        "0 leads, 2 hands",
        "0 turns -",
        "1 turns -",
        "0 is out",
        "1 takes 2, trick 1",
        "1 wins: all cards, 2 cards, 1 tricks",
    ]


@pytest.mark.parametrize(("court", "demand"), [("J", 1), ("Q", 2), ("K", 3), ("A", 4)])
def test_a_court_card_demands_its_number_of_cards_one_at_a_time(court: str, demand: int) -> None:
    told = story(f"{court}-/-----")
    assert told[1:3] == [f"0 turns {court}", f"1 owes 0 {demand}"]
    assert told[3 : 3 + demand] == ["1 turns -"] * demand
    assert told[3 + demand] == f"0 takes {1 + demand}, trick 1"
    assert told[4 + demand] == "0 turns -"


def test_a_court_card_among_the_payment_ends_the_debt_and_the_next_player_owes() -> None:
    assert story("A--/-Q--/--")[1:8] == [
        "0 turns A",
        "1 owes 0 4",
        "1 turns -",
        "1 turns Q",
        "2 owes 1 2",
        "2 turns -",
        "2 turns -",
    ]


def test_the_pile_goes_under_the_cards_first_laid_first_out() -> None:
    told = story("J--/-----")
    assert told[1:4] == ["0 turns J", "1 owes 0 1", "1 turns -"]
    assert told[5::2][:3] == ["0 turns -", "0 turns -", "0 turns J"]


def test_a_claimant_with_an_empty_hand_comes_back_when_the_debt_is_paid_in_plain_cards() -> None:
    assert story("J/--")[1:6] == [
        "0 turns J",
        "1 owes 0 1",
        "1 turns -",
        "0 takes 2, trick 1",
        "0 turns J",
    ]


def test_a_claimant_with_an_empty_hand_is_out_when_another_court_card_beats_his() -> None:
    assert story("J/J-")[3:] == [
        "1 turns J",
        "1 takes 2, trick 1",
        "0 is out",
        "1 wins: all cards, 2 cards, 1 tricks",
    ]


def test_an_empty_handed_claimant_who_is_beaten_leaves_when_the_trick_ends() -> None:
    assert story("J/J-/--")[3:8] == [
        "1 turns J",
        "2 owes 1 1",
        "2 turns -",
        "1 takes 3, trick 1",
        "0 is out",
    ]


def test_a_payer_whose_last_card_pays_the_debt_is_out_when_the_trick_ends() -> None:
    assert story("J-/-/--")[3:6] == ["1 turns -", "0 takes 2, trick 1", "1 is out"]


def test_the_rest_of_a_debt_passes_on_when_the_payer_runs_out() -> None:
    assert story("K-/-/---", PASSES_ON)[1:8] == [
        "0 turns K",
        "1 owes 0 3",
        "1 turns -",
        "1 is out",
        "2 owes 0 2",
        "2 turns -",
        "2 turns -",
    ]


def test_a_debt_may_pass_on_more_than_once_and_a_court_card_still_turns_it() -> None:
    assert story("A-/-/-/-J-", PASSES_ON)[3:11] == [
        "1 turns -",
        "1 is out",
        "2 owes 0 3",
        "2 turns -",
        "2 is out",
        "3 owes 0 2",
        "3 turns -",
        "3 turns J",
    ]


def test_a_debt_that_nobody_is_left_to_pay_gives_the_pile_to_the_claimant() -> None:
    assert story("A-/-/-", PASSES_ON)[-4:] == [
        "2 turns -",
        "2 is out",
        "0 takes 3, trick 1",
        "0 wins: all cards, 3 cards, 1 tricks",
    ]


def test_by_the_house_rule_the_claimant_takes_the_pile_when_the_payer_runs_out() -> None:
    assert story("K-/-/---", TAKES)[1:6] == [
        "0 turns K",
        "1 owes 0 3",
        "1 turns -",
        "1 is out",
        "0 takes 2, trick 1",
    ]


def test_players_without_cards_are_skipped_when_a_debtor_is_looked_for() -> None:
    told = story("-J-/-/----/---", PASSES_ON)
    turned = told.index("0 turns J")
    assert told[turned : turned + 5] == [
        "0 turns J",
        "2 owes 0 1",
        "2 turns -",
        "0 takes 6, trick 1",
        "1 is out",
    ]


def test_by_the_house_rule_a_debtor_without_cards_leaves_the_pile_to_the_claimant() -> None:
    told = story("-J-/-/----/---", TAKES)
    turned = told.index("0 turns J")
    assert told[turned : turned + 3] == ["0 turns J", "0 takes 5, trick 1", "1 is out"]


@pytest.mark.parametrize("short_payer", [PASSES_ON, TAKES])
def test_a_court_card_that_nobody_can_answer_takes_everything(short_payer: ShortPayer) -> None:
    assert story("-/-K/-", short_payer)[-4:] == [
        "1 turns K",
        "1 takes 4, trick 1",
        "2 is out",
        "1 wins: all cards, 4 cards, 1 tricks",
    ]


def test_the_one_who_remains_takes_the_open_pile_even_with_an_empty_hand() -> None:
    assert story("-/-/-")[-4:] == [
        "0 is out",
        "1 is out",
        "2 takes 3, trick 1",
        "2 wins: all cards, 3 cards, 1 tricks",
    ]


def test_who_is_dealt_no_card_is_out_at_once_and_the_next_player_leads() -> None:
    assert story("/--/J-")[:3] == ["1 leads, 3 hands", "0 is out", "1 turns -"]


def test_who_is_dealt_the_whole_pack_has_won() -> None:
    assert story("--/") == [
        "0 leads, 2 hands",
        "1 is out",
        "0 wins: all cards, 0 cards, 0 tricks",
    ]


def test_a_position_that_was_dealt_and_comes_back_proves_the_game_endless() -> None:
    told = story("--J-/K-J-")
    assert told[-2:] == ["0 takes 3, trick 4", "nobody wins: endless, 16 cards, 4 tricks"]
