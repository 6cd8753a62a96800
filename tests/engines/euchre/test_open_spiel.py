"""Two-handed play beside that of OpenSpiel, where that is installed (`pip install open_spiel`).

Its Euchre is for four. When the maker and one of the other side play alone, and the two who are
left always pass, it is ours: the maker and the lone defender are the only ones to play. A lone
march and a lone euchre count four there, where ours count two.
"""

from __future__ import annotations

import random
from typing import Final, Protocol

import pytest

from engines.cards import Card, Rank, Suit
from engines.euchre import (
    Action,
    Discard,
    Game,
    HandScored,
    HandThrownIn,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rules,
    TrickTaken,
)
from engines.euchre.dealing import seeded, shuffled

pyspiel = pytest.importorskip("pyspiel")

DEALS: Final = 3_000
DEALER, NON_DEALER = 0, 1
PASS, FIRST_SUIT, ALONE, WITH_PARTNER = 24, 25, 29, 30
POINTS: Final = {0: 0, 1: 1, 4: 2}
RANKS: Final = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


class Four(Protocol):
    """What is used of a state of theirs; cards and calls are numbers."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def returns(self) -> list[float]: ...


def number(card: Card) -> int:
    """Their number of a card: rank by rank, in each clubs, diamonds, hearts, spades."""
    assert card.suit is not None
    return RANKS.index(card.rank) * len(Suit) + list(Suit).index(card.suit)


def theirs(action: Action, game: Game) -> int:
    """Their number of an action."""
    match action:
        case Pass():
            return PASS
        case OrderUp():
            suit = game.state.upcard_suit
            assert suit is not None
            return FIRST_SUIT + list(Suit).index(suit)
        case NameTrump(suit):
            return FIRST_SUIT + list(Suit).index(suit)
        case Discard(card) | Play(card):
            return number(card)
        case _:
            raise AssertionError(action)


def dealt(game: Game) -> Four:
    """The same deal at their table; the two who always pass have what is in the talon."""
    state = game.state
    four: Four = pyspiel.load_game(
        "euchre", {"allow_lone_defender": True, "stick_the_dealer": False}
    ).new_initial_state()
    four.apply_action(DEALER)
    five = len(state.dealt[DEALER])
    hands = [*state.dealt, state.talon[:five], state.talon[five : 2 * five]]
    for cards in zip(*hands, strict=True):
        for card in cards:
            assert card is not None
            four.apply_action(number(card))
    assert state.upcard is not None
    four.apply_action(number(state.upcard))
    return four


def leave_out_the_others(four: Four) -> None:
    """The two who do not play pass and stay with their partners; those who play go alone."""
    while not four.is_terminal():
        seat, legal = four.current_player(), four.legal_actions()
        if ALONE in legal:
            four.apply_action(ALONE if seat in (DEALER, NON_DEALER) else WITH_PARTNER)
        elif seat not in (DEALER, NON_DEALER):
            four.apply_action(PASS)
        else:
            return


def test_the_cards_are_those_of_their_pack() -> None:
    assert [number(card) for card in sorted(shuffled(Rules(), random.Random(1)), key=number)] == [
        *range(24)
    ]


def test_what_is_legal_who_takes_each_trick_and_how_a_hand_ends() -> None:
    for deal in range(DEALS):
        luck = seeded(deal, "beside OpenSpiel")
        game = Game(Rules(), first_dealer=DEALER, seed=0, packs=[shuffled(Rules(), luck)])
        four = dealt(game)
        while True:
            leave_out_the_others(four)
            seat, options = game.to_act, game.legal_actions()
            assert four.current_player() == seat
            assert sorted(theirs(option, game) for option in options) == four.legal_actions()
            action = luck.choice(options)
            four.apply_action(theirs(action, game))
            events = game.apply(action)
            takers = [event.seat for event in events if isinstance(event, TrickTaken)]
            ends = [event for event in events if isinstance(event, HandScored | HandThrownIn)]
            if ends:
                leave_out_the_others(four)
                assert four.is_terminal()
                gains = [POINTS[max(0, int(gain))] for gain in four.returns()[:2]]
                points = ends[0].points if isinstance(ends[0], HandScored) else (0, 0)
                assert tuple(gains) == points
                break
            if takers and game.state.phase is Phase.PLAYING:
                assert takers == [four.current_player()]
