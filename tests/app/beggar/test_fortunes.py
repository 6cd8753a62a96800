"""Fortunes are the hand sizes of a game at every position, and its turning points."""

from hypothesis import given
from hypothesis import strategies as st

from app.beggar.fortunes import Fortunes, Moment
from engines.beggar import Event, Game, Rules, State, TurnCard


def played_out(game: Game, most: int = 400) -> tuple[list[Event], list[State]]:
    """The events of a game, and the state after each, that before the deal first."""
    events: list[Event] = list(game.stream.history)
    states = [game.state]
    game.stream.subscribe(lambda event: (events.append(event), states.append(game.state))[0])
    while game.to_act is not None and game.state.cards < most:
        game.apply(TurnCard())
    return events, states


@given(st.integers(2, 4), st.integers(0, 10_000))
def test_at_every_position_the_sizes_are_those_of_the_hands(players: int, seed: int) -> None:
    game = Game(Rules(players=players), seed=seed)
    events, states = played_out(game)
    fortunes = Fortunes(players, events)
    dealt = len(events) - len(states) + 1
    assert fortunes.length == len(events)
    for position, state in enumerate(states, dealt):
        sizes = [fortunes.lane(seat)[position] for seat in range(players)]
        assert sizes == [len(hand) for hand in state.hands]
        assert fortunes.cards_at(position) == state.cards
    assert fortunes.peak == max(max(fortunes.lane(seat)) for seat in range(players))


def test_before_the_deal_the_hands_are_shown_as_they_will_be_dealt() -> None:
    fortunes = Fortunes(2, Game(seed=1).stream.history)
    assert [fortunes.lane(seat)[0] for seat in (0, 1)] == [26, 26]


def test_moments_are_ebbs_survived_the_largest_pile_who_left_and_the_end() -> None:
    # Plain, king, and two of the three cards owed, which are all there are.
    events, _ = played_out(Game(hands=["---", "K--"]))
    assert Fortunes(2, events).moments == (
        Moment("ebb", 3, cards=2, seat=1, size=2),
        Moment("out", 7, cards=4, seat=0),
        Moment("pile", 8, cards=4, seat=1, size=4),
        Moment("end", 9, cards=4),
    )


def test_an_ebb_is_the_lowest_a_player_was_in_a_trick_he_survived() -> None:
    game = Game(hands=["-J--", "--J-"])
    events, _ = played_out(game)
    ebbs = [moment for moment in Fortunes(2, events).moments if moment.kind == "ebb"]
    assert ebbs
    for ebb in ebbs:
        assert Fortunes(2, events).lane(ebb.seat)[ebb.position] == ebb.size
