"""A review adds up: decisions to grades, moves to luck and skill."""

from __future__ import annotations

from functools import cache

import pytest

from engines.cards import Card
from engines.euchre import Discard, Game, OrderUp, Pass, Rules, UpcardTaken, players
from engines.euchre.review import TURN, Review, decisions
from engines.euchre.state import Phase
from tests.engines.euchre.matches import stacked_game
from tests.engines.euchre.review.matches import left_to_chance, opening_of, reviewed


@cache
def hard_against_chance() -> Review:
    game = Game(Rules(target=3), seed=10)
    seats = players.named("hard"), players.Random(9)
    while (seat := game.to_act) is not None:
        game.apply(seats[seat].choose(game.view(seat)))
    return reviewed(game)


def test_every_choice_of_both_sides_is_weighed_and_nothing_else() -> None:
    game = left_to_chance(Rules(pack="25", target=5), 3)
    found = list(decisions(opening_of(game), game.stream.history))
    assert {each.seat for each in found} == {0, 1}
    assert all(each.view.phase is not Phase.NAMING_JOKER for each in found)
    again = Game(Rules(pack="25", target=5), seed=3)
    asked = {each.position: each for each in found}
    weighed = 0
    while (seat := again.to_act) is not None:
        position, options = len(again.stream.history), again.legal_actions()
        choice = len(options) > 1 and again.state.phase is not Phase.NAMING_JOKER
        assert (position in asked) == choice
        if choice:
            assert asked[position].view == again.view(seat)
            weighed += 1
        again.apply(asked[position].action if choice else options[0])
    assert weighed == len(found)


def test_a_card_laid_away_is_decided_before_the_upcard_is_taken() -> None:
    game = stacked_game("AD KD QD AS KS", "AH KC QC TD 9S", "JH")
    game.apply(Pass())
    game.apply(OrderUp())
    game.apply(Discard(Card.parse("9S")))
    *_, last = decisions(opening_of(game), game.stream.history)
    assert isinstance(last.action, Discard)
    assert isinstance(game.stream.history[last.position], UpcardTaken)


def test_the_hard_player_keeps_everything_and_chance_does_not() -> None:
    review = hard_against_chance()
    hard, random = review.sums(0), review.sums(1)
    assert (hard.accuracy, hard.given_away, hard.points_given_away) == (1, 0, 0)
    assert random.accuracy is not None
    assert 0 < random.accuracy < 1
    assert random.given_away > 0
    for sums in (hard, random):
        assert sum(sums.grades.values()) == sums.decisions
    assert hard.decisions + random.decisions == len(review.weighed)


@pytest.mark.parametrize("seat", [0, 1])
def test_luck_and_what_was_given_away_lead_from_the_first_chance_to_the_last(seat: int) -> None:
    review = hard_against_chance()
    luck, other = review.luck(seat), review.luck(1 - seat)
    parts = (luck.packs, luck.own, luck.other, luck.unseen)
    assert luck.start + sum(parts) == pytest.approx(luck.end)
    assert luck.own == -review.sums(seat).given_away
    assert luck.other == -other.own
    assert (luck.packs, luck.unseen) == pytest.approx((-other.packs, -other.unseen))
    assert luck.end in (0, 1)


def test_the_match_turned_where_its_chance_moved_most() -> None:
    review = hard_against_chance()
    turns = review.turns(3)
    assert 0 < len(turns) <= 3
    assert [turn.position for turn in turns] == sorted(turn.position for turn in turns)
    assert all(abs(turn.move) >= TURN for turn in turns)
    least = min(abs(turn.move) for turn in turns)
    told = {turn.position for turn in turns}
    others = [turn for turn in review.turns(999) if turn.position not in told]
    assert all(abs(turn.move) <= least for turn in others)
    decided = [turn for turn in turns if turn.weighed is not None]
    assert decided
    for turn in decided:
        assert turn.weighed is not None
        assert turn.weighed.decision.position == turn.position
