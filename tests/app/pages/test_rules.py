"""The rules can be read whole, at any width, and every house rule is among them."""

import dataclasses

from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.pages.prose import set_book
from app.pages.rules import draw_reading, text_width
from app.rulebook.beggar import BEGGAR
from app.rulebook.book import Book
from app.rulebook.euchre import EUCHRE
from app.screens.rules import RulesScreen
from engines import euchre
from tests.app.host import Host
from tests.app.seeing import shown


def words(book: Book) -> str:
    """The text of a book as one line."""
    return " ".join(" ".join(set_book(book, 72).picture.lines()).split())


def test_every_house_rule_of_euchre_is_explained() -> None:
    read = words(EUCHRE)
    for name in (
        "Stick the dealer",
        "Dealer may lay away the upcard",
        "Dealer may leave the upcard",
        "Turned-down suit may be named",
        "After all pass",
        "A joker turned up",
        "Pack",
        "Play to",
        "Packets",
    ):
        assert name in read
    assert len(dataclasses.fields(euchre.Rules)) == 9


def test_what_written_rules_leave_open_is_said_for_beggar_my_neighbour() -> None:
    read = words(BEGGAR)
    for sentence in (
        "A claimant with an empty hand is still in.",
        "the rest of a debt passes to the next player when the payer runs out",
        "that unfinished pile counts as a trick",
        "The game stops there and says where the loop began and how long it is.",
    ):
        assert sentence in read


@settings(max_examples=25)
@given(st.sampled_from([BEGGAR, EUCHRE]), st.integers(40, 200), st.integers(10, 60), st.integers())
def test_a_page_can_be_drawn_in_any_room(book: Book, width: int, height: int, top: int) -> None:
    text = set_book(book, text_width(width))
    draw_reading(Canvas(width, height), book, text, top % text.picture.height)


@settings(max_examples=25)
@given(st.sampled_from([BEGGAR, EUCHRE]), st.integers(36, 72))
def test_no_sentence_is_cut(book: Book, width: int) -> None:
    assert "…" not in "".join(set_book(book, width).picture.lines())


async def test_one_reads_on_by_chapters_and_turns_to_the_other_game() -> None:
    app = Host(lambda: RulesScreen(EUCHRE))
    async with app.run_test(size=(120, 40)) as pilot:
        assert "▸ The aim" in shown(app)
        await pilot.press("right", "right")
        assert "▸ Which cards are high" in shown(app)
        await pilot.press("down", "left")
        assert "▸ Which cards are high" in shown(app)
        await pilot.press("left", "tab")
        assert "Rules   Beggar-My-Neighbour" in shown(app)
        assert "▸ The aim" in shown(app)


async def test_a_page_keeps_the_chapter_when_the_window_changes() -> None:
    app = Host(lambda: RulesScreen(EUCHRE, chapter="House rules"))
    async with app.run_test(size=(120, 40)) as pilot:
        assert "▸ House rules" in shown(app)
        await pilot.resize_terminal(60, 20)
        assert shown(app).splitlines()[2].strip().startswith("HOUSE RULES")
