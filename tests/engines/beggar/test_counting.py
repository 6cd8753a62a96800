"""How long a game is depends on what is counted; every way in use is told where it differs."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.beggar import Game, PileTaken, SeatOut, kinds
from engines.beggar.study import Count, counts
from engines.cards import Card
from tests.engines.beggar.cases import Case, known
from tests.engines.beggar.deals import played, uneven_hands


@pytest.mark.parametrize("case", known(), ids=lambda case: f"{case.deal} {case.rules.short_payer}")
def test_the_count_of_the_house_comes_first_and_is_the_known_one(case: Case) -> None:
    first, *others = counts(case.deal, case.rules)
    assert (first.convention, first.cards, first.tricks, first.winners) == (
        "cards laid",
        case.result.cards,
        case.result.tricks,
        case.result.winners,
    )
    assert all(replace(count, convention="cards laid") != first for count in others)


@pytest.mark.parametrize(
    ("slug", "cards", "listed"),
    # As a program that counts attempts has them: matthewmayer/beggarmypython, its first README.
    [
        ("------------KAQ----J------/-JQQK---K----JK--QA-A-JA--", 4791, 4792),
        ("---JQ---K-A----A-J-K---QK-/-J-----------AJQA----K---Q", 5790, 5791),
        ("A-QK------Q----KA-----J---/-JAK----A--Q----J---QJ--K-", 6913, 6914),
        ("K-KK----K-A-----JAA--Q--J-/---Q---Q-J-----J------AQ--", 7157, 7157),
        ("--A-Q--J--J---Q--AJ-K---K-/-J-------Q------A--A--QKK-", 7225, 7225),
    ],
)
def test_old_lists_count_the_attempt_to_turn_from_an_empty_hand(
    slug: str, cards: int, listed: int
) -> None:
    by = {count.convention: count.cards for count in counts(slug)}
    assert (by["cards laid"], by.get("attempts too", by["cards laid"])) == (cards, listed)


def test_a_claimant_with_an_empty_hand_has_lost_where_the_first_empty_hand_ends_the_game() -> None:
    # The ace is his last card; he is paid, and wins: unless the game was over when he laid it.
    assert counts("A/-----") == (
        Count("cards laid", 7, 2, (0,)),
        Count("first empty hand", 1, 1, (1,)),
        Count("attempts too", 8, 2, (0,)),
    )


@given(uneven_hands(2))
def test_an_attempt_is_made_when_a_player_leaves_with_a_pile_on_the_table(
    hands: list[list[Card]],
) -> None:
    history = played(Game(hands=hands)).stream.history
    *_, left_at = [0, *(at for at, event in enumerate(history) if isinstance(event, SeatOut))]
    attempted = any(isinstance(event, PileTaken) for event in history[left_at:])
    told = {count.convention for count in counts([kinds(hand) for hand in hands])}
    assert ("attempts too" in told) == (left_at > 0 and attempted)


@given(st.integers(3, 4), st.data())
def test_more_than_two_players_are_counted_in_one_way(players: int, data: st.DataObject) -> None:
    hands = data.draw(uneven_hands(players))
    assert len(counts([kinds(hand) for hand in hands])) == 1
