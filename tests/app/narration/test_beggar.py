"""Beggar-My-Neighbour is told card by card, with what each card means."""

import random

from hypothesis import given
from hypothesis import strategies as st

from app.narration import BeggarNarrator, plain
from engines import beggar
from engines.beggar import CallTime, Rules, TurnCard
from engines.cards import Card
from tests.app.narration.telling import told_beggar

THREE = BeggarNarrator(("Ann", "Bob", "Cat"), you=2)
TWO = BeggarNarrator(("Ann", "Bob"))


def game(*hands: str, turned: int = 0, rules: Rules | None = None) -> beggar.Game:
    cards = [[Card.parse(code) for code in hand.split()] for hand in hands]
    played = beggar.Game(rules or Rules(players=len(hands)), hands=cards)
    for _ in range(turned):
        played.apply(TurnCard())
    return played


def meanings(narrator: BeggarNarrator, played: beggar.Game) -> list[tuple[str, str]]:
    state, rows = beggar.State(played.state.rules), []
    for event in played.stream.history:
        row = narrator.row(event, state)
        if row is not None:
            rows.append((f"{row.name} {row.card.rank.letter}", row.meaning))
        state = beggar.evolve(state, event)
    return rows


def test_a_row_of_the_log_says_who_owes_and_what_is_still_to_go() -> None:
    assert meanings(THREE, game("AH 2H 3H", "6D 5D 4D 3D", "7C 8C 9C TC", turned=4)) == [
        ("Ann A", "Bob owes 4"),
        ("Bob 6", "3 to go"),
        ("Bob 5", "2 to go"),
        ("Bob 4", "1 to go"),
    ]


def test_a_court_card_turns_the_debt() -> None:
    rows = meanings(THREE, game("AH 2H 3H", "6D KD 4D 3D", "7C 8C 9C TC", turned=3))
    assert rows[-1] == ("Bob K", "you owe 3")


def test_a_debt_paid_in_plain_cards_gives_the_pile_to_the_claimant() -> None:
    told = told_beggar(game("JH 2H 3H", "6D 5D 4D 3D", turned=2), TWO)
    assert told[-2:] == ["Bob turns 6♦: paid.", "Ann takes the pile, 2 cards."]


def test_a_debt_that_passes_on_is_told_with_who_is_out() -> None:
    told = told_beggar(game("AH 2H 3H", "6D", "7C 8C 9C TC", turned=2), THREE)
    assert told[-2:] == ["Bob is out.", "The debt passes on: you owe 3."]


def test_a_court_card_that_nobody_can_pay_says_so() -> None:
    told = told_beggar(game("2H AH", "6D", turned=3), TWO)
    assert "Ann turns A♥: none to pay." in told
    assert told[-1] == "Ann has all the cards and wins: 3 cards, 1 trick."


def test_when_time_is_called_the_winners_are_named() -> None:
    rules = Rules(players=3, time_limit_minutes=5)
    shared = game("2H 3H", "6D 5D 4D", "7C 8C 9C", rules=rules)
    shared.apply(CallTime())
    assert told_beggar(shared, THREE)[-1] == (
        "Time is called. Bob and you share the game: 0 cards, 0 tricks."
    )


def test_an_endless_game_says_where_its_loop_began() -> None:
    over = beggar.GameOver((), "endless", 1_250, 31, 1, 0)
    assert [plain(line) for line in TWO.tell(over, beggar.State(Rules()))] == [
        "The game is endless, and nobody wins.",
        "After 1,250 cards, 31 tricks all stands as it did after 1 card, 0 tricks.",
    ]


def test_the_question_says_who_turns_or_what_is_still_owed() -> None:
    asked = THREE.ask
    assert plain(asked(game("AH 2H 3H", "6D 5D 4D 3D", "7C 8C 9C TC").state)) == "Ann turns a card."
    assert plain(asked(game("AH 2H 3H", "6D 5D 4D 3D", "7C 8C 9C TC", turned=3).state)) == (
        "Bob is paying Ann. Two more plain cards, and Ann takes the pile."
    )
    assert plain(asked(game("2H 3H AH", "KD 5D 4D", "7C 8C 9C TC", turned=2).state)) == (
        "You are paying Bob. Three more plain cards, and Bob takes the pile."
    )


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_a_whole_game_has_a_row_for_every_card(seed: int, players: int) -> None:
    played = beggar.Game(Rules(players=players), seed=seed)
    chance = random.Random(seed)
    for _ in range(chance.randrange(400)):
        if played.to_act is not None:
            played.apply(TurnCard())
    narrator = BeggarNarrator(("Ann", "Bob", "Cat", "Dan")[:players], you=0)
    assert len(meanings(narrator, played)) == played.state.cards
    assert all(told_beggar(played, narrator, signs=False))
