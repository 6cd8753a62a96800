"""The chances of a fair deal are those that counting, and dealing, gives."""

from itertools import combinations
from random import Random

import pytest

from engines.cards import Suit
from engines.euchre import HAND_SIZE, Rules
from engines.euchre.dealing import shuffled
from engines.euchre.odds import bowers, lies, trumps
from engines.euchre.rules import EuchrePack


@pytest.mark.parametrize(("name", "count"), [("24", 7), ("25", 8), ("32", 9)])
def test_every_suit_has_as_many_trumps(name: EuchrePack, count: int) -> None:
    assert {len(trumps(name, suit)) for suit in Suit} == {count}
    assert {len(bowers(name, suit)) for suit in Suit} == {3 if name == "25" else 2}


@pytest.mark.parametrize(("unseen", "wanted"), [(23, 6), (24, 7), (31, 8), (23, 2), (23, 1)])
def test_the_chances_make_one_and_each_hand_gets_its_share(unseen: int, wanted: int) -> None:
    chances = lies(unseen, wanted)
    assert sum(chances.values()) == pytest.approx(1)
    for hand in (0, 1):
        mean = sum(lie[hand] * chance for lie, chance in chances.items())
        assert mean == pytest.approx(HAND_SIZE * wanted / unseen)


def test_they_are_those_of_dealing_every_hand_there_is() -> None:
    """All 11!/(5! 5! 1!) ways to deal two hands of five from eleven cards, three of them wanted."""
    unseen, wanted = set(range(11)), {0, 1, 2}
    ways: dict[tuple[int, int], int] = {}
    for one in combinations(unseen, HAND_SIZE):
        for other in combinations(unseen - set(one), HAND_SIZE):
            lie = (len(wanted & set(one)), len(wanted & set(other)))
            ways[lie] = ways.get(lie, 0) + 1
    total = sum(ways.values())
    assert lies(11, 3) == pytest.approx({lie: count / total for lie, count in ways.items()})


def test_shuffled_packs_lie_so() -> None:
    """Trumps of five thousand packs, clubs turned up, within four standard errors."""
    chances, wanted = lies(23, 6), frozenset(trumps("24", Suit.CLUBS))
    packs = [shuffled(Rules(), Random(seed)) for seed in range(5000)]
    turned_up = [cards for cards in packs if cards[10].suit is Suit.CLUBS]
    held = [len(wanted.intersection(cards[:5])) for cards in turned_up]
    for number in range(4):
        chance = sum(each for (one, _), each in chances.items() if one == number)
        error = (chance * (1 - chance) / len(held)) ** 0.5
        assert abs(held.count(number) / len(held) - chance) < 4 * error
