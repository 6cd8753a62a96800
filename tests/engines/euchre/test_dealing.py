"""How a hand is dealt, by whom, and from which pack."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from engines.cards import JOKER, Card, pack
from engines.errors import BadDeal
from engines.euchre import Game, HandDealt, HandScored, HandThrownIn, Pass, Rules
from tests.engines.euchre.matches import play_on, rules, seeds

PACK = pack("24")


def first_deal(game: Game) -> HandDealt:
    """The first event of a match."""
    dealt = game.stream.history[0]
    assert isinstance(dealt, HandDealt)
    return dealt


def test_three_to_the_non_dealer_three_to_the_dealer_two_and_two_then_the_upcard() -> None:
    dealt = first_deal(Game(Rules(packets=(3, 2)), first_dealer=0, packs=[PACK]))
    assert dealt.dealer == 0
    assert dealt.hands[1] == (*PACK[0:3], *PACK[6:8])
    assert dealt.hands[0] == (*PACK[3:6], *PACK[8:10])
    assert dealt.upcard == PACK[10]
    assert dealt.talon == PACK[11:]


def test_packets_of_two_and_three() -> None:
    dealt = first_deal(Game(Rules(packets=(2, 3)), first_dealer=1, packs=[PACK]))
    assert dealt.dealer == 1
    assert dealt.hands[0] == (*PACK[0:2], *PACK[4:7])
    assert dealt.hands[1] == (*PACK[2:4], *PACK[7:10])
    assert dealt.upcard == PACK[10]


@pytest.mark.parametrize(("name", "talon"), [("24", 13), ("25", 14), ("32", 21)])
def test_the_talon_is_what_is_left_of_the_pack(name: str, talon: int) -> None:
    table_rules = {"24": Rules(), "25": Rules(pack="25"), "32": Rules(pack="32")}[name]
    assert len(first_deal(Game(table_rules, seed=1)).talon) == talon


@settings(max_examples=40)
@given(rules, seeds)
def test_the_deal_alternates_but_for_a_hand_thrown_in_under_same_dealer(
    table_rules: Rules, seed: int
) -> None:
    game = Game(table_rules, seed=seed)
    for _ in play_on(game, seed):
        pass
    dealer, stays = first_deal(game).dealer, True
    for event in game.stream.history:
        match event:
            case HandDealt():
                assert event.dealer == (dealer if stays else 1 - dealer)
                dealer = event.dealer
            case HandScored():
                stays = False
            case HandThrownIn():
                assert event.dealer == dealer
                stays = table_rules.after_all_pass == "same dealer"
            case _:
                pass


def test_the_action_that_ends_a_hand_also_deals_the_next() -> None:
    game = Game(first_dealer=0, seed=2)
    for _ in range(3):
        game.apply(Pass())
    told = game.apply(Pass())
    assert [type(event).__name__ for event in told] == ["Passed", "HandThrownIn", "HandDealt"]
    assert game.state.hand_number == 2


def test_each_coming_hand_has_its_own_pack_and_then_the_seed_shuffles_on() -> None:
    backwards = PACK[::-1]
    stacked = Game(first_dealer=0, seed=9, packs=[PACK, backwards])
    shuffled = Game(first_dealer=0, seed=9)
    for game in (stacked, shuffled):
        for _ in range(8):
            game.apply(Pass())
    deals = [event for event in stacked.stream.history if isinstance(event, HandDealt)]
    by_seed = [event for event in shuffled.stream.history if isinstance(event, HandDealt)]
    assert [deal.upcard for deal in deals[:2]] == [PACK[10], backwards[10]]
    assert deals[2] == by_seed[2]
    assert deals[1] != by_seed[1]


def test_the_first_dealer_and_the_packs_come_from_the_seed() -> None:
    assert first_deal(Game(seed=5)) == first_deal(Game(seed=5))
    assert {first_deal(Game(seed=seed)).dealer for seed in range(20)} == {0, 1}
    assert len({first_deal(Game(seed=seed)).upcard for seed in range(40)}) > 10


def test_a_match_without_a_seed_is_shuffled_by_chance() -> None:
    game = Game(chance=Random(5))
    assert game.seed is None
    assert first_deal(Game(chance=Random(5))) == first_deal(game)
    assert len({first_deal(Game()).upcard for _ in range(40)}) > 10


@pytest.mark.parametrize("seed", [True, 7.5, "seven"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: int) -> None:
    with pytest.raises(BadDeal, match=rf"^The seed is {seed!r}: it must be a whole number\.$"):
        Game(seed=seed)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (PACK[1:], "Pack 2 is not a pack of 24 cards: 9C is missing."),
        ((*PACK[2:], *PACK[2:4]), "JC, QC are there more than once; 9C, TC are missing"),
        ((*PACK, JOKER), "Pack 2 is not a pack of 24 cards: XX is not in it."),
        ((*PACK[1:], Card.parse("2C")), "2C is not in it; 9C is missing."),
        ((), "are missing."),
    ],
)
def test_a_pack_that_is_not_whole_is_refused_with_what_is_wrong(
    cards: tuple[Card, ...], reason: str
) -> None:
    with pytest.raises(BadDeal) as refused:
        Game(packs=[PACK, cards])
    assert reason in str(refused.value)


@pytest.mark.parametrize("seat", [2, -1, True, 1.0])
def test_a_dealer_who_sits_nowhere_is_refused(seat: int) -> None:
    with pytest.raises(BadDeal, match=rf"^The first dealer is seat {seat!r}: it must be 0 or 1\.$"):
        Game(first_dealer=seat)
