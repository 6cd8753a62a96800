"""What a review came to is known until the match goes on, and never stands in anybody's way."""

from pathlib import Path

import pytest

from app import paths
from app.accuracies import Accuracies
from app.pages.statistics import page_of
from app.sums import Sums
from engines.saves import load
from tests.app.shelf import euchre_game


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def match(tmp_path: Path) -> Path:
    return euchre_game(tmp_path / "saves" / "match.bowers")


def test_what_was_kept_is_known_to_whoever_asks_next(match: Path) -> None:
    assert Accuracies(match.parent).of(match) is None
    Accuracies.keep(match, (0.9, None))
    assert Accuracies(match.parent).of(match) == (0.9, None)


def test_a_match_that_went_on_has_to_be_reviewed_again(match: Path) -> None:
    Accuracies.keep(match, (0.9, 0.8))
    with match.open("ab") as file:
        file.write(b"more")
    assert Accuracies(match.parent).of(match) is None


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"match.bowers":3}', b"\xff"])
def test_a_memory_that_cannot_be_read_is_no_memory(match: Path, content: bytes) -> None:
    Accuracies.keep(match, (0.9, 0.8))
    paths.accuracy_file(match.parent).write_bytes(content)
    assert Accuracies(match.parent).of(match) is None
    Accuracies.keep(match, (0.7, 0.6))
    assert Accuracies(match.parent).of(match) == (0.7, 0.6)


def test_a_memory_that_cannot_be_kept_is_gone_without_a_word(match: Path, cache: Path) -> None:
    cache.write_bytes(b"no folder")
    Accuracies.keep(match, (0.9, 0.8))
    assert Accuracies(match.parent).of(match) is None


def test_a_match_that_is_gone_has_none(match: Path) -> None:
    Accuracies.keep(match, (0.9, 0.8))
    match.unlink()
    assert Accuracies(match.parent).of(match) is None
    Accuracies.keep(match, (0.9, 0.8))


def test_the_statistics_say_how_well_both_played_in_what_was_reviewed(match: Path) -> None:
    sums = Sums()
    sums.add(load(match), (0.9, None))
    sums.add(load(match), (0.8, 0.5))
    sums.add(load(match))
    page = "\n".join(page_of(sums, 76).lines())
    assert "reviewed, 2 of 3               85 %     50 %" in page


def test_without_a_review_they_say_how_to_get_one(match: Path) -> None:
    sums = Sums()
    sums.add(load(match))
    page = "\n".join(page_of(sums, 76).lines())
    assert "bowers review" in page
    assert "Accuracy" not in page
