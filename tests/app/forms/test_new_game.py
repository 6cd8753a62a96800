"""The forms of a new game: they begin as the last game was, and refuse what makes no sense."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.drawing.marks import Button, KeyHint, wrap_runs
from app.forms.fields import Draft, Field, Unfit
from app.forms.new_beggar import BEGGAR_FORM, BeggarDraft
from app.forms.new_euchre import EUCHRE_FORM, EuchreDraft
from app.forms.page import draw_form
from app.forms.rows import Filled
from app.pages.prose import runs_of
from app.screens.new_beggar import NewBeggarScreen
from app.screens.new_euchre import NewEuchreScreen
from app.settings import Settings
from app.start import NewBeggar, NewEuchre
from engines import beggar, euchre
from tests.app.host import Host, household
from tests.app.seeing import answer, prompt, shown

ODD_NAMES = ("[/] [@click=app.quit] 王", "王" * 40, "", "\x1b[2J", "e\u0301" * 40)
BUTTONS = (Button(KeyHint("Enter", "Deal", "deal"), focused=True), Button(KeyHint("d", "Book")))


def euchre_form(folder: Path, last: NewEuchre | None = None) -> Host:
    settings = Settings(euchre=last or NewEuchre())
    return Host(lambda: NewEuchreScreen(household(folder, settings)))


def beggar_form(folder: Path, last: NewBeggar | None = None) -> Host:
    settings = Settings(beggar=last or NewBeggar())
    return Host(lambda: NewBeggarScreen(household(folder, settings)))


async def test_enter_deals_as_last_time(tmp_path: Path) -> None:
    last = NewEuchre(euchre.Rules(pack="32", target=7), ("Bo", "Cy"), "easy", 1)
    app = euchre_form(tmp_path, last)
    async with app.run_test(size=(80, 24)) as pilot:
        assert "as last time" in shown(app)
        await pilot.press("enter")
        assert app.asked == [last]


async def test_a_house_rule_is_turned_on_told_and_marked(tmp_path: Path) -> None:
    app = euchre_form(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press(*["down"] * 8, "space")
        assert prompt(app).startswith("Stick the dealer: yes. Every hand is played.")
        assert "[✓] yes       changed" in shown(app)
        assert "one change since last time" in shown(app)
        await pilot.press("enter")
        assert app.asked == [NewEuchre(euchre.Rules(stick_the_dealer=True))]


async def test_the_book_takes_back_the_house_rules_but_not_the_players(tmp_path: Path) -> None:
    rules = euchre.Rules(stick_the_dealer=True, target=15, pack="25")
    app = euchre_form(tmp_path, NewEuchre(rules, ("Bo", "Cy")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "enter")
        assert app.asked == [NewEuchre(names=("Bo", "Cy"))]


async def test_a_rule_that_does_not_apply_says_why_and_stays(tmp_path: Path) -> None:
    app = euchre_form(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "right", "space")
        assert prompt(app) == "A joker turned up (25 cards): Only the pack of 25 has a joker."
        await pilot.press("enter")
        assert app.asked == [NewEuchre()]


@pytest.mark.parametrize(
    ("downs", "typed", "why"),
    [
        (0, "  ", "A player needs a name."),
        (0, "ada", "Two players are called Ada: give one another name."),
        (7, "seven", "A seed is a whole number of at most 18 digits, or nothing."),
    ],
)
async def test_what_makes_no_sense_is_said_and_nothing_is_lost(
    tmp_path: Path, downs: int, typed: str, why: str
) -> None:
    app = euchre_form(tmp_path, NewEuchre(euchre.Rules(target=15)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*["down"] * downs, "space")
        await answer(pilot, typed)
        await pilot.press("enter")
        assert prompt(app) == why
        assert app.asked == []
        assert "[15]" in shown(app)


async def test_a_deal_is_pasted_and_says_how_many_play(tmp_path: Path) -> None:
    app = beggar_form(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "space")
        await answer(pilot, "--A/-j-/---")
        await pilot.press("enter")
        assert app.asked == [
            NewBeggar(beggar.Rules(players=3), ("You", "Ann", "Bob"), (0,), None, "--A/-j-/---")
        ]


async def test_a_deal_that_cannot_be_read_is_explained_in_the_words_of_the_rules(
    tmp_path: Path,
) -> None:
    app = beggar_form(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up", "space")
        await answer(pilot, "--X/--")
        await pilot.press("enter")
        with pytest.raises(ValueError, match="Card 3 of hand 1") as refused:
            beggar.parse_deal("--X/--")
        assert prompt(app) == str(refused.value)
        assert "--X/--" in shown(app)


async def test_with_two_players_the_others_are_not_asked(tmp_path: Path) -> None:
    app = beggar_form(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*["down"] * 3)
        assert prompt(app) == "Player 3: Only 2 are playing."
        await pilot.press(*["up"] * 3, "right", *["down"] * 3)
        assert prompt(app).startswith("Player 3: by itself.")


async def test_settings_edited_by_hand_into_nonsense_still_make_a_form(tmp_path: Path) -> None:
    app = euchre_form(tmp_path, NewEuchre(first_dealer=7))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.asked == [NewEuchre()]
    app = beggar_form(tmp_path, NewBeggar(beggar.Rules(players=4), ("You",), (0, 9)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        names = ("You", "Ann", "Bob", "Cat")
        assert app.asked == [NewBeggar(beggar.Rules(players=4), names, (0,))]


async def test_escape_in_a_question_leaves_the_form_as_it_was(tmp_path: Path) -> None:
    app = euchre_form(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "x", "escape", "enter")
        assert app.asked == [NewEuchre()]


@pytest.mark.parametrize("field", [*EUCHRE_FORM.fields, *BEGGAR_FORM.fields])
def test_an_explanation_fits_the_box_of_a_small_screen(
    field: Field[EuchreDraft] | Field[BeggarDraft],
) -> None:
    assert len(wrap_runs(runs_of(field.explanation.says), 74)) <= 2


@given(
    st.lists(st.tuples(st.integers(0, 12), st.sampled_from([-1, 1, 0])), max_size=30),
    st.sampled_from(ODD_NAMES),
)
def test_whatever_is_chosen_is_a_game_or_a_kind_refusal(
    steps: list[tuple[int, int]], name: str
) -> None:
    draft = EuchreDraft.of(NewEuchre(names=("You", name)))
    for place, step in steps:
        field = EUCHRE_FORM.fields[place]
        draft = field.stepped(draft, step) if step else field.turned(draft)
    try:
        game = draft.settled()
    except Unfit as error:
        assert str(error) == "A player needs a name."
    else:
        assert EuchreDraft.of(game) == replace(draft, game=game)


ROOMS = (st.integers(40, 200), st.integers(9, 58))


@given(*ROOMS, st.integers(0, 12), st.sampled_from(ODD_NAMES))
def test_in_any_room_the_chosen_line_of_a_match_is_in_sight(
    width: int, height: int, at: int, name: str
) -> None:
    draft = EuchreDraft.of(NewEuchre(names=("You", name)))
    shows_where_one_is(Filled(EUCHRE_FORM, draft, draft, at), width, height)


@given(*ROOMS, st.integers(0, 8), st.sampled_from(ODD_NAMES))
def test_in_any_room_the_chosen_line_of_a_game_is_in_sight(
    width: int, height: int, at: int, name: str
) -> None:
    draft = BeggarDraft.of(NewBeggar(beggar.Rules(players=2), (name, "Ann"), deal="-/-" * 30))
    before = BeggarDraft.of(NewBeggar())
    shows_where_one_is(Filled(BEGGAR_FORM, draft, before, at), width, height)


def shows_where_one_is(filled: Filled[Draft], width: int, height: int) -> None:
    canvas = Canvas(width, height)
    draw_form(canvas, filled, BUTTONS)
    (bar,) = [line for line in canvas.lines() if line.lstrip().startswith("▌")]
    assert filled.field.label in bar or (filled.field.short and filled.field.short in bar)
