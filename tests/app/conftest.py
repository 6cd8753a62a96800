"""A home of its own for every test, where nobody's games are remembered and clocks show UTC."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patched:
        patched.setenv("HOME", str(tmp_path / "home"))
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            patched.delenv(name, raising=False)
        patched.setenv("TZ", "UTC")
        time.tzset()
        yield
    time.tzset()
