"""The table looks as its kept pictures do. How they are made anew is said in `moments`."""

from collections.abc import Callable

import pytest

from app.euchre.scene import Scene
from tests.app.euchre.moments import KEPT, kept_at, picture


@pytest.mark.parametrize(
    ("moment", "size"),
    [
        pytest.param(moment, size, id=kept_at(moment, *size).stem)
        for moment, sizes in KEPT.items()
        for size in sizes
    ],
)
def test_the_table_looks_as_it_did(moment: Callable[[], Scene], size: tuple[int, int]) -> None:
    assert picture(moment, *size) == kept_at(moment, *size).read_text("utf-8")
