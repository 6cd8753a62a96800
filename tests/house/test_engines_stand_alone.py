"""The games need nothing but Python: no screen, no event loop, no package from outside."""

import subprocess
import sys

import pytest

from tests.house.tree import HOUSE, imports, modules

PLAY = """
import random, sys
house, name = sys.argv[1:]
sys.path.insert(0, house)
module = getattr(__import__("engines." + name), name)
chance = random.Random(1)
game = module.Game(seed=7)
while game.to_act is not None:
    game.apply(chance.choice(game.legal_actions()))
assert game.result is not None
print(*sys.modules, sep="\\n")
"""


def modules_after_playing(game: str) -> set[str]:
    """What a fresh interpreter, with no installed package in reach, has loaded after a game."""
    played = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAY, str(HOUSE), game],
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    return set(played.stdout.split())


@pytest.mark.parametrize("game", ["beggar", "euchre"])
def test_a_game_is_played_to_its_end_by_the_standard_library_alone(game: str) -> None:
    loaded = modules_after_playing(game)
    rooms = {name.partition(".")[0] for name in loaded}
    assert f"engines.{game}" in loaded
    assert rooms <= sys.stdlib_module_names | {"__main__", "engines"}
    assert not loaded & {"asyncio", "selectors", "socket", "datetime", "engines.saves"}


def test_a_game_loads_no_other_game() -> None:
    assert "engines.euchre" not in modules_after_playing("beggar")
    assert "engines.beggar" not in modules_after_playing("euchre")


def test_the_tests_of_the_engines_ask_for_no_screen() -> None:
    others = {"engines", "hypothesis", "msgspec", "numpy", "pytest", "tests"}
    allowed = others | sys.stdlib_module_names
    for path in modules("tests/engines"):
        wanted = imports(path)
        assert {name.partition(".")[0] for name in wanted} <= allowed, path
        assert all(name.startswith("tests.engines") for name in wanted if "tests" in name), path
