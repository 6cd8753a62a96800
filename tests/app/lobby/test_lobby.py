"""The lobby offers what there is to do, and opens it at a key."""

from pathlib import Path

from app.screens.lobby import LobbyScreen
from app.settings import Settings
from app.start import NewEuchre
from tests.app.lobby.host import Host, household, noon
from tests.app.lobby.seeing import shown


def host(folder: Path, settings: Settings | None = None) -> Host:
    return Host(lambda: LobbyScreen(household(folder, settings), noon))


async def test_a_new_house_offers_no_game_to_carry_on(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)):
        assert "Carry on" not in shown(app)
        assert "nothing saved yet" in shown(app)


async def test_a_new_game_with_the_last_settings_is_two_keys_away(tmp_path: Path) -> None:
    last = NewEuchre(names=("Bo", "Cy"), level="easy")
    app = host(tmp_path, Settings(euchre=last))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "against Cy, easy" in shown(app)
        await pilot.press("e", "enter")
        assert app.asked == [last]


async def test_past_the_last_entry_one_comes_to_the_first(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "up")
        assert "▶ t  Settings" in shown(app)
        await pilot.press("down")
        assert "▶ b  New Beggar-My-Neighbour" in shown(app)
