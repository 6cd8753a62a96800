"""The saved games are listed, watched, carried on, renamed and deleted."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.library import Facts, Library, Listed
from app.pages.saved import draw_saved
from app.screens.saved import SavedScreen
from app.start import CarryOn, WatchFile
from engines.saves import Seat
from tests.app.host import NOON, Host
from tests.app.seeing import answer, prompt, settle, shown
from tests.app.shelf import MOMENT, NASTY, at, beggar_game, broken, euchre_game


def host(folder: Path) -> Host:
    return Host(lambda: SavedScreen(Library(folder)))


async def test_an_empty_shelf_has_kind_words(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "There is nothing to watch yet." in shown(app)
        await pilot.press("enter", "c", "v", "n", "d", "down", "end")
        assert app.asked == []
        assert app.screen is app.first


async def test_how_a_game_ended_is_hidden_until_asked_for(tmp_path: Path) -> None:
    path = euchre_game(tmp_path / "match.bowers")
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        ending = Library(tmp_path).games()[0].facts.ending
        assert ending.startswith(("You win", "Ada wins"))
        assert ending not in shown(app)
        await pilot.press("v")
        assert ending in " ".join(shown(app).split())
        await pilot.press("v", "enter", "c")
        assert ending not in shown(app)
        assert prompt(app) == "This game is over: it can be watched, not carried on."
        assert app.asked == [WatchFile(path)]


async def test_an_unfinished_game_is_carried_on(tmp_path: Path) -> None:
    path = beggar_game(tmp_path / "game.bowers", 20)
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "20 cards, waits" in shown(app)
        await pilot.press("c")
        assert app.asked == [CarryOn(path)]


async def test_a_broken_file_is_listed_with_the_reason(tmp_path: Path) -> None:
    broken(tmp_path / "odd [@click=x].bowers")
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "odd [@click=x]" in shown(app)
        assert "In line 1:" in shown(app)
        await pilot.press("enter")
        assert prompt(app).startswith("In line 1:")
        assert app.asked == []


async def test_a_game_gets_another_name(tmp_path: Path) -> None:
    beggar_game(tmp_path / "a.bowers", 20)
    at(beggar_game(tmp_path / "b.bowers", 30), MOMENT - 60)
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("down", "n")
        await answer(pilot, "Sunday")
        await settle(pilot)
        assert "Kept as   Sunday" in shown(app)
        assert (tmp_path / "Sunday.bowers").exists()
        await pilot.press("n")
        await answer(pilot, "a")
        assert prompt(app) == 'There is a game "a" already.'


async def test_a_game_is_deleted_only_after_yes(tmp_path: Path) -> None:
    path = beggar_game(tmp_path / "a.bowers", 20)
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("d", "enter", "d", "n", "d", "escape")
        assert path.exists()
        await pilot.press("d", "y")
        await settle(pilot)
        assert not path.exists()
        assert "There is nothing to watch yet." in shown(app)


NAMES = st.text(max_size=40) | st.sampled_from([NASTY, "王" * 40])
FACTS = st.builds(
    Facts,
    game=st.sampled_from(["beggar", "euchre"]),
    seats=st.lists(st.builds(Seat, NAMES, st.none() | st.just("easy")), min_size=2, max_size=4).map(
        tuple
    ),
    length=st.just("33,000 cards"),
    finished=st.booleans(),
    ending=NAMES,
    trouble=st.just("") | NAMES,
)
GAMES = st.lists(FACTS, min_size=1, max_size=60).map(
    lambda all_facts: [
        Listed(Path(f"game {number}.bowers"), NOON.astimezone(), facts)
        for number, facts in enumerate(all_facts)
    ]
)


@settings(max_examples=60)
@given(st.integers(40, 200), st.integers(9, 58), GAMES, st.integers(0, 59), st.booleans())
def test_the_chosen_game_is_in_sight_in_any_room(
    width: int, height: int, games: list[Listed], chosen: int, revealed: bool
) -> None:
    canvas = Canvas(width, height)
    draw_saved(canvas, games, chosen % len(games), revealed=revealed)
    assert sum(line.lstrip().startswith("▶") for line in canvas.lines()) == 1
