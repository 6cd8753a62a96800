"""The README's two commands are where everyone, and `.ci/run`, looks for them."""

import re
import tomllib

from tests.house.tree import HOUSE

README = (HOUSE / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_two_commands_stand_before_anything_else() -> None:
    top = README.partition("\n## ")[0]
    blocks = FENCED.findall(top)
    assert [language for language, _ in blocks] == ["sh", "sh"]
    assert all(len(command.splitlines()) == 1 for _, command in blocks)


def test_the_first_installs_the_application_and_starts_it() -> None:
    *_, install, start = FENCED.findall(README)[0][1].split(" && ")
    assert install.endswith(" install -q .")
    assert start.strip().rpartition("/")[2] in PROJECT["scripts"]


def test_the_second_installs_what_tests_need_and_runs_them() -> None:
    *_, install, test = FENCED.findall(README)[1][1].split(" && ")
    assert install.endswith(" install -q -e '.[dev]'")
    assert "dev" in PROJECT["optional-dependencies"]
    assert test.strip() == ".venv/bin/pytest"


def test_each_makes_its_own_environment() -> None:
    for _, command in FENCED.findall(README)[:2]:
        assert command.startswith("python3 -m venv .venv && ")
