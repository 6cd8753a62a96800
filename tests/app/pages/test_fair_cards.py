"""Fair cards look fair nearly always, and others do not."""

import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from app.drawing.canvas import Canvas
from app.pages.fair_cards import draw_cards, verdict
from app.sums import LEAST_HANDS, CardSums, More
from engines.cards import Card, Rank
from engines.euchre import HandDealt, Rules, State
from engines.euchre.dealing import deal, shuffled
from engines.euchre.ranking import suit_of
from engines.euchre.rules import EuchrePack
from tests.app.pictures import assert_like

YOU = 0
PICTURES = Path(__file__).parent / "pictures"


def dealt(cards: Iterable[Card], name: EuchrePack = "24") -> HandDealt:
    """Five cards each from a pack, which you deal."""
    event, *_ = deal(State.opening(Rules(pack=name), YOU), tuple(cards))
    assert isinstance(event, HandDealt)
    return event


def fair(hands: int, seed: int, name: EuchrePack = "24") -> CardSums:
    luck, sums = random.Random(seed), CardSums()
    for _ in range(hands):
        sums.add(dealt(shuffled(Rules(pack=name), luck), name), name, YOU)
    return sums


@pytest.mark.parametrize("name", ["24", "25", "32"])
def test_fair_cards_are_seldom_called_unfair(name: EuchrePack) -> None:
    chances = [fair(60, seed, name).chance for seed in range(50)]
    assert sum(chance is None or chance < 0.05 for chance in chances) <= 6


def test_what_was_seen_and_what_was_expected_count_the_same_hands() -> None:
    sums = fair(200, 1)
    for tally in (sums.yours, sums.theirs):
        assert sum(tally.seen.values()) == pytest.approx(sum(tally.expected.values()))
    assert sums.ranks.expected[Rank.JACK] == pytest.approx(200 / 6)
    trumps_dealt = sum(number * count for number, count in sums.yours.expected.items())
    assert trumps_dealt / 200 == pytest.approx(30 / 23)
    assert sums.more_bowers.expected[More.YOU] == sums.more_bowers.expected[More.THEM]


def test_fair_cards_look_fair() -> None:
    assert verdict(fair(400, 5)).startswith("The cards look fair: a difference this large or lar")


def test_cards_that_favour_one_player_look_unfair() -> None:
    """Of two packs, you are dealt the one that gives you more trumps."""
    luck, sums = random.Random(2), CardSums()
    for _ in range(200):
        packs = [dealt(shuffled(Rules(), luck)) for _ in range(2)]
        sums.add(max(packs, key=trumps_of_yours), "24", YOU)
    assert verdict(sums).startswith("The cards do not look fair")
    assert sums.chances["trumps dealt to you"] < sums.chances["ranks turned up"]


def trumps_of_yours(event: HandDealt) -> int:
    suit = event.upcard.suit
    return sum(card is not None and suit_of(card, suit) is suit for card in event.hands[YOU])


def test_of_few_hands_nothing_is_said() -> None:
    told = f"Too few hands to say whether the cards are fair: 29 of the {LEAST_HANDS} it takes."
    assert verdict(fair(LEAST_HANDS - 1, 1)) == told
    assert "Too few" not in verdict(fair(LEAST_HANDS, 1))
    assert fair(0, 1).chance is None


def test_a_pack_dealt_again_counts_once() -> None:
    sums = fair(20, 3)
    again = dealt(shuffled(Rules(), random.Random(3)))
    sums.add(again, "24", YOU)
    assert sums.hands == 20


@pytest.mark.parametrize("width", [76, 36])
def test_the_section_looks_as_it_should(width: int) -> None:
    cards = fair(400, 5, "25")
    page = Canvas(width, draw_cards(Canvas(width, 0), 0, cards))
    draw_cards(page, 0, cards)
    assert_like(page, PICTURES / f"fair-cards-{width}.txt")


@pytest.mark.parametrize("name", ["24", "25", "32"])
@pytest.mark.parametrize("hands", [0, 1, 100])
def test_it_can_be_drawn_for_any_pack_and_any_number_of_hands(name: EuchrePack, hands: int) -> None:
    assert draw_cards(Canvas(36, 99), 0, fair(hands, 1, name)) > 10
