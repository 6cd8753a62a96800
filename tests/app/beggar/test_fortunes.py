"""Fortunes are the hand sizes of a game at every position, and its turning points."""

from hypothesis import given
from hypothesis import strategies as st

from app.beggar.fortunes import Fortunes, Moment
from engines.beggar import Game, Rules
from tests.app.beggar.playing import Told


@given(st.integers(2, 4), st.integers(0, 10_000))
def test_at_every_position_the_sizes_are_those_of_the_hands(players: int, seed: int) -> None:
    told = Told(Game(Rules(players=players), seed=seed))
    fortunes = Fortunes(players, told.events)
    assert fortunes.length == len(told.events)
    for position, state in enumerate(told.states[1:], 1):
        sizes = [fortunes.lane(seat)[position] for seat in range(players)]
        assert sizes == [len(hand) for hand in state.hands]
        assert fortunes.cards_at(position) == state.cards
    assert fortunes.peak == max(max(fortunes.lane(seat)) for seat in range(players))


def test_before_the_deal_the_hands_are_shown_as_they_will_be_dealt() -> None:
    fortunes = Fortunes(2, Game(seed=1).stream.history)
    assert [fortunes.lane(seat)[0] for seat in (0, 1)] == [26, 26]


def test_moments_are_ebbs_survived_the_largest_pile_who_left_and_the_end() -> None:
    # Plain, king, and two of the three cards owed, which are all there are.
    events = Told(Game(hands=["---", "K--"])).events
    assert Fortunes(2, events).moments == (
        Moment("ebb", 3, cards=2, seat=1, size=2),
        Moment("out", 7, cards=4, seat=0),
        Moment("pile", 8, cards=4, seat=1, size=4),
        Moment("end", 9, cards=4),
    )


def test_an_ebb_is_the_lowest_a_player_was_in_a_trick_he_survived() -> None:
    told = Told(Game(hands=["-J--", "--J-"]))
    fortunes = Fortunes(2, told.events)
    ebbs = [moment for moment in fortunes.moments if moment.kind == "ebb"]
    assert ebbs
    for ebb in ebbs:
        assert len(told.states[ebb.position].hands[ebb.seat]) == ebb.size
        assert ebb.seat not in told.states[-1].out or ebb.size > 0
