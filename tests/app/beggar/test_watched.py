"""A watched game: the table, the hands as strips, and a chart one can travel on."""

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.beggar.scene import Scene
from app.beggar.watched import draw_watched
from app.drawing.canvas import Canvas
from engines.beggar import Game, Rules, record
from tests.app.beggar.playing import NAMES, Told
from tests.app.pictures import assert_like

PICTURES = Path(__file__).parent / "pictures"
ROWS_AROUND = {"120x40": 5, "80x24": 3, "60x20": 3, "40x12": 3}
"""Header, transport line and footer."""


@cache
def told(players: int, seed: int) -> Told:
    return Told(Game(Rules(players=players), seed=seed), 600)


@cache
def record_game() -> Told:
    return Told(Game(hands=record("nessler-2022").deal.split("/")), 9_000)


def drawn(scene: Scene, width: int, rows: int, *, future: bool = True) -> Canvas:
    canvas = Canvas(width, rows)
    draw_watched(canvas, scene, future=future)
    return canvas


def body_of(size: str) -> tuple[int, int]:
    width, height = map(int, size.split("x"))
    return width, height - ROWS_AROUND[size]


games = st.builds(told, st.integers(2, 4), st.integers(0, 30))


@pytest.mark.parametrize("size", ROWS_AROUND)
def test_the_longest_game_known_at_card_4117(size: str) -> None:
    game = record_game()
    scene = game.scene(game.position_of(4117), ("North", "South"), open_hands=True)
    assert_like(drawn(scene, *body_of(size)), PICTURES / f"watched-record-{size}.txt")


@pytest.mark.parametrize("size", ROWS_AROUND)
@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_players_have_a_lane_each(players: int, size: str) -> None:
    game = told(players, 5)
    scene = game.scene(game.end * 3 // 7, open_hands=players == 4)
    assert_like(drawn(scene, *body_of(size)), PICTURES / f"watched-{players}-{size}.txt")


def test_a_hidden_future_leaves_the_chart_empty_beyond_the_cursor() -> None:
    game = record_game()
    scene = game.scene(game.position_of(4117), ("North", "South"))
    canvas = drawn(scene, 80, 21, future=False)
    cursor = next(line.index("┃") for line in canvas.lines() if "┃" in line)
    for y, line in enumerate(canvas.lines()):
        if "┃" in line:
            assert all(canvas.ink(x, y).fg != "future" for x in range(cursor, 80))
            assert line[cursor + 1 :].strip() == ""


def test_a_press_on_the_chart_goes_to_what_it_shows() -> None:
    game = record_game()
    canvas = drawn(game.scene(game.end // 2, ("North", "South")), 120, 35)
    y = next(y for y, line in enumerate(canvas.lines()) if "●" in line and "━" in line)
    rail = canvas.lines()[y]
    assert canvas.command_at(rail.index("●"), y) == f"seek({game.end // 2})"
    assert canvas.command_at(rail.index("━"), y) == "seek(0)"
    assert canvas.command_at(len(rail) - 1, y) == f"seek({game.end})"


@settings(max_examples=60)
@given(games, st.data(), st.integers(40, 200), st.integers(9, 57), st.booleans())
def test_everything_can_be_read_at_any_size(
    game: Told, data: st.DataObject, width: int, rows: int, open_hands: bool
) -> None:
    position = data.draw(st.integers(1, game.end))
    state = game.states[position]
    scene = game.scene(position, open_hands=open_hands)
    text = "\n".join(drawn(scene, width, rows).lines())
    assert f"{len(state.pile)} in the pile" in text
    assert "●" in text
    for seat, hand in enumerate(state.hands):
        held = "(out|0)" if seat in state.out else str(len(hand))
        assert re.search(rf"{NAMES[seat]}\b.*\b{held}\b", text), (seat, held)
    if state.debt is not None and state.result is None:
        debt = state.debt
        owes = rf"by {NAMES[debt.claimant]} +· +{NAMES[debt.payer]} owes"
        left = f"{debt.owed} to go" if debt.owed else "paid"
        assert re.search(rf"{owes}.*{left}", text)


@settings(max_examples=60)
@given(
    games,
    st.data(),
    st.tuples(*[st.text(min_size=1, max_size=20)] * 4),
    st.integers(40, 200),
    st.integers(9, 57),
    st.floats(0, 1),
)
def test_any_names_and_a_card_on_its_way_can_be_drawn_at_any_size(
    game: Told,
    data: st.DataObject,
    names: tuple[str, ...],
    width: int,
    rows: int,
    share: float,
) -> None:
    position = data.draw(st.integers(0, game.end))
    canvas = Canvas(width, rows)
    draw_watched(canvas, game.scene(position, names, open_hands=True), share)
    assert f"{len(game.states[position].pile)} in the pile" in "\n".join(canvas.lines())
