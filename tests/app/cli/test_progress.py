"""How far a long work is: one line of a terminal, and nothing in a pipe."""

from __future__ import annotations

import io
from itertools import count

import pyte
import pytest

from app.cli.progress import Progress


class Tty(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def lines_of(stream: io.StringIO) -> list[str]:
    """What a terminal shows that was sent this."""
    screen = pyte.Screen(80, 2)
    pyte.Stream(screen).feed(stream.getvalue())
    return [line.rstrip() for line in screen.display]


def test_a_terminal_shows_the_part_that_is_done_and_the_time_left() -> None:
    stream, seconds = Tty(), count(step=30)
    progress = Progress(stream, clock=lambda: next(seconds))
    progress.show(0.25, "+0.1 points a deal")
    assert lines_of(stream)[0] == "[#####...............]  25%  2 min left  +0.1 points a deal"
    progress.show(0.5, "less")
    assert lines_of(stream)[0] == "[##########..........]  50%  1 min left  less"


def test_the_line_is_gone_when_the_work_is_over() -> None:
    stream, seconds = Tty(), count(step=30)
    with Progress(stream, clock=lambda: next(seconds)) as progress:
        progress.show(0.5, "half")
        stream.write("^C")
    assert lines_of(stream) == ["", ""]


def test_a_line_too_long_for_the_terminal_is_cut_and_taken_away_whole() -> None:
    stream, seconds = Tty(), count(step=30)
    with Progress(stream, clock=lambda: next(seconds)) as progress:
        progress.show(0.5, "word " * 40)
        assert lines_of(stream)[1] == ""
        stream.write("^C")
    stream.write("stopped")
    assert lines_of(stream) == ["stopped", ""]


def test_a_pipe_is_told_nothing() -> None:
    stream = io.StringIO()
    with Progress(stream, clock=count().__next__) as progress:
        progress.show(0.5, "half")
    assert stream.getvalue() == ""


@pytest.mark.parametrize(("each", "written"), [(0.01, 1), (1, 5)])
def test_it_is_written_no_more_often_than_anyone_can_read(each: float, written: int) -> None:
    stream, seconds = Tty(), count(step=each)
    progress = Progress(stream, clock=lambda: next(seconds))
    for _ in range(5):
        progress.show(0.5, "half")
    assert stream.getvalue().count("half") == written
