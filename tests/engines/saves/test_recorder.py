"""A recorder has each decision on the disk before anybody is shown it, and loses none."""

import errno
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from engines import beggar, euchre
from engines.beggar import TurnCard
from engines.saves import BadSave, Recorder, SaveInUse, load
from tests.engines.saves.games import play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.bowers"


class Disk:
    """A disk that can be full: it takes so many bytes more, and fails after them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        self.writes = 0
        self.syncs = 0
        self._write, self._sync = os.write, os.fsync
        monkeypatch.setattr(os, "write", self.write)
        monkeypatch.setattr(os, "fsync", self.sync)

    def write(self, descriptor: int, data: bytes) -> int:
        self.writes += 1
        if self.room is None:
            return self._write(descriptor, data)
        if self.room == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = self._write(descriptor, bytes(data)[: self.room])
        self.room -= written
        return written

    def sync(self, descriptor: int) -> None:
        self.syncs += 1
        self._sync(descriptor)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_what_is_shown_is_on_the_disk_already(path: Path) -> None:
    game = euchre.Game(seed=2)
    shown: list[euchre.Event] = []

    def show(event: euchre.Event) -> None:
        shown.append(event)
        if not isinstance(event, euchre.UpcardTaken):  # what was decided is the discard after it
            on_disk = tuple(load(path).timeline().events)
            assert on_disk[: len(shown)] == tuple(shown)

    with Recorder(game, path):
        game.stream.subscribe(show, history=True)
        play_on(game, 8, random.Random(1))
    assert len(shown) > 8
    assert load(path).state == game.state


def test_each_decision_is_synced_by_itself(path: Path, disk: Disk) -> None:
    game = beggar.Game(seed=2)
    with Recorder(game, path):
        disk.syncs = 0
        game.apply(TurnCard())
        game.apply(TurnCard())
        assert disk.syncs == 2


def test_deferred_decisions_take_one_write_and_one_sync(path: Path, disk: Disk) -> None:
    game = beggar.Game(seed=2)
    with Recorder(game, path, deferred=True) as recorder:
        disk.syncs = disk.writes = 0
        play_on(game, 20, random.Random(1))
        assert len(load(path).entries) == 1
        recorder.flush()
        assert (disk.writes, disk.syncs) == (1, 1)
        recorder.flush()
        assert (disk.writes, disk.syncs) == (1, 1)
        assert load(path).state == game.state


def test_a_file_that_is_there_is_never_overwritten(path: Path) -> None:
    path.write_text("what someone keeps here")
    with pytest.raises(FileExistsError):
        Recorder(euchre.Game(seed=1), path)
    assert path.read_text() == "what someone keeps here"


def test_seats_must_be_as_many_as_the_game_has(path: Path) -> None:
    with pytest.raises(ValueError, match="There are 2 seats in this game, and 3 names"):
        Recorder(euchre.Game(seed=1), path, seats=["Ann", "Bob", "Cat"])
    assert not path.exists()


def test_a_folder_that_may_not_be_looked_into_takes_a_game_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file = os.open

    def open_no_folder(place: Path, flags: int, mode: int = 0o777) -> int:
        if place.is_dir():
            raise PermissionError(errno.EACCES, "Permission denied")
        return open_file(place, flags, mode)

    monkeypatch.setattr(os, "open", open_no_folder)
    game = euchre.Game(seed=1)
    with Recorder(game, path):
        pass
    assert load(path).state == game.state


def test_a_full_disk_leaves_no_file_behind_that_has_no_game(path: Path, disk: Disk) -> None:
    disk.room = 10
    game = euchre.Game(seed=1)
    with pytest.raises(OSError, match="No space left"):
        Recorder(game, path)
    assert not path.exists()
    play_on(game, 5, random.Random(1))


@pytest.mark.parametrize("room", [0, 1, 40, 100])
def test_a_full_disk_is_told_and_what_waits_is_written_when_there_is_room(
    path: Path, disk: Disk, room: int
) -> None:
    game = euchre.Game(seed=1)
    with Recorder(game, path, deferred=True) as recorder:
        play_on(game, 12, random.Random(1))
        disk.room = room
        with pytest.raises(OSError, match="No space left"):
            recorder.flush()
        assert len(load(path).entries) == 1
        play_on(game, 12, random.Random(2))
        disk.room = None
        recorder.flush()
        assert load(path).state == game.state


def test_a_full_disk_comes_out_of_apply_and_the_next_decision_writes_both(
    path: Path, disk: Disk
) -> None:
    game = beggar.Game(seed=1)
    with Recorder(game, path):
        disk.room = 30
        with pytest.raises(OSError, match="No space left"):
            game.apply(TurnCard())
        assert game.state.cards == 1
        disk.room = None
        game.apply(TurnCard())
        assert load(path).state == game.state


def test_decisions_flushed_from_another_thread_are_written_once_each(path: Path) -> None:
    game = beggar.Game(seed=5)
    recorder = Recorder(game, path, deferred=True)
    over = threading.Event()

    def keep_flushing() -> None:
        while not over.is_set():
            recorder.flush()

    workers = [threading.Thread(target=keep_flushing) for _ in range(2)]
    for worker in workers:
        worker.start()
    play_on(game, 300, random.Random(1))
    over.set()
    for worker in workers:
        worker.join()
    recorder.close()
    assert load(path).state == game.state


def test_a_recorder_that_was_closed_hears_no_more(path: Path) -> None:
    game = beggar.Game(seed=5)
    recorder = Recorder(game, path)
    game.apply(TurnCard())
    recorder.close()
    recorder.close()
    content = path.read_bytes()
    game.apply(TurnCard())
    assert path.read_bytes() == content


def test_a_second_program_is_told_that_the_game_is_played_and_may_watch(path: Path) -> None:
    game = euchre.Game(seed=1)
    with Recorder(game, path):
        play_on(game, 4, random.Random(1))
        watched = load(path)
        with pytest.raises(SaveInUse, match="in another window"):
            Recorder.carry_on(watched.resume(), watched)
        assert watched.state == game.state
    with Recorder.carry_on(watched.resume(), watched):
        pass


def test_a_program_that_was_killed_holds_nothing(path: Path) -> None:
    program = (
        "import sys\n"
        "from engines import euchre\n"
        "from engines.saves import Recorder\n"
        "recorder = Recorder(euchre.Game(seed=1), sys.argv[1])\n"
        "print('recording', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "recording\n"
        saved = load(path)
        with pytest.raises(SaveInUse):
            Recorder.carry_on(saved.resume(), saved)
        other.kill()
    with Recorder.carry_on(saved.resume(), saved):
        pass


def test_that_a_game_is_practice_stays_in_its_file(path: Path) -> None:
    game = euchre.Game(seed=1)
    with Recorder(game, path, practice=True):
        game.apply(euchre.Pass())
    assert load(path).header.practice
    with Recorder.carry_on(load(path).resume(), load(path)):
        pass
    path.write_bytes(path.read_bytes().replace(b',"practice":true', b""))
    with pytest.raises(BadSave, match="line 2: this line, or one before it, was altered"):
        load(path)
