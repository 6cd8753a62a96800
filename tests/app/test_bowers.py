"""The application begins in the lobby, dresses as the settings say, and ends when it is told to."""

from pathlib import Path

from app.bowers import Bowers
from app.household import Household
from app.screens.beggar import BeggarTable
from app.screens.lobby import LobbyScreen
from app.settings import Settings, load_settings
from app.start import Lobby, NewBeggar, WatchFile


def a_house(folder: Path) -> Household:
    return Household(Settings(), folder / "settings.json", folder / "saves")


def notices(app: Bowers) -> list[str]:
    return [notice.message for notice in app._notifications]


async def test_it_begins_in_the_lobby_and_q_leaves(tmp_path: Path) -> None:
    app = Bowers(a_house(tmp_path), Lobby())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen)
        await pilot.press("q")
    assert app.return_code == 0


async def test_theme_suits_and_deck_are_on_keys_and_are_kept(tmp_path: Path) -> None:
    app = Bowers(a_house(tmp_path), Lobby())
    async with app.run_test() as pilot:
        await pilot.press("f4", "f5", "f6")
        await pilot.pause()
        assert app.theme == "linen"
        assert app.palette.colours["ground"] == "#cfdccf"
        assert app.palette.colours["clubs"] == "#0b6b2f"
    kept = load_settings(tmp_path / "settings.json")
    assert (kept.theme, kept.signs, kept.four_colours) == ("linen", "letters", True)


async def test_the_palette_of_commands_offers_what_the_place_has(tmp_path: Path) -> None:
    app = Bowers(a_house(tmp_path), Lobby())
    async with app.run_test() as pilot:
        await pilot.pause()
        titles = [command.title for command in app.get_system_commands(app.screen)]
        assert {"Records", "Rules", "Four colours"} <= set(titles)


async def test_what_cannot_be_opened_is_said_and_the_lobby_stays(tmp_path: Path) -> None:
    app = Bowers(a_house(tmp_path), WatchFile(tmp_path / "none.bowers"))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen)
        assert "There is no such file." in notices(app)


async def test_settings_that_could_not_be_read_are_told_of_when_one_comes_in(
    tmp_path: Path,
) -> None:
    house = a_house(tmp_path)
    house.trouble = "The settings in [/] make no sense."
    app = Bowers(house, Lobby())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert notices(app) == [house.trouble]


async def test_settings_that_cannot_be_kept_for_the_next_game_are_told_of_at_the_table(
    tmp_path: Path,
) -> None:
    (tmp_path / "settings.json").mkdir()
    app = Bowers(a_house(tmp_path), NewBeggar(persons=(0, 1)))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, BeggarTable)
        assert any(notice.startswith("The settings cannot be kept in") for notice in notices(app))


async def test_ctrl_c_ends_nothing_and_says_what_does(tmp_path: Path) -> None:
    app = Bowers(a_house(tmp_path), Lobby())
    async with app.run_test() as pilot:
        await pilot.press("ctrl+c")
        assert any("q goes one level back" in notice for notice in notices(app))


async def test_ctrl_z_leads_to_the_shell_from_everywhere(tmp_path: Path) -> None:
    app = Bowers(a_house(tmp_path), Lobby())
    async with app.run_test() as pilot:
        for key in ("r", "q", "u", "q", "b"):
            await pilot.press(key)
            await pilot.pause()
            action = app.active_bindings["ctrl+z"].binding.action
            assert action.removeprefix("app.") == "suspend_process"
