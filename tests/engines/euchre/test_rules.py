"""House rules that cannot be are refused by name."""

from __future__ import annotations

import pytest

from engines.errors import BadRules
from engines.euchre import PACKETS, TARGETS, Rules


def test_the_book_rules_need_no_arguments() -> None:
    book = Rules()
    assert (book.pack, book.target, book.packets) == ("24", 10, (3, 2))
    assert not book.stick_the_dealer
    assert not book.may_discard_upcard
    assert not book.may_leave_upcard
    assert not book.may_name_turned_down
    assert (book.after_all_pass, book.joker_upcard) == ("next dealer", "dealer names unseen")


@pytest.mark.parametrize("target", [*TARGETS, 1, 21])
def test_a_match_goes_to_any_whole_number(target: int) -> None:
    assert Rules(target=target).target == target


def test_both_ways_to_deal_five_cards_are_there() -> None:
    assert [Rules(packets=packets).packets for packets in PACKETS] == [(3, 2), (2, 3)]


@pytest.mark.parametrize(
    ("rule", "value", "reason"),
    [
        ("pack", "52", "pack is '52': choose '24', '25' or '32'."),
        ("pack", 24, "pack is 24: choose '24', '25' or '32'."),
        ("target", 0, "target is 0: a match goes to a whole number from 1."),
        ("target", True, "target is True: a match goes to a whole number from 1."),
        ("target", 7.5, "target is 7.5: a match goes to a whole number from 1."),
        ("stick_the_dealer", "no", "stick_the_dealer is 'no': choose True or False."),
        ("may_leave_upcard", 1, "may_leave_upcard is 1: choose True or False."),
        ("may_discard_upcard", None, "may_discard_upcard is None: choose True or False."),
        ("may_name_turned_down", 0, "may_name_turned_down is 0: choose True or False."),
        (
            "after_all_pass",
            "nobody",
            "after_all_pass is 'nobody': choose 'next dealer' or 'same dealer'.",
        ),
        (
            "joker_upcard",
            "bury it",
            "joker_upcard is 'bury it': choose 'dealer names unseen' or 'players name'.",
        ),
        ("packets", (4, 1), "packets is (4, 1): choose (3, 2) or (2, 3)."),
        ("packets", [3, 2], "packets is [3, 2]: choose (3, 2) or (2, 3)."),
        ("packets", (3.0, 2.0), "packets is (3.0, 2.0): choose (3, 2) or (2, 3)."),
    ],
)
def test_a_value_a_rule_does_not_have_is_refused_with_those_it_has(
    rule: str, value: object, reason: str
) -> None:
    with pytest.raises(BadRules) as refused:
        Rules(**{rule: value})  # type: ignore[arg-type]
    assert str(refused.value) == reason
