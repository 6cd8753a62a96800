"""The lobby offers what there is to do, tells what it comes to, and opens it at a key."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.bowers import Bowers
from app.drawing.canvas import Canvas
from app.lobby.did_you_know import fact_of
from app.lobby.entries import entries
from app.lobby.front import Front, draw_front
from app.lobby.standing import Standing, Waiting
from app.lobby.telling import ago
from app.screens.lobby import LobbyScreen
from app.settings import Settings
from app.start import CarryOn, Lobby, NewBeggar, NewEuchre, WatchFile
from engines import beggar, euchre
from engines.saves import Seat
from tests.app.host import Host, household
from tests.app.pictures import assert_like
from tests.app.seeing import prompt, settle, shown
from tests.app.shelf import MOMENT, NASTY, beggar_game, broken, euchre_game

PICTURES = Path(__file__).parent / "pictures"


def noon() -> datetime:
    """Three minutes after the games of these tests were left."""
    return datetime.fromtimestamp(MOMENT + 200).astimezone()


def host(folder: Path, last: Settings | None = None) -> Host:
    return Host(lambda: LobbyScreen(household(folder, last), noon))


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (60, 20), (40, 12), (200, 60)])
async def test_the_lobby_with_a_match_that_waits(tmp_path: Path, size: tuple[int, int]) -> None:
    euchre_game(tmp_path / "saves" / "one.bowers", hands=4)
    app = host(tmp_path)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert_like(app.picture(), PICTURES / f"lobby-{size[0]}x{size[1]}.txt")


async def test_a_new_house_offers_no_game_to_carry_on(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "Carry on" not in shown(app)
        assert "nothing saved yet" in shown(app)
        for key in ("c", "v"):
            await pilot.press("up", key)
            assert prompt(app) == "No game waits to be carried on."
        assert app.asked == []


@pytest.mark.parametrize(
    ("key", "why"),
    [("w", "Nothing is saved yet"), ("s", "No game has come to its end yet.")],
)
async def test_what_there_is_none_of_says_so(tmp_path: Path, key: str, why: str) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press(key, "enter")
        assert prompt(app).startswith(why)
        assert app.screen is app.first


async def test_a_game_that_waits_is_carried_on_with_enter(tmp_path: Path) -> None:
    path = euchre_game(tmp_path / "saves" / "one.bowers", hands=2)
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "▶ c  Carry on" in shown(app)
        assert "left 3 minutes ago" in shown(app)
        await pilot.press("enter", "v")
        assert app.asked == [CarryOn(path), WatchFile(path)]


async def test_the_last_game_waits_whatever_else_is_on_the_shelf(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    euchre_game(saves / "over.bowers")
    broken(saves / "broken.bowers")
    seats = (Seat(NASTY), Seat("王" * 40, "by itself"), Seat("Cat"))
    path = beggar_game(saves / "waits.bowers", 40, seats)
    app = host(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "Beggar, 3 players, card 40" in shown(app)
        assert "[/] [@click" in shown(app)
        assert "3 saved" in shown(app)
        assert "1 game" in shown(app)
        await pilot.press("c")
        assert app.asked == [CarryOn(path)]


async def test_back_from_a_game_the_lobby_offers_to_carry_it_on(tmp_path: Path) -> None:
    app = Bowers(household(tmp_path), Lobby())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("b", "enter")
        await pilot.pause()
        await pilot.press("q")
        await settle(pilot)
        assert "▶ c  Carry on                    Beggar, 2 players" in shown(app)


async def test_whoever_has_chosen_already_is_not_moved(tmp_path: Path) -> None:
    euchre_game(tmp_path / "saves" / "one.bowers", hands=2)
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "up", "down")
        before = prompt(app)
        await settle(pilot)
        assert prompt(app) == before


async def test_each_letter_opens_a_room_and_q_comes_back(tmp_path: Path) -> None:
    euchre_game(tmp_path / "saves" / "one.bowers")
    app = host(tmp_path)
    rooms = {
        "b": "New Beggar-My-Neighbour",
        "e": "New Euchre",
        "r": "Records",
        "u": "Rules",
        "t": "Settings",
        "w": "Saved games",
        "s": "Statistics",
    }
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key, place in rooms.items():
            await pilot.press(key)
            await settle(pilot)
            assert f"› {place}" in shown(app)
            await pilot.press("q")
            assert app.screen is app.first


@pytest.mark.parametrize("key", ["b", "e"])
async def test_a_new_game_with_the_last_settings_is_two_keys_away(tmp_path: Path, key: str) -> None:
    match = NewEuchre(names=("Bo", "Cy"), level="easy")
    game = NewBeggar(beggar.Rules(players=3), ("Bo", "Cy", "Di"), (1,))
    app = host(tmp_path, Settings(euchre=match, beggar=game))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "against Cy, easy" in shown(app)
        await pilot.press(key, "enter")
        assert app.asked == [match if key == "e" else game]


async def test_past_the_last_entry_one_comes_to_the_first(tmp_path: Path) -> None:
    app = host(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "up")
        assert "▶ t  Settings" in shown(app)
        await pilot.press("down")
        assert "▶ b  New Beggar-My-Neighbour" in shown(app)


def waiting(name: str, other: str, cards: int, you: int | None) -> Waiting:
    game = beggar.Game(seed=cards)
    for _ in range(cards):
        game.apply(beggar.TurnCard())
    seats = (Seat(name), Seat(other))
    return Waiting(Path("game"), noon(), seats, you, game.view(0))


def match_waiting(name: str, other: str, decisions: int, target: int) -> Waiting:
    game = euchre.Game(euchre.Rules(pack="25", target=target), seed=decisions)
    player = euchre.players.Random(decisions)
    for _ in range(decisions):
        if game.to_act is not None:
            game.apply(player.choose(game.view(game.to_act)))
    return Waiting(Path("game"), noon(), (Seat(name), Seat(other, "easy")), 0, game.view(0))


NAMES = st.sampled_from([NASTY, "王" * 40, "Ada", "e\u0301" * 40])
WAITING = st.one_of(
    st.none(),
    st.builds(waiting, NAMES, NAMES, st.integers(0, 40), st.sampled_from([0, None])),
    st.builds(match_waiting, NAMES, NAMES, st.integers(0, 30), st.sampled_from([1, 10, 15, 99])),
)


@settings(max_examples=60)
@given(st.integers(40, 200), st.integers(10, 58), WAITING, st.integers(0, 7), NAMES)
def test_every_entry_is_in_sight_in_any_room(
    width: int, height: int, left: Waiting | None, chosen: int, name: str
) -> None:
    last = Settings(euchre=NewEuchre(names=("You", name)), beggar=NewBeggar(names=("You", name)))
    standing = Standing(noon(), last, looked=True, waiting=left, games=())
    offered = entries(standing)
    canvas = Canvas(width, height)
    front = Front(standing, offered, chosen % len(offered), fact_of(noon().date()))
    draw_front(canvas, front)
    drawn = "\n".join(canvas.lines())
    for entry in offered:
        assert f" {entry.key}  {entry.title}" in drawn


@pytest.mark.parametrize(
    ("passed", "told"),
    [
        (timedelta(seconds=-5), "a moment ago"),
        (timedelta(seconds=59), "a moment ago"),
        (timedelta(minutes=1), "1 minute ago"),
        (timedelta(minutes=59), "59 minutes ago"),
        (timedelta(hours=5), "5 hours ago"),
        (timedelta(hours=30), "yesterday"),
        (timedelta(days=3), "3 days ago"),
        (timedelta(days=30), "on 4 April 2026"),
    ],
)
def test_how_long_ago_a_game_was_left(passed: timedelta, told: str) -> None:
    now = datetime(2026, 5, 4, 12)
    assert ago(now - passed, now) == told
