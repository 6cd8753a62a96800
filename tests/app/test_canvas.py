"""A canvas is a grid of cells from which nothing spills."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.drawing.canvas import Canvas, Frame, cells, cut, width_of


def drawn(canvas: Canvas) -> list[str]:
    return ["".join(text for text, _ in canvas.runs(y)) for y in range(canvas.height)]


def test_text_keeps_the_ground_it_is_written_on() -> None:
    canvas = Canvas(10, 1, "ground")
    canvas.fill(2, 0, 4, 1, "face")
    canvas.text(0, 0, "abcdef", "black", bold=True)
    assert [ink.bg for _, ink in canvas.runs(0)] == ["ground", "face", "ground"]
    assert canvas.lines() == ["abcdef"]


def test_what_falls_outside_is_cut_off() -> None:
    canvas = Canvas(4, 2)
    canvas.text(-2, 0, "abcdefgh")
    canvas.text(0, 5, "below")
    canvas.box(2, 1, 9, 9, "line")
    assert canvas.lines() == ["cdef", "  ╭─"]


def test_a_wide_sign_takes_two_cells_and_never_leaves_half_of_itself() -> None:
    assert cells("王a") == ("王", "", "a")
    canvas = Canvas(6, 1)
    canvas.text(0, 0, "王王王")
    canvas.text(1, 0, "x")
    canvas.text(4, 0, "y")
    assert canvas.lines() == [" x王y"]
    assert width_of(drawn(canvas)[0]) == 6


@given(st.text(), st.integers(-5, 12), st.text(), st.integers(-5, 12))
def test_a_row_is_always_as_wide_as_the_canvas(one: str, x: int, two: str, at: int) -> None:
    canvas = Canvas(9, 1)
    canvas.text(x, 0, one)
    canvas.text(at, 0, two)
    assert width_of(drawn(canvas)[0]) == 9


@given(st.text(), st.integers(0, 12))
def test_a_cut_text_fits_and_says_that_something_is_missing(text: str, width: int) -> None:
    short = cut(text, width)
    assert width_of(short) <= width
    assert short == text or width == 0 or short.endswith("…")


@pytest.mark.parametrize("text", ["\x1b[2J", "a\nb", "\u202eabc", "\u200b", "\x9b1m", "\ud800"])
def test_no_text_can_steer_the_terminal(text: str) -> None:
    assert all(sign.isprintable() for sign in cells(text))


def test_a_picture_pasted_on_another_brings_its_hot_spots() -> None:
    small = Canvas(4, 1)
    small.hot(1, 0, 2, 1, "play")
    large = Canvas(10, 3)
    large.paste(small, 5, 1)
    assert large.command_at(6, 1) == "play"
    assert large.command_at(5, 1) is None


def test_boxes_have_the_lines_of_their_frame() -> None:
    canvas = Canvas(4, 3)
    canvas.box(0, 0, 4, 3, "line", frame=Frame.HEAVY)
    assert canvas.lines() == ["┏━━┓", "┃  ┃", "┗━━┛"]
