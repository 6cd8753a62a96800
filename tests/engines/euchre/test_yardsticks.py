"""What the players are measured by: who sees every card, and who samples what he cannot see."""

from __future__ import annotations

import pickle
import random
from functools import reduce
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.euchre import (
    Action,
    Discard,
    Game,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rules,
    State,
    decide,
    evolve,
    legal_actions,
    players,
    ranking,
    view,
)
from engines.euchre.duplicate import CONTESTANTS, contestant
from engines.euchre.hands import known
from engines.euchre.players import LEVELS, NoSuchPlayer, Random
from engines.euchre.players.all_seeing import AllSeeing
from engines.euchre.players.open_cards import best, worth_of_open
from engines.euchre.players.sampling import Sampling, hands_of_other
from tests.engines.euchre.hiding import with_hidden_cards_changed
from tests.engines.euchre.matches import cards, play_on, rules, seeds, stacked_game

decisions = st.integers(0, 13)
NEARLY = 1e-5


def after(state: State, action: Action) -> State:
    """What a state becomes, up to the end of the hand."""
    return reduce(evolve, decide(state, action), state)


def gained(state: State, seat: int) -> int:
    """What a seat has gained over the other in the hand that is over."""
    assert state.last_hand is not None
    points = state.last_hand.points
    return 2 * points[seat] - sum(points)


@settings(max_examples=40)
@given(rules, seeds)
def test_an_action_with_open_cards_is_worth_the_best_that_can_follow(
    table_rules: Rules, seed: int
) -> None:
    for state, _ in islice(play_on(Game(table_rules, seed=seed), seed), 14):
        seat = state.to_act
        assert seat is not None
        worth = worth_of_open(state)
        assert set(worth) == set(legal_actions(state))
        for action, points in worth.items():
            coming = after(state, action)
            if coming.to_act is None:
                assert points == pytest.approx(gained(coming, seat), abs=NEARLY)
            else:
                best = max(worth_of_open(coming).values())
                sign = 1 if coming.to_act == seat else -1
                assert points == pytest.approx(sign * best, abs=NEARLY)


@settings(max_examples=40)
@given(rules, seeds, seeds)
def test_who_sees_all_gains_what_the_open_cards_promise_or_more(
    table_rules: Rules, seed: int, luck: int
) -> None:
    state = Game(table_rules, seed=seed).state
    while state.to_act is not None and state.to_act != 0:
        state = after(state, Random(luck).choose(view(state, state.to_act)))
    if state.to_act is None:
        return
    promised = max(worth_of_open(state).values())
    while (seat := state.to_act) is not None:
        player = AllSeeing().choose(state) if seat == 0 else Random(luck).choose(view(state, seat))
        state = after(state, player)
    assert gained(state, 0) >= promised - NEARLY


def test_who_sees_all_calls_by_cards_no_player_sees() -> None:
    # Four trumps and an ace march, unless the bowers lie with the dealer.
    trumps, upcard = "AH KH QH TH AS", "9H"
    talon = stacked_game(trumps, "JS AC KC QC AD", upcard)
    dealer = stacked_game(trumps, "JH JD AC KC QC", upcard)
    assert AllSeeing().choose(talon.state) == OrderUp()
    assert AllSeeing().choose(dealer.state) != OrderUp()


def test_of_actions_worth_the_same_the_one_that_commits_to_least_is_taken() -> None:
    game = stacked_game("JH JD AH 9S KC", "AC QC KS QS JS", "9H", Rules())
    assert best({OrderUp(): 1.0, Pass(): 1.0 + 1e-13}, game.state) == Pass()
    game.apply(OrderUp())
    options: dict[Action, float] = {Play(card): 1.0 for card in cards("AH KC JD 9S JH")}
    assert best(options, game.state) == Play(cards("9S")[0])
    assert best({Play(card): 1.0 for card in cards("JH AH JD")}, game.state) == Play(cards("AH")[0])
    assert best({OrderUp(): 1.0, Pass(): 0.9}, game.state) == OrderUp()


@settings(max_examples=15)
@given(rules, seeds, decisions)
def test_who_samples_sees_nothing_hidden(table_rules: Rules, seed: int, made: int) -> None:
    game = Game(table_rules, seed=seed)
    for _ in islice(play_on(game, seed), made):
        pass
    if (seat := game.to_act) is None:
        return
    player = Sampling(seed, samples=10)
    choice = player.choose(game.view(seat))
    assert choice in game.legal_actions()
    other = with_hidden_cards_changed(game.state, seat, random.Random(seed))
    assert player.choose(view(other, seat)) == choice
    there, seen = pickle.loads(pickle.dumps((player, game.view(seat))))
    assert there.choose(seen) == choice


@settings(max_examples=30)
@given(rules, seeds)
def test_he_deals_the_other_no_card_seen_elsewhere_and_none_of_a_suit_he_lacks(
    table_rules: Rules, seed: int
) -> None:
    for state, _ in islice(play_on(Game(table_rules, seed=seed), seed), 14):
        seat = state.to_act
        assert seat is not None
        if state.phase is Phase.NAMING_JOKER:
            continue
        mine = view(state, seat)
        tricks = [trick.plays for trick in state.tricks]
        lacked = {
            ranking.suit_of(plays[0][1], state.trump)
            for plays in tricks
            for owner, card in plays[1:]
            if owner != seat
            and ranking.suit_of(card, state.trump) != ranking.suit_of(plays[0][1], state.trump)
        }
        gone = {card for plays in (*tricks, state.trick) for _, card in plays}
        for hand in islice(hands_of_other(mine, random.Random(seed)), 5):
            assert len(set(hand)) == len(mine.hands[1 - seat])
            assert not set(hand) & {*known(mine.hand), *known((mine.discarded,)), *gone}
            assert not {ranking.suit_of(card, state.trump) for card in hand} & lacked


def test_he_holds_that_a_dealer_keeps_the_card_he_took_up() -> None:
    game = stacked_game("9S KC AD TD 9D", "AC QC KS QS TS", "JH")
    for action in (Pass(), OrderUp(), Discard(cards("TS")[0])):
        game.apply(action)
    hands = islice(hands_of_other(game.view(1), random.Random(1)), 50)
    assert all(cards("JH")[0] in hand for hand in hands)


def test_he_calls_what_cannot_lose() -> None:
    game = stacked_game("JH JD AH KH QH", "AC QC KS QS JS", "9H")
    assert Sampling().choose(game.view(1)) == OrderUp()


def test_only_the_levels_can_be_had_at_a_table() -> None:
    assert [name for name in CONTESTANTS if name not in LEVELS] == [
        "random",
        "pimc100",
        "all-seeing",
    ]
    for name in CONTESTANTS[len(LEVELS) :]:
        with pytest.raises(NoSuchPlayer):
            players.named(name)


@pytest.mark.parametrize("name", CONTESTANTS)
def test_every_contestant_can_be_had_by_name(name: str) -> None:
    state = Game(seed=1).state
    assert contestant(name).choose(state) in legal_actions(state)


def test_a_contestant_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(NoSuchPlayer) as refused:
        contestant("grand")
    assert str(refused.value) == (
        "Nobody plays as 'grand': choose easy, normal, hard, random, pimc100 or all-seeing."
    )
