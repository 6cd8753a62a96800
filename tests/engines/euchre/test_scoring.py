"""What a hand is worth, and how a match is won."""

from __future__ import annotations

import pytest

from engines.cards import Card, Suit
from engines.euchre import (
    Discard,
    Game,
    GameOver,
    HandDealt,
    HandScored,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Play,
    Result,
    Rules,
    State,
)
from engines.euchre.hands import known
from engines.euchre.scoring import outcome_of
from tests.engines.euchre.matches import DEALER, NON_DEALER, cards, stacked_game

STRONG, WEAK = "JS JC AS KS QS", "9H TH JH QH KH"


def play_out(game: Game) -> None:
    """Play the first legal card of each hand until the hand is over."""
    while game.state.last_hand is None:
        game.apply(game.legal_actions()[0])


def scored(game: Game) -> HandScored:
    """The first score of a match."""
    return next(event for event in game.stream.history if isinstance(event, HandScored))


@pytest.mark.parametrize(
    ("tricks", "outcome"),
    [(0, "euchred"), (1, "euchred"), (2, "euchred"), (3, "made"), (4, "made"), (5, "march")],
)
def test_the_maker_needs_three_tricks_and_all_five_are_a_march(tricks: int, outcome: str) -> None:
    assert outcome_of(tricks) == outcome


def test_a_march_scores_two_for_the_maker() -> None:
    game = stacked_game(STRONG, WEAK, "9D")
    for action in (Pass(), Pass(), NameTrump(Suit.SPADES)):
        game.apply(action)
    play_out(game)
    told = scored(game)
    assert (told.maker, told.outcome) == (NON_DEALER, "march")
    assert (told.tricks, told.points, told.scores) == ((0, 5), (0, 2), (0, 2))


def test_a_maker_with_too_few_tricks_is_euchred_and_the_other_scores_two() -> None:
    game = stacked_game(STRONG, WEAK, "9D")
    for action in (Pass(), Pass(), Pass(), NameTrump(Suit.SPADES)):
        game.apply(action)
    play_out(game)
    told = scored(game)
    assert (told.maker, told.outcome) == (DEALER, "euchred")
    assert (told.tricks, told.points, told.scores) == ((0, 5), (0, 2), (0, 2))


def test_three_or_four_tricks_score_one_and_everything_is_shown() -> None:
    game = stacked_game("JS AS KS AH 9C", "JC TS QH KH TC", "9S")
    talon = known(game.state.talon)
    game.apply(OrderUp())
    game.apply(Discard(Card.parse("TC")))
    for card in cards("JS TS AS JC 9S KS 9C QH AH KH"):
        game.apply(Play(card))
    assert scored(game) == HandScored(
        maker=NON_DEALER,
        tricks=(1, 4),
        points=(0, 1),
        scores=(0, 1),
        outcome="made",
        hands=(cards("JC TS QH KH TC"), cards("JS AS KS AH 9C")),
        discarded=Card.parse("TC"),
        talon=talon,
    )
    ended = game.state.last_hand
    assert ended is not None
    assert (ended.number, ended.dealer, ended.maker) == (1, DEALER, NON_DEALER)
    assert (ended.trump, ended.upcard, ended.ordered_up) == (Suit.SPADES, Card.parse("9S"), True)
    assert [trick.taker for trick in ended.tricks] == [1, 0, 1, 1, 1]
    assert (ended.tricks_taken, ended.points, ended.scores) == ((1, 4), (0, 1), (0, 1))
    assert (ended.outcome, ended.discarded, ended.talon) == ("made", Card.parse("TC"), talon)


def test_the_table_stays_as_it_was_when_a_hand_is_over_until_the_next_is_dealt() -> None:
    game = stacked_game(STRONG, WEAK, "9D")
    states: list[tuple[type, State]] = []
    game.stream.subscribe(lambda event: states.append((type(event), game.state)))
    for action in (Pass(), Pass(), NameTrump(Suit.SPADES)):
        game.apply(action)
    play_out(game)
    (_, over), (last, dealt) = states[-2:]
    assert over.phase is Phase.HAND_OVER
    assert (over.trump, over.maker, len(over.tricks)) == (Suit.SPADES, NON_DEALER, 5)
    assert (over.scores, over.hands) == ((0, 2), ((), ()))
    assert last is HandDealt
    assert (dealt.phase, dealt.trump, dealt.tricks) == (Phase.ROUND_ONE, None, ())
    assert dealt.last_hand == over.last_hand


def test_a_game_over_is_told_last_and_the_result_says_the_same() -> None:
    game = stacked_game(STRONG, WEAK, "9D", Rules(target=2))
    for action in (Pass(), Pass(), NameTrump(Suit.SPADES)):
        game.apply(action)
    assert game.result is None
    play_out(game)
    scoring, over = game.stream.history[-2:]
    assert isinstance(scoring, HandScored)
    assert over == GameOver(NON_DEALER, (0, 2))
    assert game.result == Result(NON_DEALER, (0, 2))
    assert game.state.phase is Phase.GAME_OVER
    assert (game.state.winner, game.to_act) == (NON_DEALER, None)


def test_points_of_both_add_up_over_the_hands() -> None:
    game = Game(seed=4)
    while game.to_act is not None:
        game.apply(game.legal_actions()[0])
    hands = [event for event in game.stream.history if isinstance(event, HandScored)]
    assert game.result is not None
    assert game.result.scores == tuple(map(sum, zip(*(hand.points for hand in hands), strict=True)))
    assert max(game.result.scores) >= 10
    assert all(max(hand.scores) < 10 for hand in hands[:-1])
