"""A track lays a game on columns: cursor, marks and keys agree at every width."""

from hypothesis import given
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.drawing.scrubber import Track, draw_lane, draw_rail, draw_ruler


def test_a_game_lies_on_the_track_from_its_first_column_to_its_last() -> None:
    track = Track(x=4, columns=11, length=1000, position=500)
    assert [track.column(position) for position in (0, 500, 1000)] == [4, 9, 14]


@given(st.data(), st.integers(10, 40_000), st.integers(20, 200), st.integers(0, 12))
def test_the_cursor_stands_on_the_digit_of_the_key_that_was_pressed(
    data: st.DataObject, length: int, columns: int, x: int
) -> None:
    key = data.draw(st.integers(0, 9))
    track = Track(x, columns, length, position=length * key // 10)
    canvas = Canvas(x + columns, 2)
    draw_rail(canvas, 0, track)
    draw_ruler(canvas, 1, track)
    rail, ruler = canvas.lines()
    assert rail.index("●") == track.cursor
    assert ruler[track.cursor] == str(key)


@given(st.integers(0, 40_000), st.integers(2, 200))
def test_a_column_stands_for_a_position_that_falls_into_it(length: int, columns: int) -> None:
    track = Track(0, columns, length, position=0)
    for column in range(1, columns):
        position = track.position_at(column)
        assert 0 <= position <= length
        assert length < columns or track.column(position) == column


def test_lanes_are_bright_before_the_cursor_and_dim_after_it() -> None:
    canvas = Canvas(5, 1, "panel")
    draw_lane(canvas, 0, 1, Track(0, 5, 4, position=2), [8, 8, 4, 8, 8], top=8)
    assert canvas.lines() == ["██┃██"]
    assert [canvas.ink(x, 0).fg for x in range(5)] == ["past", "past", "brass", "future", "future"]


def test_a_hidden_future_shows_neither_sizes_nor_moments() -> None:
    canvas = Canvas(5, 2, "panel")
    track = Track(0, 5, 4, position=2)
    draw_lane(canvas, 0, 1, track, [8, 8, 8, 8, 8], top=8, future=False)
    draw_rail(canvas, 1, track, [0, 4], future=False)
    assert canvas.lines() == ["██┃", "◆━●──"]


def test_the_length_is_left_out_where_it_would_touch_the_last_key() -> None:
    wide, narrow = Canvas(70, 1), Canvas(40, 1)
    for canvas in (wide, narrow):
        draw_ruler(canvas, 0, Track(0, canvas.width, 8344, 0), "8,344")
    assert wide.lines()[0].endswith("9  8,344")
    assert narrow.lines()[0].endswith("9")
