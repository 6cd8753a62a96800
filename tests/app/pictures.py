"""Pictures as text, kept beside the tests that compare with them."""

from pathlib import Path

from app.drawing.canvas import Canvas


def assert_like(canvas: Canvas, path: Path) -> None:
    """The canvas looks like the picture in a file.

    Where there is no such file it is written, and the test fails once, so that someone looks at it.
    """
    drawn = "\n".join(canvas.lines()) + "\n"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn, "utf-8")
        raise AssertionError(f"{path} was drawn anew: look at it, and run this test again.")
    assert drawn == path.read_text("utf-8")
