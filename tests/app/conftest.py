"""A home of its own for every test, where nobody's games are remembered and clocks show UTC."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual import _wait

# A pilot looks this often, in seconds, whether a key has been dealt with. As often as it does by
# itself, it waits far longer than all the work takes. The share it takes for idle stays the same.
_LOOKS = 1 / 200


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patched:
        patched.setenv("HOME", str(tmp_path / "home"))
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            patched.delenv(name, raising=False)
        patched.setenv("TZ", "UTC")
        time.tzset()
        patched.setattr(_wait, "SLEEP_IDLE", _wait.SLEEP_IDLE * _LOOKS / _wait.SLEEP_GRANULARITY)
        patched.setattr(_wait, "SLEEP_GRANULARITY", _LOOKS)
        yield
    time.tzset()
