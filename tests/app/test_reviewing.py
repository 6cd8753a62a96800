"""A review under way takes its answers as they come."""

from __future__ import annotations

import random
from functools import cache

from app.reviewing import Reviewing
from engines import euchre
from engines.euchre import Event, Game, Rules, State
from engines.euchre.review import Decision, review
from engines.saves import EUCHRE, Timeline


@cache
def match() -> Timeline[State, Event]:
    game = Game(Rules(target=2), seed=6)
    seats = euchre.players.named("easy", seed=1), euchre.players.named("normal")
    while (seat := game.to_act) is not None:
        game.apply(seats[seat].choose(game.view(seat)))
    return EUCHRE.timeline(game)


def test_answers_in_any_order_make_the_same_review() -> None:
    reviewing = Reviewing(match(), begin=20)
    asked = list(reviewing.questions)
    random.Random(1).shuffle(asked)
    assert reviewing.review is None
    for each in asked:
        assert each in reviewing.questions
        reviewing.take(each, each.answer())
        assert each not in reviewing.questions
    assert reviewing.complete
    assert reviewing.weighed == len(reviewing.decisions)
    expected = review(match().state_at(0), match().events)
    assert reviewing.review is not None
    assert reviewing.review.weighed == expected.weighed
    assert reviewing.review.fortunes == expected.fortunes


def test_as_soon_as_the_chances_are_known_there_is_something_to_see() -> None:
    reviewing = Reviewing(match())
    first, second, *_ = reviewing.questions
    reviewing.take(first, first.answer())
    assert reviewing.review is not None
    assert (reviewing.review.weighed, len(reviewing.review.fortunes)) == ((), len(match()) + 1)
    reviewing.take(second, second.answer())
    assert reviewing.review is not None
    (weighed,) = reviewing.review.weighed
    assert weighed.decision == reviewing.decisions[0]


def test_decisions_from_where_one_is_are_asked_for_first() -> None:
    _, *asked = Reviewing(match(), begin=20).questions
    positions = [each.position for each in asked if isinstance(each, Decision)]
    later = [position for position in positions if position >= 20]
    assert positions == [*later, *(position for position in positions if position < 20)]
    assert later == sorted(later)
