"""Whatever a person asks for is opened at its table, or a sentence says why it is not."""

from datetime import datetime
from pathlib import Path

import pytest
from textual.screen import Screen

from app.bowers import Bowers
from app.household import Household
from app.opening import CannotOpen, Opener
from app.picture import picture_of
from app.screens.beggar import BeggarTable
from app.screens.beggar_watching import BeggarWatch
from app.screens.euchre import EuchreTable
from app.screens.euchre_watching import EuchreWatch
from app.screens.lobby import LobbyScreen
from app.settings import Settings
from app.start import CarryOn, Lobby, NewBeggar, NewEuchre, WatchFile, WatchRecord
from engines.beggar import RECORDS
from engines.euchre import Game
from engines.saves import in_use, load


@pytest.fixture
def house(tmp_path: Path) -> Household:
    return Household(Settings(), tmp_path / "settings.json", tmp_path / "saves")


@pytest.fixture
def opener(house: Household) -> Opener:
    return Opener(house, lambda: datetime(2026, 12, 1, 20, 15))


def only_save(house: Household) -> Path:
    (file,) = house.saves.iterdir()
    return file


async def test_a_new_game_is_on_the_disk_from_its_first_event(
    opener: Opener, house: Household
) -> None:
    table = opener.open(NewEuchre(seed=1))
    assert isinstance(table, EuchreTable)
    assert load(only_save(house)).seats[1].bot == "normal"
    table.session.close()


async def test_the_next_new_game_is_like_the_last_but_dealt_anew(
    opener: Opener, house: Household
) -> None:
    start = NewBeggar(names=("Ann", "Bob"), persons=(0, 1), seed=3)
    table = opener.open(start)
    assert isinstance(table, BeggarTable)
    table.session.close()
    assert house.settings.beggar == start.anew()
    assert house.settings.beggar.seed is None


@pytest.mark.parametrize("start", [NewBeggar(seed=1), NewEuchre(seed=1, level="easy")])
async def test_an_unfinished_game_is_carried_on_by_the_same_players(
    opener: Opener, house: Household, start: NewBeggar | NewEuchre
) -> None:
    table = opener.open(start)
    assert isinstance(table, BeggarTable | EuchreTable)
    table.session.close()
    before = only_save(house).read_bytes()
    again = opener.open(CarryOn(only_save(house)))
    assert isinstance(again, type(table))
    assert again.game.state == table.game.state
    again.session.close()
    assert only_save(house).read_bytes() == before


async def test_a_match_left_at_the_result_of_a_hand_comes_back_to_it(
    opener: Opener, house: Household
) -> None:
    table = opener.open(NewEuchre(seed=1))
    assert isinstance(table, EuchreTable)
    game = table.game
    assert isinstance(game, Game)
    while game.state.hand_number == 1:
        game.apply(game.legal_actions()[0])
    table.session.close()
    again = opener.open(CarryOn(only_save(house)))
    assert isinstance(again, EuchreTable)
    assert again.over
    again.session.close()


async def test_a_game_that_is_being_played_is_watched_but_not_played_twice(
    opener: Opener, house: Household
) -> None:
    table = opener.open(NewEuchre(seed=1))
    assert isinstance(table, EuchreTable)
    with pytest.raises(CannotOpen, match="another window; here it may be watched"):
        opener.open(CarryOn(only_save(house)))
    assert isinstance(opener.open(WatchFile(only_save(house))), EuchreWatch)
    table.session.close()


@pytest.mark.parametrize("slug", [record.slug for record in RECORDS])
async def test_every_record_can_be_watched(opener: Opener, slug: str) -> None:
    assert isinstance(opener.open(WatchRecord(slug)), BeggarWatch)


class Door(Screen[None]):
    """Where one comes back to: it looks at once whether the game one left is free."""

    def __init__(self, house: Household) -> None:
        super().__init__()
        self._house = house
        self.found_in_use: list[bool] = []

    def on_screen_resume(self) -> None:
        """Look."""
        self.found_in_use += map(in_use, self._house.saves.glob("*"))


@pytest.mark.parametrize("start", [NewBeggar(seed=1), NewEuchre(seed=1)])
async def test_a_game_that_is_left_is_free_when_one_is_back(
    opener: Opener, house: Household, start: NewBeggar | NewEuchre
) -> None:
    app, door = Bowers(house, Lobby(), opener=opener), Door(house)
    async with app.run_test() as pilot:
        await app.push_screen(door)
        await app.push_screen(opener.open(start))
        await pilot.press("q")
        await pilot.pause()
        assert door.found_in_use == [False]


async def test_what_cannot_be_opened_says_why(opener: Opener, tmp_path: Path) -> None:
    broken = tmp_path / "broken.bowers"
    broken.write_text("nonsense\n")
    with pytest.raises(CannotOpen, match="In line 1"):
        opener.open(WatchFile(broken))
    with pytest.raises(CannotOpen, match="There is no such file"):
        opener.open(WatchFile(tmp_path / "none.bowers"))
    with pytest.raises(CannotOpen, match=r"hand|deal"):
        opener.open(NewBeggar(deal="A/K/Q/J/A"))


async def test_tab_goes_from_one_saved_game_to_the_next_that_can_be_opened(
    opener: Opener, house: Household
) -> None:
    for seed in (1, 2):
        table = opener.open(NewEuchre(names=("You", f"Ada {seed}"), seed=seed))
        assert isinstance(table, EuchreTable)
        table.session.close()
    (house.saves / "broken.bowers").write_text("nonsense\n")
    first, _ = sorted(house.saves.glob("euchre*"))
    app = Bowers(house, WatchFile(first), opener=opener)
    async with app.run_test(size=(120, 40)) as pilot:
        for opponent in ("Ada 1", "Ada 2", "Ada 1"):
            await pilot.press("tab")
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert f"You : {opponent}" in picture_of(app).lines()[0]
        await pilot.press("q")
        assert isinstance(app.screen, LobbyScreen)


async def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    house = Household(Settings(), tmp_path / "settings.json", tmp_path / "saves")
    with pytest.raises(CannotOpen, match="saves"):
        Opener(house, datetime.now).open(NewEuchre())
