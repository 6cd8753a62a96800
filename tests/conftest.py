"""What holds for every test of the house."""

import hypothesis
import pytest

# A test says what is right, never how fast: the figures are in tests/benchmarks.
hypothesis.settings.register_profile("house", deadline=None)
hypothesis.settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """The engines' tests need no event loop, and run where pytest-asyncio is not installed."""
    if not pluginmanager.hasplugin("asyncio"):
        for option in ("asyncio_mode", "asyncio_default_fixture_loop_scope"):
            parser.addini(option, "an option of pytest-asyncio")
