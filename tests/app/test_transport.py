"""The transport line says where one is in a game, and says less where there is less room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.drawing.marks import KeyHint, Run
from app.drawing.transport import Count, Going, Transport, draw_transport

FAR_INTO_A_LONG_GAME = Transport(
    Going.PLAYING,
    4.0,
    Count("card", 4117, 8344),
    (Count("trick", 569, 1164),),
    (Run("◆ "), Run("South down to 2: ", "muted"), Run("6,479")),
    KeyHint("Space", "pause"),
)


def line(transport: Transport, width: int) -> str:
    canvas = Canvas(width, 1)
    draw_transport(canvas, transport)
    return canvas.lines()[0]


@pytest.mark.parametrize(
    ("width", "said"),
    [
        (
            120,
            "▌ ▶ playing      4x speed      4,117 / 8,344 cards      trick 569 of 1,164      "
            "◆ South down to 2: 6,479   Space pause",
        ),
        (
            100,
            "▌ ▶ playing      4x speed      4,117 / 8,344 cards      trick 569 of 1,164"
            "             Space pause",
        ),
        (80, "▌ ▶ playing    4x    4,117 / 8,344 cards    trick 569 of 1,164     Space pause"),
        (60, "▌ ▶ playing   4x   4,117 / 8,344   trick 569   Space pause"),
        (40, "▌ ▶   4x   4,117 / 8,344   trick 569"),
    ],
)
def test_what_matters_least_goes_first(width: int, said: str) -> None:
    assert line(FAR_INTO_A_LONG_GAME, width) == said


@given(st.integers(40, 200), st.sampled_from(Going))
def test_where_one_is_can_be_read_at_every_width(width: int, going: Going) -> None:
    endless = Transport(going, 0.25, Count("card", 32_985, 33_112), (Count("trick", 4_117, 4_800),))
    said = line(endless, width)
    assert going.sign in said
    assert "0.25x" in said
    assert "32,985 / 33,112" in said
    assert "trick 4,117" in said


def test_a_match_counts_its_own_things() -> None:
    match = Transport(Going.PAUSED, 1.0, Count("hand", 3, 8), (Count("trick", 2, 5),))
    assert line(match, 70) == "▌ ■ paused      1x speed      3 / 8 hands      trick 2 of 5"
