"""The program as the system sees it: what it loads, how it ends, what it says where."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app import __version__
from app.cli.screen import speaks_unicode
from tests.app.cli.conftest import CommandLine
from tests.terminal.home import BOWERS, environment


def test_help_and_version(bowers: CommandLine) -> None:
    assert bowers("--version").out == f"bowers {__version__}\n"
    for command in (
        "",
        "beggar",
        "euchre",
        "play",
        "watch",
        "deal",
        "check",
        "saves",
        "statistics",
    ):
        told = bowers(*command.split(), "--help")
        assert told.code == 0
        assert "examples:" in told.out
        assert "%(" not in told.out


@pytest.mark.parametrize(
    "arguments", [["--help"], ["deal", "A/-"], ["saves"], ["watch", "wycott", "--plain"]]
)
def test_nothing_but_the_screen_loads_textual(tmp_path: Path, arguments: list[str]) -> None:
    program = (
        "import json, sys\n"
        "from app.cli import main\n"
        "try:\n"
        "    main(json.loads(sys.argv[1]))\n"
        "except SystemExit:\n"
        "    pass\n"
        "loaded = [name for name in sys.modules if name.split('.')[0] in ('textual', 'rich')]\n"
        "sys.exit(len(loaded))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, json.dumps(arguments)],
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        check=False,
    )
    assert ended.returncode == 0


def test_a_reader_who_has_enough_is_no_trouble(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*BOWERS, "watch", "wycott", "--plain"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as told:
        assert told.stdout is not None
        assert told.stderr is not None
        told.stdout.read(10)
        told.stdout.close()
        assert told.stderr.read() == b""


def test_an_interrupted_game_is_left_without_a_word_and_kept(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*BOWERS, "euchre", "--plain", "--saves", str(tmp_path / "saves")],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests that run in the background may have been told to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    ) as game:
        assert game.stdout is not None
        assert game.stderr is not None
        while b"?" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGINT)
        assert game.stderr.read() == b""
    assert game.returncode == 130
    assert len(list((tmp_path / "saves").iterdir())) == 1


@pytest.mark.parametrize("locale", [{"LC_ALL": "C"}, {"LANG": "C"}])
def test_without_utf_8_cards_are_told_in_words(tmp_path: Path, locale: dict[str, str]) -> None:
    told = subprocess.run(
        [*BOWERS, "watch", "wycott", "--plain"],
        env=environment(tmp_path) | locale,
        capture_output=True,
        check=True,
    ).stdout
    assert told.isascii()
    assert b" of spades" in told


def test_an_output_that_cannot_show_a_name_shows_something_else(tmp_path: Path) -> None:
    told = subprocess.run(
        [*BOWERS, "beggar", "--deal", "A/-", "--names", "Ann", "王", "--plain"],
        env=environment(tmp_path) | {"PYTHONIOENCODING": "ascii"},
        input=b"3\n",
        capture_output=True,
        check=True,
    ).stdout
    assert b"\n? is out.\n" in told


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device here")
def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [*BOWERS, "deal", "A/-"],
            env=environment(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr == b"bowers: No space left on device.\n"


@pytest.mark.parametrize(
    ("environment_", "encoding", "speaks"),
    [
        ({}, "utf-8", True),
        ({"LANG": "en_GB.UTF-8"}, "utf-8", True),
        ({"LANG": "en_GB.utf8", "LC_CTYPE": ""}, "UTF-8", True),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "POSIX"}, "utf-8", False),
        ({"LANG": "en_GB.UTF-8"}, "ascii", False),
        ({"LANG": "de_DE@euro"}, "utf-8", False),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", False),
        ({"LANG": "de_DE", "LC_CTYPE": "de_DE.UTF-8"}, "utf-8", True),
    ],
)
def test_the_locale_says_whether_signs_can_be_shown(
    environment_: dict[str, str], encoding: str, speaks: bool
) -> None:
    assert speaks_unicode(environment_, encoding) is speaks
