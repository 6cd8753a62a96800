"""Where the loop of an endless deal is entered, how long it is, and how long card by card."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engines.beggar import Game, State, TurnCard, decide, evolve, kinds, play_out, record
from engines.beggar.study import Loop, Span, loop
from engines.cards import Card
from tests.engines.beggar.cases import Case, known

ENDLESS = [case for case in known() if case.result.reason == "endless"]
CASELLA = record("casella-2024").deal


def the_loop(deal: str) -> Loop:
    found = loop(deal)
    assert found is not None
    return found


def tricks_for_ever(deal: str) -> Iterator[State]:
    """The table at the deal and after each trick, in a game where nobody looks for a loop."""
    state = replace(Game(hands=deal.split("/")).state, seen=None)
    while True:
        yield state
        tricks = state.tricks
        while state.tricks == tricks:
            for event in decide(state, TurnCard()):
                state = evolve(state, event)


def cards_of(state: State) -> list[Card | None]:
    return [card for hand in state.hands for card in hand]


@pytest.mark.parametrize("case", ENDLESS, ids=lambda case: case.deal)
def test_it_is_entered_and_as_long_as_known(case: Case) -> None:
    found = the_loop(case.deal)
    assert found.start == Span(
        case.result.loop_start_cards or 0, case.result.loop_start_tricks or 0
    )
    assert found.by_kinds.length == Span(case.period_cards or 0, case.period_tricks or 0)
    assert found.first_repeat == Span(case.result.cards, case.result.tricks)
    assert play_out(found.hands).loop_start_tricks == 0


def test_a_game_that_ends_has_none() -> None:
    assert loop("A/-----") is None


def test_the_deal_of_2024_repeats_card_by_card_after_4654_tricks() -> None:
    # B. Casella and others, "A non-terminating game of Beggar-My-Neighbor" (2024).
    found = the_loop(CASELLA)
    assert found.first_repeat_card_by_card == Span(33_034, 4_654)


@pytest.mark.parametrize("deal", [CASELLA, "--J-/K-J-", "--K-K-Q-J-/---J--Q---"])
def test_card_by_card_the_first_repeat_is_where_it_is_said_to_be(deal: str) -> None:
    found = the_loop(deal)
    repeat = found.first_repeat_card_by_card
    assert repeat is not None
    first: State | None = None
    for state in tricks_for_ever(deal):
        if state.tricks == found.start.tricks:
            first = state
        elif first and (state.hands, state.to_act) == (first.hands, first.to_act):
            assert Span(state.cards, state.tricks) == repeat
            return


@pytest.mark.parametrize("case", ENDLESS, ids=lambda case: case.deal)
def test_the_mirrored_half_has_the_hands_exchanged(case: Case) -> None:
    found = the_loop(case.deal)
    half = found.by_kinds.turned
    led: int | None = None
    for state in tricks_for_ever(case.deal):
        leader = state.to_act or 0
        hands = tuple(kinds(hand) for hand in state.hands[leader:] + state.hands[:leader])
        if state.tricks > found.start.tricks and hands == found.hands:
            length = state.tricks - found.start.tricks
            mirrored = leader != led
            assert mirrored == (half is not None)
            assert length == (half or found.by_kinds.length).tricks
            return
        if state.tricks == found.start.tricks:
            led = leader


def test_known_mirrored_halves() -> None:
    assert the_loop("--J-/K-J-").by_kinds.turned == Span(8, 2)
    assert the_loop(CASELLA).by_kinds.turned is None


def test_a_deal_that_no_pack_has_the_cards_for_is_told_by_kinds_alone() -> None:
    found = the_loop("-J/--K-KQ-K-KKJ-")
    assert found.by_kinds.length == Span(85, 12)
    assert found.card_by_card is None
