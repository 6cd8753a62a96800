"""A setting holds as soon as it is chosen, and is kept for the next day."""

from pathlib import Path

from msgspec.structs import replace

from app.bowers import Bowers
from app.screens.settings import SettingsScreen
from app.settings import Settings, load_settings
from app.start import Lobby
from tests.app.host import Host, household
from tests.app.seeing import prompt, shown


async def test_a_choice_is_kept_at_once(tmp_path: Path) -> None:
    house = household(tmp_path)
    app = Host(lambda: SettingsScreen(house))
    kept = Settings()
    choices: list[tuple[list[str], dict[str, str | bool | float]]] = [
        (["right"], {"theme": "linen"}),
        (["down", "right"], {"signs": "letters"}),
        (["right", "right"], {"signs": "ascii"}),
        (["down", "space"], {"four_colours": True}),
        (["down", "enter", "enter"], {"motion": "none"}),
        (["down", "left"], {"pace": 0.5}),
        (["down", "right", "right"], {"trick_delay": 2.0}),
        (["down", "left"], {"future": False}),
    ]
    async with app.run_test(size=(80, 24)) as pilot:
        for times, (keys, change) in enumerate(choices, start=1):
            await pilot.press(*keys)
            kept = replace(kept, **change)
            assert house.settings == kept
            assert load_settings(tmp_path / "settings.json") == kept
            assert app.changes >= times


async def test_the_house_is_seen_in_its_new_dress(tmp_path: Path) -> None:
    app = Bowers(household(tmp_path), Lobby())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "right")
        assert app.theme == "linen"
        await pilot.press("f6")
        assert app.theme == "baize"
        assert "[baize]" in shown(app)
        await pilot.press("down", "right")
        assert app.household.settings == Settings(signs="letters")


async def test_settings_that_cannot_be_kept_hold_and_say_so(tmp_path: Path) -> None:
    house = household(tmp_path)
    (tmp_path / "settings.json").mkdir()
    app = Host(lambda: SettingsScreen(house))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("right")
        assert house.settings.theme == "linen"
        assert prompt(app).startswith("The settings cannot be kept in")


async def test_a_value_that_was_written_by_hand_is_shown_and_stays(tmp_path: Path) -> None:
    house = household(tmp_path, Settings(pace=3.0, trick_delay=7.5))
    app = Host(lambda: SettingsScreen(house))
    async with app.run_test(size=(120, 40)):
        assert "3 times" in shown(app)
        assert "[7.5 s]" in shown(app)
