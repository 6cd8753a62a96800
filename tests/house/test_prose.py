"""What the house agreed on about its files and their words, as far as it can be counted."""

import re
from itertools import chain
from pathlib import Path

from tests.house.tree import HOUSE, files, modules

LONGEST_FILE = 400
NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "common", "base", "misc", "shared"}
# A path of one machine, or a number that only an outsider's list explains.
FOREIGN = re.compile(
    r"(?<![\w.:/])/(?:home|root|tmp|work|opt|mnt|Users)/|\bissues? #?\d|\bticket #?\d",
    re.IGNORECASE,
)


def written() -> list[Path]:
    """All that people wrote here: code, styles and prose."""
    prose = [path.relative_to(HOUSE) for path in HOUSE.glob("*.md")]
    return sorted(chain(modules(), files("app", "*.tcss"), prose))


def test_a_file_is_short_enough_to_have_one_reason_to_change() -> None:
    lengths = {path: len((HOUSE / path).read_text("utf-8").splitlines()) for path in modules()}
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


def test_a_room_is_called_after_what_is_in_it() -> None:
    for path in modules():
        assert not set(path.with_suffix("").parts) & NAMES_THAT_SAY_NOTHING, path


def test_the_house_speaks_of_itself_alone() -> None:
    for path in written():
        found = FOREIGN.search((HOUSE / path).read_text("utf-8"))
        assert found is None or path.name == Path(__file__).name, f"{path}: {found}"
