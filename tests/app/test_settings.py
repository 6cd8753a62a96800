"""Settings are kept whole, and a file that makes no sense says so."""

from pathlib import Path

import pytest

from app.settings import BadSettings, Settings, load_settings, save_settings
from app.start import NewEuchre
from engines import euchre


def test_what_was_chosen_is_there_the_next_day(tmp_path: Path) -> None:
    settings = Settings(
        theme="linen",
        trick_delay=1.5,
        euchre=NewEuchre(euchre.Rules(pack="25", stick_the_dealer=True), ("王", "[/]"), "easy"),
    )
    path = tmp_path / "house" / "settings.json"
    save_settings(settings, path)
    assert load_settings(path) == settings
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_house_is_as_new(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none.json") == Settings()


def test_an_older_file_without_a_new_setting_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "linen", "gone": 1}')
    assert load_settings(path) == Settings(theme="linen")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"theme": "pink"}', "\xff", '{"euchre": {"rules": {"target": 0}}}'],
)
def test_a_file_that_makes_no_sense_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadSettings, match=r"settings\.json make no sense"):
        load_settings(path)
