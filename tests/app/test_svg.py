"""A picture as SVG is the same text every time, and well-formed whatever is written on it."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.drawing.palette import Palette, Script
from app.drawing.pixels import TITLE_SIZE, draw_title
from app.drawing.svg import svg
from app.themes import BAIZE, shades_of

PALETTE = Palette(shades_of(BAIZE.variables, four_colours=False))


@given(st.text())
def test_any_text_makes_a_well_formed_picture(text: str) -> None:
    canvas = Canvas(20, 1)
    canvas.text(0, 0, text)
    drawn = svg(canvas, PALETTE, text[:0] + "picture")
    ElementTree.fromstring(drawn)
    assert drawn == svg(canvas, PALETTE, "picture")


def test_blocks_are_drawn_as_shapes_and_leave_no_seams_to_a_font() -> None:
    canvas = Canvas(*TITLE_SIZE)
    draw_title(canvas, 0, 0)
    assert "<text" not in svg(canvas, PALETTE, "title")


def test_a_picture_is_drawn_in_the_script_of_its_palette() -> None:
    canvas = Canvas(3, 1)
    canvas.text(0, 0, "J♥")
    plain = Palette(PALETTE.colours, Script.ASCII)
    assert ">JH</text>" in svg(canvas, plain, "card")
