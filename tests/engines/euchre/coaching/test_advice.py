"""The coach sees what the player sees, and says what the hard player would do."""

from __future__ import annotations

import pickle
import random
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards import Suit
from engines.euchre import Game, NameTrump, OrderUp, Pass, Play, Rules, view
from engines.euchre.coaching import Following, LayingAway, Leading, advise
from engines.euchre.players.hard import Hard
from engines.euchre.state import Phase
from tests.engines.euchre.hiding import with_hidden_cards_changed
from tests.engines.euchre.matches import cards, play_on, rules, seeds, stacked_game

decisions = st.integers(0, 13)


@settings(max_examples=10)
@given(rules, seeds, decisions)
def test_the_first_of_all_legal_actions_is_what_the_hard_player_does(
    table_rules: Rules, seed: int, made: int
) -> None:
    game = Game(table_rules, seed=seed)
    for _ in islice(play_on(game, seed), made):
        pass
    if (seat := game.to_act) is None:
        return
    advice = advise(game.view(seat))
    assert pickle.loads(pickle.dumps(advice)) == advice
    other = with_hidden_cards_changed(game.state, seat, random.Random(seed))
    assert advise(view(other, seat)).options == advice.options
    if game.state.phase is Phase.NAMING_JOKER:
        assert advice.best is None and advice.fact is None
        return
    assert advice.best == Hard().choose(game.view(seat))
    assert {option.action for option in advice.options} == set(game.legal_actions())
    chances = [option.chance for option in advice.options[1:]]
    assert chances == sorted(chances, reverse=True)


def led_by_the_maker(hand: str) -> Game:
    """Seat 1 has named clubs and is to lead."""
    game = stacked_game(hand, "9D TD 9S TS QD", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.CLUBS)):
        game.apply(action)
    return game


def test_of_the_highest_trump_it_is_said_that_nothing_beats_it() -> None:
    game = led_by_the_maker("JC AC KC AD AS")
    fact = advise(game.view(1)).fact
    assert isinstance(fact, Leading)
    assert fact.trump and fact.card == cards("JC")[0]
    assert fact.over == () and fact.held == 0 == fact.trumped
    assert fact.trumps_out == 4


def test_a_lead_is_beaten_as_often_as_he_holds_what_is_over_it() -> None:
    game = led_by_the_maker("AC KC QC TC 9C")
    fact = advise(game.view(1)).fact
    assert isinstance(fact, Leading)
    assert set(fact.over) <= set(cards("JC JS"))
    assert 0 < fact.held < 1


def test_a_discard_that_leaves_a_suit_is_told_from_one_that_does_not() -> None:
    game = stacked_game("AD KD QD AS KS", "AH KC QC TD 9S", "JH")
    game.apply(Pass())
    game.apply(OrderUp())
    fact = advise(game.view(0)).fact
    assert isinstance(fact, LayingAway)
    assert fact.void and fact.suit is Suit.SPADES
    assert fact.trumps == 2


def test_of_a_reply_it_is_said_whether_it_takes_the_trick_and_how_cheaply() -> None:
    game = stacked_game("9C AS KS QD TD", "TC AC 9S TS QS", "9H")
    for action in (Pass(), Pass(), Pass(), NameTrump(Suit.CLUBS), Play(cards("9C")[0])):
        game.apply(action)
    fact = advise(game.view(0)).fact
    assert fact == Following(
        card=cards("TC")[0],
        lead=cards("9C")[0],
        takes=True,
        can_take=True,
        trump=False,
        cheapest=True,
        follows=True,
    )
