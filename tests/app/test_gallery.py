"""The pictures in screenshots/ are what the screens look like."""

from pathlib import Path

import pytest

from app.gallery import SITTINGS, Sitting

HUNG = Path(__file__).parents[2] / "screenshots"


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.shots[0].name)
def test_a_picture_that_hangs_is_the_one_that_would_be_taken_now(sitting: Sitting) -> None:
    for name, picture in sitting.pictures().items():
        hung = (HUNG / f"{name}.svg").read_text(encoding="utf-8")
        assert hung == picture, f"{name}: take it again with `bowers screenshots screenshots`"


def test_no_picture_hangs_that_is_not_taken_any_more() -> None:
    taken = {
        f"{shot.name}-{columns}x{rows}.svg"
        for sitting in SITTINGS
        for shot in sitting.shots
        for columns, rows in shot.sizes
    }
    assert {file.name for file in HUNG.iterdir()} == taken
