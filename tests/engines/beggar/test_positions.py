"""The positions of a game: none is forgotten, and what was remembered before stays as it was."""

from hypothesis import given
from hypothesis import strategies as st

from engines.beggar.positions import Positions, Sighting, position
from engines.cards import Card


@given(st.lists(st.text("ab", max_size=4), max_size=60))
def test_a_position_keeps_its_first_sighting(told: list[str]) -> None:
    positions, first = Positions(), dict[str, Sighting]()
    for tricks, text in enumerate(told):
        assert positions.first(text) == first.get(text)
        sighting = Sighting(cards=7 * tricks, tricks=tricks)
        positions = positions.adding(text, sighting)
        first.setdefault(text, sighting)
    assert {text: positions.first(text) for text in told} == first


@given(st.lists(st.text("abc"), max_size=40, unique=True))
def test_older_positions_know_nothing_of_what_came_later(told: list[str]) -> None:
    grown = [Positions()]
    for tricks, text in enumerate(told):
        grown.append(grown[-1].adding(text, Sighting(tricks, tricks)))
    for tricks, text in enumerate(told):
        assert grown[tricks].first(text) is None
        assert grown[tricks + 1].first(text) == Sighting(tricks, tricks)


def test_adding_looks_into_few_shelves_however_long_the_game() -> None:
    positions = Positions()
    for tricks in range(5000):
        positions = positions.adding(str(tricks), Sighting(tricks, tricks))
    assert len(positions.shelves) <= 13
    assert sum(map(len, positions.shelves)) == 5000


def test_a_position_is_hands_by_kind_and_who_leads() -> None:
    hand, alike = (Card.parse("2C"), Card.parse("JS")), (Card.parse("TH"), Card.parse("JD"))
    assert position((hand, ()), 0) == position((alike, ()), 0)
    assert position((hand, ()), 0) != position((tuple(reversed(hand)), ()), 0)
    assert position((hand, alike), 0) != position((hand, alike), 1)
    assert position((hand, ()), 0) != position(((), hand), 0)
