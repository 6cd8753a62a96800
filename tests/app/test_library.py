"""The shelf of saved games: what is there, how it stands, and which of them waits."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from app import library, paths
from app.library import CannotKeep, Library
from engines import beggar, euchre
from engines.beggar import TurnCard
from engines.saves import Recorder, Seat, load

NASTY = "[/] [@click=app.quit] \x1b[2J 王"


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


def at(path: Path, moment: int) -> Path:
    """The file, last written to at this moment."""
    os.utime(path, (moment, moment))
    return path


def finished(path: Path) -> Path:
    game = beggar.Game(hands=["A", "-"])
    with Recorder(game, path, seats=[NASTY, "Bob"], when="2025-03-01T20:00:00+01:00"):
        game.apply(TurnCard())
        game.apply(TurnCard())
    return path


def unfinished(path: Path) -> Path:
    with Recorder(euchre.Game(seed=1), path, seats=[Seat("Ann"), Seat("Ada", "easy")]):
        pass
    return path


def test_the_game_written_to_last_comes_first(saves: Path) -> None:
    at(finished(saves / "old.bowers"), 1_000)
    at(unfinished(saves / "new.bowers"), 2_000)
    (saves / "letter.txt").write_text("no game")
    assert [game.name for game in Library(saves).games()] == ["new", "old"]


def test_a_game_is_listed_with_what_one_wants_to_know(saves: Path) -> None:
    at(finished(saves / "old.bowers"), 1_000)
    at(unfinished(saves / "new.bowers"), 2_000)
    new, old = Library(saves).games()
    assert (new.title, new.facts.length, new.facts.finished) == ("Euchre", "1 hand", False)
    assert new.facts.seats == (Seat("Ann"), Seat("Ada", "easy"))
    assert new.began == new.left == datetime.fromtimestamp(2_000).astimezone()
    assert (old.title, old.facts.length) == ("Beggar-My-Neighbour", "2 cards")
    assert old.began == datetime.fromisoformat("2025-03-01T20:00:00+01:00")
    assert old.facts.finished
    assert old.facts.ending == (
        "[/] [@click=app.quit] [2J 王 has all the cards and wins: 2 cards, 1 trick."
    )


def test_a_broken_file_is_listed_with_its_reason(saves: Path) -> None:
    (saves / "torn.bowers").write_text("{")
    (saves / "folder.bowers").mkdir()
    reasons = {game.name: game.facts.trouble for game in Library(saves).games()}
    assert "line 1" in reasons["torn"]
    assert "folder" in reasons["folder"]


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    shelf = Library(tmp_path / "nowhere")
    assert shelf.games() == []
    assert shelf.waiting() is None


def test_a_file_is_read_again_only_when_it_has_changed(
    saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(saves / "old.bowers")
    unfinished(saves / "new.bowers")
    before = Library(saves).games()
    read: list[str] = []

    def spy(path: Path) -> object:
        read.append(path.name)
        return load(path)

    monkeypatch.setattr(library, "load", spy)
    assert Library(saves).games() == before
    assert read == []
    at(saves / "new.bowers", 5_000)
    Library(saves).games()
    assert read == ["new.bowers"]


@pytest.mark.parametrize("content", ["", "{", "[]", '{"old.bowers": 5}'])
def test_a_spoilt_index_is_made_anew(saves: Path, content: str) -> None:
    finished(saves / "old.bowers")
    before = Library(saves).games()
    paths.index_file(saves).write_text(content)
    assert Library(saves).games() == before


def test_the_unfinished_game_played_last_waits(saves: Path) -> None:
    at(unfinished(saves / "first.bowers"), 1_000)
    at(unfinished(saves / "second.bowers"), 2_000)
    at(finished(saves / "over.bowers"), 3_000)
    (saves / "torn.bowers").write_text("{")
    waiting = Library(saves).waiting()
    assert waiting is not None
    assert waiting.name == "second"


def test_a_game_that_is_played_elsewhere_does_not_wait(saves: Path) -> None:
    with Recorder(euchre.Game(seed=1), saves / "new.bowers"):
        assert Library(saves).waiting() is None
    assert Library(saves).waiting() is not None


def test_a_game_may_have_another_name(saves: Path) -> None:
    path = unfinished(saves / "new.bowers")
    shelf = Library(saves)
    renamed = shelf.rename(path, " [/] an evening\x1b[2J at 1/2 \u202e")
    assert renamed.name == "[-] an evening[2J at 1-2.bowers"
    assert not path.exists()
    assert [game.path for game in shelf.games()] == [renamed]
    assert shelf.rename(renamed, renamed.stem) == renamed


def test_no_game_takes_the_place_of_another(saves: Path) -> None:
    first, second = unfinished(saves / "first.bowers"), unfinished(saves / "second.bowers")
    with pytest.raises(CannotKeep, match="already"):
        Library(saves).rename(first, "second")
    with pytest.raises(CannotKeep, match="letters"):
        Library(saves).rename(first, "\x00 ..")
    assert first.exists()
    assert second.exists()


def test_a_deleted_game_is_gone(saves: Path) -> None:
    path = unfinished(saves / "new.bowers")
    shelf = Library(saves)
    shelf.delete(path)
    assert shelf.games() == []
    with pytest.raises(CannotKeep):
        shelf.delete(path)


def test_a_game_that_is_being_played_is_neither_renamed_nor_deleted(saves: Path) -> None:
    path = saves / "new.bowers"
    with Recorder(euchre.Game(seed=1), path):
        for change in (Library(saves).delete, lambda file: Library(saves).rename(file, "other")):
            with pytest.raises(CannotKeep, match="being played"):
                change(path)
    assert path.exists()


def test_the_files_of_new_games_have_names_of_their_own(saves: Path) -> None:
    names = paths.new_files(saves, "euchre", datetime(2025, 3, 1, 20, 15, 7))
    assert [next(names).name for _ in range(3)] == [
        "euchre-2025-03-01-201507.bowers",
        "euchre-2025-03-01-201507-2.bowers",
        "euchre-2025-03-01-201507-3.bowers",
    ]
