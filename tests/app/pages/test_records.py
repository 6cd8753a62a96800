"""The record room: famous deals and finds are listed, told of, watched, kept and forgotten."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, Static

from app.claims import Claim, famous
from app.drawing.canvas import Canvas
from app.finds import Finds
from app.pages.records import by_length, draw_records, length, reading
from app.screens.ask_deal import AskDealScreen
from app.screens.deal import DealScreen
from app.screens.records import RecordsScreen
from app.start import WatchDeal, WatchRecord
from engines import beggar
from tests.app.host import Host
from tests.app.seeing import answer, prompt, settle, shown

LONGEST = beggar.record("nessler-2022").deal
KNOWN = by_length(())


def host(folder: Path) -> Host:
    return Host(lambda: RecordsScreen(Finds(folder)))


def paste(pilot: Pilot[None], text: str) -> None:
    """What a terminal sends when a person pastes."""
    pilot.app.screen.post_message(events.Paste(text))


def asked(app: Host) -> str:
    """What a question on the screen says."""
    return " ".join(str(line.render()) for line in app.screen.query(Static))


def test_the_longest_comes_first_and_what_never_ends_last() -> None:
    assert [deal.name for deal in (KNOWN[0], KNOWN[-1])] == ["nessler-2022", "casella-2024"]
    assert {deal.name for deal in KNOWN} == {record.slug for record in beggar.RECORDS}


def test_an_endless_deal_is_not_said_to_have_a_length() -> None:
    endless = famous(beggar.record("casella-2024"))
    assert length(endless).startswith("It is back where it was after 474")


async def test_enter_watches_the_chosen_record(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "THE LONGEST GAME KNOWN" in shown(app)
        await pilot.press("down", "enter", "end", "enter", "pageup", "home", "enter")
        assert app.asked == [
            WatchRecord("nessler-2021"),
            WatchRecord("casella-2024"),
            WatchRecord("nessler-2022"),
        ]
        assert prompt(app).startswith("8,344 cards in 1,164 tricks. Found by Reed Nessler in 2022.")


@settings(max_examples=40)
@given(st.integers(40, 200), st.integers(9, 58), st.integers(0, len(KNOWN) - 1))
def test_the_chosen_record_is_in_sight_in_any_room(width: int, height: int, chosen: int) -> None:
    canvas = Canvas(width, height)
    draw_records(canvas, KNOWN, chosen)
    (line,) = [line for line in canvas.lines() if line.lstrip().startswith("▶")]
    assert KNOWN[chosen].found_by[:8] in line


@pytest.mark.parametrize(
    "pasted",
    [LONGEST, LONGEST.replace("/", "\n"), f"\n  {LONGEST.replace('/', '/ ')}\n\n", LONGEST.lower()],
)
async def test_a_deal_is_pasted_and_laid_open(tmp_path: Path, pasted: str) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("p")
        paste(pilot, pasted)
        await pilot.pause()
        assert "2 hands of 26, 26 cards." in asked(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "447247122283566119055" in shown(app)
        await pilot.press("enter")
        assert app.asked == [WatchRecord("nessler-2022")]


async def test_a_deal_pasted_into_the_list_is_asked_for_at_once(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        paste(pilot, "QS 10H/KD")
        await pilot.pause()
        assert isinstance(app.screen, AskDealScreen)
        assert "2 hands of 2, 1 cards." in asked(app)


async def test_a_bad_deal_stays_with_the_cursor_on_what_is_wrong(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("p")
        await answer(pilot, "--J/-x-")
        line = app.screen.query_one(Input)
        assert "Card 2 of hand 2 is 'x'" in asked(app)
        assert (line.value, line.cursor_position) == ("--J/-x-", 5)
        await pilot.press("delete", "enter")
        await settle(pilot)
        assert isinstance(app.screen, DealScreen)
        await pilot.press("enter")
        assert app.asked == [WatchDeal("--J/--")]


@given(st.text(max_size=60))
def test_whatever_is_typed_there_is_something_to_say(text: str) -> None:
    sentence, place = reading(text)
    assert sentence.isprintable() or not text.isprintable()
    assert place is None or 0 <= place <= len(text)


async def test_what_is_known_of_a_deal_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = host(tmp_path)
    copied: list[str] = []
    monkeypatch.setattr(app, "copy_to_clipboard", copied.append)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("y", "Y", "s")
        await settle(pilot)
        await pilot.press("y", "Y")
        assert copied == [LONGEST, "447247122283566119055"] * 2


async def test_a_find_is_kept_renamed_and_forgotten(tmp_path: Path) -> None:
    finds = Finds(tmp_path)
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("p")
        await answer(pilot, "--K-K-Q-J-/---J--Q---")
        await settle(pilot)
        await pilot.press("k", *"ring", "enter", *"Ann", "enter", *"2026x", "enter")
        assert "A year is written in figures" in asked(app)
        await pilot.press("backspace", "enter")
        await settle(pilot)
        assert [(find.name, find.found_by, find.year) for find in finds.all()] == [
            ("ring", "Ann", 2026)
        ]
        await pilot.press("k", "q")
        await settle(pilot)
        assert "17 famous deals, 1 of yours" in shown(app)
        await pilot.press("end", "n")
        await answer(pilot, "wycott")
        await settle(pilot)
        assert prompt(app) == '"wycott" is the name of a famous deal.'
        await pilot.press("n")
        await answer(pilot, "a ring")
        await settle(pilot)
        assert "▶ endless" in shown(app)
        assert "★ a ring · Ann" in shown(app)
        await pilot.press("d", "n")
        assert len(finds.all()) == 1
        await pilot.press("d", "y")
        await settle(pilot)
        assert finds.all() == []
        assert "a ring" not in shown(app)


async def test_a_famous_deal_is_nobodys_to_rename_or_forget(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key in ("n", "d"):
            await pilot.press(key)
            assert "only finds of yours" in prompt(app)


async def test_finds_that_are_not_right_are_told_of_and_left_alone(tmp_path: Path) -> None:
    Finds(tmp_path).file.write_text('{"name":"a","deal":"J-/-","cards":9}\n', "utf-8")
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "In line 1: this is not what" in shown(app)
        await pilot.press("down")
        assert prompt(app).startswith("7,972 cards")


async def test_the_longest_deal_that_leads_to_one_is_laid_open(tmp_path: Path) -> None:
    claim = famous(beggar.record("mann-wu-2007"))
    app = Host(lambda: DealScreen(claim, Finds(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("b")
        await settle(pilot)
        assert "26 of them are dealt" in shown(app)
        await pilot.press("o")
        await settle(pilot)
        assert "7,225 cards, 1,016 tricks; player 1 wins." in shown(app)
        assert "a game of 7,225 cards" in shown(app)


async def test_what_leads_to_a_deal_is_walked_backwards(tmp_path: Path) -> None:
    app = Host(lambda: DealScreen(famous(beggar.record("mann-wu-2007")), Finds(tmp_path)))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("a")
        await pilot.press("b")
        await settle(pilot)
        await pilot.press("a")
        await settle(pilot)
        assert "607 positions, 26 deals" in shown(app)
        await pilot.press("end", "tab")
        await settle(pilot)
        assert "68 cards, 9 tricks before" in prompt(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "a game of 7,225 cards" in shown(app)
        await pilot.press("q", "tab", "home", "enter")
        await settle(pilot)
        assert "7,159 cards, 1,008 tricks" in shown(app)


async def test_tricks_of_three_are_not_undone(tmp_path: Path) -> None:
    app = Host(lambda: DealScreen(Claim(deal="-J/-Q/KKK"), Finds(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("b")
        assert "two players alone" in prompt(app)
        await pilot.press("o", "Y")
        assert "26 cards are numbered" in prompt(app)
