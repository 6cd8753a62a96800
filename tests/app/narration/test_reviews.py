"""What a review says of a decision, in the words of the table."""

from __future__ import annotations

import pytest

from app.narration import EuchreNarrator, plain
from app.narration.reviews import did, found, place
from engines.cards import Card, Suit
from engines.euchre import Action, Discard, Game, LeaveUpcard, NameTrump, OrderUp, Pass, Play, Rules
from engines.euchre.review import Appraisal, Decision, Option, Weighed
from tests.engines.euchre.matches import stacked_game

NINE, ACE = Card.parse("9S"), Card.parse("AH")
TO_YOU = EuchreNarrator(("You", "Ada"), 0)


def after(*actions: Action) -> Game:
    """You deal; Ada speaks first."""
    game = stacked_game("AD KD QD AS KS", "AH KC QC TD 9S", "JH", Rules(may_leave_upcard=True))
    for action in actions:
        game.apply(action)
    return game


@pytest.mark.parametrize(
    ("before", "action", "where", "said"),
    [
        ((), Pass(), "hand 1, round 1", "Ada passes"),
        ((), OrderUp(), "hand 1, round 1", "Ada orders it up"),
        ((Pass(),), OrderUp(), "hand 1, round 1", "You accept"),
        ((Pass(),), Pass(), "hand 1, round 1", "You pass"),
        ((Pass(), Pass()), NameTrump(Suit.SPADES), "hand 1, round 2", "Ada names spades"),
        ((OrderUp(),), Discard(NINE), "hand 1, laying away", "You lay away 9♠"),
        ((OrderUp(),), LeaveUpcard(), "hand 1, laying away", "You leave the upcard"),
        (
            (OrderUp(), Discard(NINE)),
            Play(Card.parse("AS")),
            "hand 1, trick 1",
            "Ada leads A♠",
        ),
        (
            (OrderUp(), Discard(NINE), Play(Card.parse("AS"))),
            Play(ACE),
            "hand 1, trick 1",
            "You play A♥",
        ),
    ],
)
def test_what_was_done_and_where(
    before: tuple[Action, ...], action: Action, where: str, said: str
) -> None:
    state = after(*before).state
    assert plain(did(TO_YOU, action, state)) == said
    assert place(state) == where


def test_what_a_decision_gave_away_and_what_was_better() -> None:
    seen = after(OrderUp()).view(0)
    nine, ace = Option(Discard(NINE), 0.5, 0.61), Option(Discard(ACE), 0.468, 0.2)
    weighed = Weighed(Decision(3, seen, ace.action), Appraisal((nine, ace), ace))
    assert plain(found(TO_YOU, weighed)) == (
        "You lay away A♥: a mistake. Better: lay away 9♠, by 3.2 % and 0.41 points."
    )
    assert plain(found(TO_YOU, weighed), signs=False).endswith(
        "lay away the nine of spades, by 3.2 % and 0.41 points."
    )


def test_of_the_best_decision_there_is_no_more_to_say() -> None:
    seen = after(OrderUp()).view(0)
    nine, ace = Option(Discard(NINE), 0.5, 0.61), Option(Discard(ACE), 0.468, 0.2)
    weighed = Weighed(Decision(3, seen, nine.action), Appraisal((nine, ace), nine))
    assert plain(found(TO_YOU, weighed)) == "You lay away 9♠: the best there is."
