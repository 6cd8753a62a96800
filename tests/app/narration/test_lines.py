"""A line is written with signs or with words."""

import pytest

from app.narration import Line, plain
from engines.cards import JOKER, Card, Suit

LED = Line(("Ada leads ", Card.parse("TS"), "."))


def test_cards_are_written_as_they_are_printed_or_as_they_are_said() -> None:
    assert plain(LED) == "Ada leads 10♠."
    assert plain(LED, signs=False) == "Ada leads the ten of spades."


def test_a_card_that_opens_a_sentence_is_said_with_a_capital() -> None:
    assert plain(Line((JOKER, " is turned down.")), signs=False) == "The joker is turned down."
    turned = Line(("Ada deals. ", Card.parse("QD"), " is turned up."))
    assert plain(turned, signs=False) == "Ada deals. The queen of diamonds is turned up."


def test_suits_are_signs_or_words() -> None:
    asked = Line(("Name ", Suit.CLUBS, " or ", Suit.HEARTS, "."), role="asked")
    assert plain(asked) == "Name ♣ or ♥."
    assert plain(asked, signs=False) == "Name clubs or hearts."


@pytest.mark.parametrize("name", ["[/] [@click=app.quit] 王", "$name", "{0}", "%s"])
def test_a_name_stays_as_it_is(name: str) -> None:
    assert plain(Line((f"{name} passes.",)), signs=False) == f"{name} passes."
