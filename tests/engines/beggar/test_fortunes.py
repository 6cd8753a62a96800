"""Fortunes are the hand sizes of a game at every position, and its turning points."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.beggar import CardTurned, Event, Game, PileTaken, Rules, State, evolve
from engines.beggar.study import Fortunes, Moment, Trick
from tests.engines.beggar.deals import played


class Told:
    """A game from its deal to its end: its events, and the state at each position."""

    def __init__(self, game: Game) -> None:
        self.events: tuple[Event, ...] = played(game).stream.history
        self.states = [State.opening(game.state.rules)]
        for event in self.events:
            self.states.append(evolve(self.states[-1], event))


@settings(max_examples=40)
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
        Moment("escape", 3, cards=2, seat=1, size=2),
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


games = st.builds(
    lambda players, seed: Told(Game(Rules(players=players), seed=seed)),
    st.integers(2, 4),
    st.integers(0, 10_000),
)


@settings(max_examples=25)
@given(games)
def test_where_a_pile_was_taken_the_trick_is_told(told: Told) -> None:
    fortunes = Fortunes(told.states[-1].rules.players, told.events)
    leader = None
    for position, event in enumerate(told.events, 1):
        if isinstance(event, CardTurned) and leader is None:
            leader = event.seat
        if isinstance(event, PileTaken):
            trick = Trick(event.trick, leader, event.seat, len(event.cards), position)
            assert fortunes.trick_at(position) == trick
            leader = None
    assert fortunes.trick_at(fortunes.length).number == told.states[-1].tricks


@settings(max_examples=25)
@given(games)
def test_a_trick_that_goes_on_is_what_lies_on_the_table(told: Told) -> None:
    players = told.states[-1].rules.players
    whole, growing = Fortunes(players, told.events), Fortunes(players)
    for position, (event, state) in enumerate(zip(told.events, told.states[1:], strict=True), 1):
        growing.tell(event)
        if state.pile:
            trick = Trick(state.tricks + 1, state.pile[0].seat, None, len(state.pile), None)
            assert growing.trick_at(position) == whole.trick_at(position) == trick


@settings(max_examples=25)
@given(games)
def test_the_lead_changes_when_another_holds_most_cards_at_the_end_of_a_trick(told: Told) -> None:
    fortunes = Fortunes(told.states[-1].rules.players, told.events)
    ahead = None
    for position, event in enumerate(told.events, 1):
        if isinstance(event, PileTaken):
            sizes = [len(hand) for hand in told.states[position].hands]
            if sizes.count(max(sizes)) == 1:
                ahead = sizes.index(max(sizes))
        assert fortunes.lead_at(position) == ahead
    seats = [lead.seat for lead in fortunes.leads]
    assert all(one != other for one, other in pairwise(seats))


@settings(max_examples=25)
@given(games)
def test_the_nearest_escape_is_the_smallest_hand_of_anyone_who_held_most_later(told: Told) -> None:
    fortunes = Fortunes(told.states[-1].rules.players, told.events)
    lost_at: dict[int, int] = {}
    lows, ahead = [], None
    for lead in fortunes.leads:
        since = lost_at.get(lead.seat, 0)
        low = min(fortunes.lane(lead.seat)[since : lead.position])
        lows += [low] if low * fortunes.players < fortunes.total else []
        if ahead is not None:
            lost_at[ahead] = lead.position
        ahead = lead.seat
    assert (fortunes.escape.size if fortunes.escape else None) == min(lows, default=None)
