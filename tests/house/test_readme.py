"""What the README says is so: its commands, its keys, its house rules and its tutorial."""

import json
import re
import subprocess
import tomllib
from dataclasses import fields

import pytest

from app.commands import COMMANDS, Place
from engines import beggar, euchre
from tests.house.tree import HOUSE

README = (HOUSE / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KEYS = {
    "**In the lobby**": Place.LOBBY,
    "**At the Beggar-My-Neighbour table**": Place.BEGGAR,
    "**At the Euchre table**": Place.EUCHRE,
    "**Watching**": Place.WATCH,
    "**In the lab**": Place.LAB,
}


def commands() -> list[str]:
    """The two commands at the top, which `.ci/run` finds in the same way."""
    top = README.partition("\n## ")[0]
    blocks = FENCED.findall(top)
    assert [language for language, _ in blocks] == ["sh", "sh"]
    return [command.rstrip("\n") for _, command in blocks]


def section(title: str) -> str:
    """What stands under a title, up to the next."""
    return re.split(r"\n(?:## |\*\*)", README.partition(title + "\n")[2])[0]


def first_cells(table: str) -> list[str]:
    """The first cell of each row of a table, without its head."""
    return re.findall(r"^\| (.*?) \|", table.partition("|---|---|\n")[2], re.MULTILINE)


def test_two_commands_stand_before_anything_else_each_with_its_own_environment() -> None:
    for command in commands():
        assert command.startswith("python3 -m venv .venv && ")
        assert "\n" not in command


def test_the_first_installs_the_application_and_starts_it() -> None:
    *_, install, start = commands()[0].split(" && ")
    assert install.endswith(" install -q .")
    assert start.rpartition("/")[2] in PROJECT["scripts"]


def test_the_second_installs_what_tests_need_and_runs_them() -> None:
    *_, install, test = commands()[1].split(" && ")
    assert install.endswith(" install -q -e '.[dev]'")
    assert "dev" in PROJECT["optional-dependencies"]
    assert test == ".venv/bin/pytest -n auto"


@pytest.mark.parametrize("title", KEYS)
def test_every_key_it_names_is_one_of_that_place(title: str) -> None:
    cells = first_cells(section(title))
    named = {key for cell in cells for key in cell.split()}
    there = {key for command in COMMANDS[KEYS[title]] for key in command.sign.split()}
    assert cells
    assert named <= there


def test_every_house_rule_is_named_and_no_other() -> None:
    rules = section("## House rules")
    real = {field.name for game in (beggar, euchre) for field in fields(game.Rules)}
    assert set(re.findall(r"^\| `(\w+)` \|", rules, re.MULTILINE)) == real


def test_every_room_it_shows_is_there() -> None:
    plan = re.findall(
        r"^( {4}(?: {2})?)(\S+)\s", section("## How the code is laid out"), re.MULTILINE
    )
    rooms = [name for indent, name in plan if len(indent) == len("    ")]
    assert rooms == ["engines/", "app/", "tests/"]
    room = ""
    for indent, name in plan:
        room = name if name in rooms and len(indent) == len("    ") else room
        assert (HOUSE / (name if name == room else room + name)).exists(), name


def test_the_seal_it_shows_is_opened_by_the_command_it_gives() -> None:
    (line,) = re.findall(r'^\{"did":"deal".*\}$', README, re.MULTILINE)
    deal = json.loads(line)
    (command,) = re.findall(r"^printf .*sha256sum$", README, re.MULTILINE)
    assert f"'{deal['what']} {deal['salt']}'" in command
    printed = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert printed.stdout.split()[0] == deal["seal"]
    assert f"`{deal['seal'][:8]}…`" in README


def test_the_game_it_teaches_can_be_played() -> None:
    blocks = [code for language, code in FENCED.findall(README) if language == "python"]
    told: list[object] = []
    names: dict[str, object] = {"__name__": "cut", "print": told.append}
    exec("\n".join(blocks), names)
    kinds = [type(event).__name__ for event in told]
    assert kinds == ["CardShown", "CardShown", "GameOver"]
