"""Where the hands come from, and which hands cannot be dealt."""

import pytest

from engines.beggar import (
    RECORDS,
    Dealt,
    Game,
    Hands,
    Record,
    Rules,
    TurnCard,
    format_deal,
    kinds,
    parse_deal,
)
from engines.cards import JOKER, Card, pack
from engines.errors import BadDeal


def cards(codes: str) -> list[Card]:
    return [Card.parse(code) for code in codes.split()]


@pytest.mark.parametrize(("players", "sizes"), [(2, [26, 26]), (3, [18, 17, 17]), (4, [13] * 4)])
def test_a_pack_is_dealt_one_at_a_time_from_the_leader(players: int, sizes: list[int]) -> None:
    game = Game(Rules(players), seed=7)
    leader = game.to_act
    assert leader is not None
    in_turn = [game.state.hands[(leader + turn) % players] for turn in range(players)]
    assert [len(hand) for hand in in_turn] == sizes
    dealt = [card for hand in in_turn for card in hand if card]
    assert sorted(dealt) == sorted(pack("52"))


def test_a_seed_gives_the_same_deal_each_time_and_draws_the_dealer() -> None:
    assert Game(Rules(4), seed=3).state == Game(Rules(4), seed=3).state
    assert {Game(Rules(4), seed=seed).to_act for seed in range(40)} == {0, 1, 2, 3}


def test_without_a_seed_the_shuffle_is_fresh() -> None:
    assert Game().state.hands != Game().state.hands


def test_given_hands_are_dealt_as_they_are_and_seat_0_leads() -> None:
    hands = [cards("2C JH"), cards("AS"), cards("")]
    game = Game(Rules(3), hands=hands)
    assert game.stream.history[0] == Dealt(tuple(map(tuple, hands)), to_play=0)


def test_another_seat_may_be_told_to_lead() -> None:
    assert Game(hands="--/--", to_play=1).to_act == 1
    for nobody in (2, True, 1.0):
        with pytest.raises(BadDeal, match=f"Seat {nobody} cannot lead: the seats are 0 to 1"):
            Game(hands="--/--", to_play=nobody)  # type: ignore[arg-type]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.slug)
def test_kinds_are_played_with_different_cards_of_those_kinds(record: Record) -> None:
    game = Game(hands=record.deal)
    made_up = [[card for card in hand if card] for hand in game.state.hands]
    assert format_deal(made_up) == record.deal
    assert len({card for hand in made_up for card in hand}) == 52
    assert Game(hands=parse_deal(record.deal)).state == game.state


def test_a_game_can_be_dealt_again_from_what_was_told() -> None:
    first = Game(Rules(3), seed=11)
    dealt = first.stream.history[0]
    assert isinstance(dealt, Dealt)
    told = [[card for card in hand if card] for hand in dealt.hands]
    again = Game(Rules(3), hands=told, to_play=dealt.to_play)
    assert again.state == first.state
    assert again.apply(TurnCard()) == first.apply(TurnCard())


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        (["--", "--", "--"], "has 3 hands, and 2 are to play"),
        (["--"], "2 to 4 hands, parted by /, and this has 1"),
        (["", ""], "no card in this deal"),
        (["--", "-?"], "Card 2 of hand 2 is '\\?'"),
        ([cards("2C JH"), cards("3C JH")], "jack of hearts .* card 2 of hand 1 and card 2 of hand"),
        ([cards("2C"), [JOKER]], "Card 1 of hand 2 is the joker"),
        ([cards("2C"), ["3C"]], "Card 1 of hand 2 is '3C', and that is no card"),
        ([cards("2C"), "--"], "Hand 2 is told by kinds and another by cards"),
        (["JJJJ", "J"], "4 cards of kind J, and this deal asks for 5"),
        (["-" * 30, "-" * 7], "36 plain cards, and this deal asks for 37"),
    ],
)
def test_hands_that_cannot_be_dealt_are_refused_with_what_is_wrong_and_where(
    hands: Hands, sentence: str
) -> None:
    with pytest.raises(BadDeal, match=sentence):
        Game(hands=hands)


def test_made_up_cards_are_of_mixed_suits_and_ranks() -> None:
    hand = [card for card in Game(hands="--------/--------").state.hands[0] if card]
    assert kinds(hand) == "--------"
    assert len({card.suit for card in hand}) > 1
    assert len({card.rank for card in hand}) > 4
