"""Nobody waits for what he does not need: what a fresh interpreter has loaded after some calls."""

import subprocess
import sys

import pytest

from tests.house.tree import HOUSE

TOOLKIT = {"textual", "rich", "asyncio"}


def rooms_after(program: str) -> set[str]:
    """The top packages a fresh interpreter has loaded when it has run a program."""
    report = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}\n{report}"],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return set(ran.stdout.split("\n")[-2].split())


def run(*arguments: str) -> str:
    """A program that does what the command line asks, and leaves when that is done."""
    return f"""
import contextlib, app.cli
with contextlib.suppress(SystemExit):
    app.cli.main({arguments!r})
"""


def test_saved_games_need_neither_the_application_nor_a_toolkit() -> None:
    rooms = rooms_after("import engines.saves")
    assert "engines" in rooms
    assert not rooms & {"app", *TOOLKIT}


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("--version",),
        ("euchre", "--help"),
        ("hunt", "--help"),
        ("deal", "---AJ--Q/--K"),
        ("watch", "paulhus-1999", "--plain"),
        ("saves", "--saves", "no-such-folder"),
    ],
)
def test_what_is_answered_in_words_needs_no_toolkit(arguments: tuple[str, ...]) -> None:
    rooms = rooms_after(run(*arguments))
    assert "app" in rooms
    assert not rooms & TOOLKIT
