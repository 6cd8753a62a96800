"""What may be decided, and the sentence when it may not."""

import pytest

from engines.beggar import (
    CallTime,
    Game,
    GameOver,
    Rules,
    State,
    TurnCard,
    decide,
    legal_actions,
    view,
)
from engines.errors import BadRules, IllegalAction
from tests.engines.beggar.deals import played

TIMED = Rules(players=3, time_limit_minutes=10)


def test_a_card_can_be_turned_until_the_game_is_over() -> None:
    game = Game(hands="J-/--")
    assert (game.to_act, game.legal_actions()) == (0, (TurnCard(),))
    played(game)
    assert (game.to_act, game.legal_actions()) == (None, ())
    before = game.state
    with pytest.raises(IllegalAction, match=r"The game is over: nobody can turn a card"):
        game.apply(TurnCard())
    assert game.state is before


def test_nothing_is_turned_before_the_deal() -> None:
    table = State.opening(Rules())
    assert legal_actions(table) == ()
    with pytest.raises(IllegalAction, match="not dealt yet"):
        decide(table, TurnCard())


def test_time_can_be_called_only_where_a_limit_was_agreed() -> None:
    game = Game(hands="J-/--")
    told = len(game.stream)
    with pytest.raises(IllegalAction, match=r"time limit was agreed .* turn a card"):
        game.apply(CallTime())
    assert len(game.stream) == told
    assert CallTime() in Game(TIMED, seed=1).legal_actions()


def test_when_time_is_called_most_cards_in_hand_wins_and_the_open_pile_counts_for_nobody() -> None:
    game = Game(TIMED, hands="-----/---/----")
    for _ in range(4):
        game.apply(TurnCard())
    assert game.apply(CallTime()) == (GameOver((0, 2), "time", cards=4, tricks=0),)
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((0, 2), "time")
    assert len(game.state.pile) == 4


def test_one_who_holds_most_cards_when_time_is_called_wins_alone() -> None:
    game = Game(TIMED, hands="---/--/J")
    game.apply(CallTime())
    assert game.result is not None
    assert game.result.winners == (0,)


def test_an_action_of_another_game_is_refused() -> None:
    game = Game(seed=1)
    with pytest.raises(IllegalAction, match="turn a card"):
        game.apply("Pass()")  # type: ignore[arg-type]


def test_the_rules_do_not_play_with_cards_they_cannot_see() -> None:
    with pytest.raises(TypeError, match="view"):
        decide(view(Game(seed=1).state, 0), TurnCard())


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"players": 1}, "for 2 to 4 players, not 1"),
        ({"players": 5}, "for 2 to 4 players, not 5"),
        ({"players": True}, "for 2 to 4 players, not True"),
        ({"players": "2"}, "for 2 to 4 players, not '2'"),
        ({"short_payer": "nobody"}, "'debt passes on' or 'claimant takes the pile', not 'nobody'"),
        ({"time_limit_minutes": 0}, "from 1 up, not 0"),
        ({"time_limit_minutes": 1.5}, "from 1 up, not 1.5"),
    ],
)
def test_rules_that_there_are_not_are_refused(values: dict[str, int], sentence: str) -> None:
    with pytest.raises(BadRules, match=sentence):
        Rules(**values)  # type: ignore[arg-type]
