"""The result says who won and why, how long it took, and what can be done next."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.beggar.live import draw_live
from app.beggar.result import draw_result
from app.drawing.canvas import Canvas
from app.drawing.marks import Button, KeyHint
from engines.beggar import Game, Rules, record
from tests.app.beggar.playing import Told
from tests.app.pictures import assert_like

PICTURES = Path(__file__).parent / "pictures"
BUTTONS = (
    Button(KeyHint("Enter", "Rematch"), focused=True),
    Button(KeyHint("r", "Watch it again")),
    Button(KeyHint("s", "See the table")),
)
SIZES = ["120x40", "100x30", "80x24", "60x20", "40x12"]


@cache
def ended(how: str) -> Told:
    match how:
        case "endless":
            return Told(Game(hands=record("casella-2024").deal.split("/")), 1_000)
        case "time":
            return Told(Game(Rules(players=4, time_limit_minutes=5), seed=3), 61, time=True)
        case _:
            return Told(Game(Rules(players=3), seed=8), 1_000)


def drawn(how: str, width: int, height: int, names: tuple[str, ...], you: int | None) -> Canvas:
    game = ended(how)
    scene = game.scene(game.end, names, you=you)
    canvas = Canvas(width, height - 3)
    draw_live(canvas, scene)
    draw_result(canvas, scene, BUTTONS)
    return canvas


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("how", ["endless", "time", "all cards"])
def test_how_a_game_came_out(how: str, size: str) -> None:
    width, height = map(int, size.split("x"))
    seat = {"endless": None, "time": 0, "all cards": 1}[how]
    canvas = drawn(how, width, height, ("Ann", "Bob", "Cat", "Dan"), seat)
    assert_like(canvas, PICTURES / f"result-{how.replace(' ', '-')}-{size}.txt")


@settings(max_examples=60)
@given(
    st.sampled_from(["endless", "time", "all cards"]),
    st.integers(40, 200),
    st.integers(12, 60),
    st.tuples(*[st.text(min_size=1, max_size=20)] * 4),
)
def test_the_way_on_is_there_at_any_size(
    how: str, width: int, height: int, names: tuple[str, ...]
) -> None:
    text = "\n".join(drawn(how, width, height, names, None).lines())
    assert "Enter Rematch" in text
