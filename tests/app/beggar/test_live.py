"""The table of a game being played looks composed, and tells all there is to know, at any size."""

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.beggar.live import draw_live
from app.beggar.scene import Scene, Side
from app.drawing.canvas import Canvas
from app.drawing.room import pane_width
from engines.beggar import Game, Rules
from tests.app.beggar.playing import NAMES, Told
from tests.app.pictures import assert_like

PICTURES = Path(__file__).parent / "pictures"
AROUND_THE_BODY = 3
SIZES = ["120x40", "80x24", "60x20", "40x12"]


@cache
def told(players: int, seed: int) -> Told:
    return Told(Game(Rules(players=players), seed=seed), 300)


def drawn(scene: Scene, width: int, height: int, travelled: float = 1.0) -> Canvas:
    """The table on a screen of a size, without header, prompt and footer."""
    canvas = Canvas(width, height - AROUND_THE_BODY)
    draw_live(canvas, scene, travelled)
    return canvas


def size_of(size: str) -> tuple[int, int]:
    width, height = map(int, size.split("x"))
    return width, height


games = st.builds(told, st.integers(2, 4), st.integers(0, 40))
widths, heights = st.integers(40, 200), st.integers(12, 60)
long_names = st.tuples(*[st.text(min_size=1, max_size=20)] * 4)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_debt_being_paid(players: int, size: str) -> None:
    game = told(players, 3)
    scene = game.scene(game.position_of(64), ("You", "Ann", "Bob", "Cat"), you=0)
    assert_like(drawn(scene, *size_of(size)), PICTURES / f"live-{players}-{size}.txt")


@pytest.mark.parametrize("size", ["100x30", "80x24", "60x20"])
def test_names_too_long_for_the_table(size: str) -> None:
    game = told(4, 3)
    names = ("Bartholomew the Elder", "王王王王王王王王王王", "Bo", "[/] Wilhelmina \x1b[2J")
    scene = game.scene(game.position_of(64), names)
    assert_like(drawn(scene, *size_of(size)), PICTURES / f"long-names-{size}.txt")


@pytest.mark.parametrize("size", ["120x40", "80x24", "60x20"])
def test_several_persons_at_one_keyboard(size: str) -> None:
    game = told(3, 5)
    scene = game.scene(game.position_of(30), keys={0: "a", 1: "g", 2: "l"})
    assert_like(drawn(scene, *size_of(size)), PICTURES / f"keys-{size}.txt")


@given(games, st.data(), widths, heights)
def test_everything_can_be_read_at_any_size(
    game: Told, data: st.DataObject, width: int, height: int
) -> None:
    position = data.draw(st.integers(1, game.end))
    scene = game.scene(position)
    lines = drawn(scene, width, height).lines()
    text = "\n".join(lines)
    state = game.states[position]
    assert f"{len(state.pile)} in the pile" in text
    for seat, hand in enumerate(state.hands):
        held = "(out|0)" if seat in state.out else str(len(hand))
        assert re.search(rf"{NAMES[seat]}\b.*\b{held}\b", text), (seat, held)
    if state.debt is not None and state.result is None:
        debt = state.debt
        owes = rf"by {NAMES[debt.claimant]} +· +{NAMES[debt.payer]} owes ({debt.asked}|the rest) "
        left = f"{debt.owed} to go" if debt.owed else "paid"
        assert re.search(rf"(Ace|King|Queen|Jack) {owes}.*{left}", text)
    if not pane_width(width, height - AROUND_THE_BODY):
        assert f"trick {scene.trick} · card {state.cards}" in text


def card_cells(canvas: Canvas, width: int) -> list[tuple[int, int]]:
    """The cells of the first columns that belong to a card."""
    return [
        (x, y)
        for y in range(canvas.height)
        for x in range(width)
        if canvas.ink(x, y).bg in ("face", "back")
    ]


@settings(max_examples=30)
@given(games, st.data(), long_names, widths, heights, st.sampled_from([0.3, 1.0]))
def test_no_name_moves_a_card(
    game: Told,
    data: st.DataObject,
    names: tuple[str, ...],
    width: int,
    height: int,
    travelled: float,
) -> None:
    position = data.draw(st.integers(0, game.end))
    table = width - pane_width(width, height - AROUND_THE_BODY)
    plain = drawn(game.scene(position), width, height, travelled)
    named = drawn(game.scene(position, names), width, height, travelled)
    assert card_cells(named, table) == card_cells(plain, table)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_card_comes_from_its_player_to_the_top_of_the_pile(share: float) -> None:
    game = told(2, 3)
    scene = game.scene(3)
    assert scene.laid is not None
    canvas = drawn(scene, 80, 24, share)
    card = scene.pile[-1].card.rank.face + scene.pile[-1].card.suit.sign  # type: ignore[union-attr]
    rows = [y for y, line in enumerate(canvas.lines()) if card in line[:53]]
    rest = [y for y, line in enumerate(drawn(scene, 80, 24).lines()) if card in line[:53]]
    coming_from_below = scene.laid.side is Side.BOTTOM
    assert rows[0] == rest[0] if share == 1 else (rows[0] > rest[0]) == coming_from_below


def test_the_rest_of_a_debt_is_told_in_the_smallest_room() -> None:
    game = told(4, 20)
    scene = game.scene(281)
    assert scene.penalty is not None
    assert scene.penalty.rest
    text = "\n".join(drawn(scene, 40, 12).lines())
    assert "Queen by Ann · Cat owes 2 ●○ 1 to go" in text
