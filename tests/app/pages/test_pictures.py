"""What the rooms beside the lobby look like."""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.claims import Claim, famous
from app.finds import Finds
from app.library import Library
from app.rulebook.euchre import EUCHRE
from app.screens.ancestors import AncestorsScreen
from app.screens.deal import DealScreen
from app.screens.house import HouseScreen
from app.screens.new_beggar import NewBeggarScreen
from app.screens.new_euchre import NewEuchreScreen
from app.screens.records import RecordsScreen
from app.screens.rules import RulesScreen
from app.screens.saved import SavedScreen
from app.screens.settings import SettingsScreen
from app.screens.statistics import StatisticsScreen
from engines.beggar import record
from engines.beggar.study import ancestry
from engines.saves import Seat
from tests.app.host import Host, household
from tests.app.pictures import assert_like
from tests.app.seeing import settle
from tests.app.shelf import MOMENT, NASTY, at, beggar_game, broken, euchre_game

PICTURES = Path(__file__).parent / "pictures"
SAVES = Path("saves")
SIZES = [(80, 24), (120, 40)]
MANN_WU = Claim(deal=record("mann-wu-2007").deal)

SCREENS: dict[str, tuple[Callable[[], HouseScreen], list[str]]] = {
    "new-euchre": (lambda: NewEuchreScreen(household(Path())), [*["down"] * 8, "space"]),
    "new-beggar": (lambda: NewBeggarScreen(household(Path())), ["right", "down", "down"]),
    "settings": (lambda: SettingsScreen(household(Path())), ["down"]),
    "records": (lambda: RecordsScreen(Finds(SAVES)), ["down"]),
    "deal": (lambda: DealScreen(MANN_WU, Finds(SAVES)), ["b"]),
    "ancestors": (lambda: AncestorsScreen(ancestry(MANN_WU.deal), print), ["tab", "down"]),
    "deal-endless": (lambda: DealScreen(famous(record("casella-2024")), Finds(SAVES)), ["b"]),
    "rules": (lambda: RulesScreen(EUCHRE, "Making trump"), []),
    "saved": (lambda: SavedScreen(Library(SAVES)), ["down", "v"]),
    "statistics": (lambda: StatisticsScreen(Library(SAVES)), []),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
async def test_a_room_looks_as_it_should(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    monkeypatch.chdir(tmp_path)
    euchre_game(SAVES / "euchre.bowers", hands=3)
    at(euchre_game(SAVES / "older.bowers"), MOMENT - 3_600)
    seats = (Seat(NASTY), Seat("王" * 40, "by itself"), Seat("Cat", "by itself"))
    at(beggar_game(SAVES / "three.bowers", 40, seats), MOMENT - 7_200)
    at(broken(SAVES / "broken.bowers"), MOMENT - 90_000)
    screen, keys = SCREENS[name]
    app = Host(screen)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press(*keys)
        await settle(pilot)
        assert_like(app.picture(), PICTURES / f"{name}-{size[0]}x{size[1]}.txt")
