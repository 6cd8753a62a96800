"""`bowers hunt` keeps what it finds, goes on where it stopped, and spares a file it cannot read."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from engines.beggar import play_out
from tests.app.cli.conftest import CommandLine

HUNT = ("hunt", "--keep", "2")


def test_a_hunt_goes_on_where_it_was(bowers: CommandLine) -> None:
    assert bowers(*HUNT, "--seed", "7", "--deals", "1000").code == 0
    on = bowers(*HUNT, "--deals", "2500")
    assert on.out.startswith("2,500 deals, 2 players, seed 7\n")
    other = ("--file", str(bowers.home / "other.jsonl"))
    at_once = bowers(*HUNT, "--seed", "7", "--deals", "2500", *other)
    assert at_once.out.splitlines()[:5] == on.out.splitlines()[:5]
    kept = (bowers.saves / "hunt-2.jsonl").read_text()
    assert kept == (bowers.home / "other.jsonl").read_text()


def test_the_finds_are_claims_and_the_longest_is_in_the_record_room(bowers: CommandLine) -> None:
    told = bowers(*HUNT, "--players", "3", "--seed", "7", "--deals", "500")
    assert 'In the record room now: "hunt 7 for 3".' in told.out
    file = bowers.saves / "hunt-3.jsonl"
    assert "2 claims: 2 right, 0 wrong." in bowers("records", "check", str(file)).out
    longest = json.loads(file.read_text().splitlines()[1])
    assert play_out(longest["deal"]).cards == longest["cards"]
    assert f"{longest['cards']:,} cards" in bowers("records").out


def test_another_hunt_needs_another_file(bowers: CommandLine) -> None:
    bowers(*HUNT, "--seed", "7", "--deals", "10")
    file = bowers.saves / "hunt-2.jsonl"
    before = file.read_text()
    refusal = bowers.refusal(*HUNT, "--seed", "8", "--deals", "10")
    assert refusal.endswith(
        "is a hunt among 2 players, seed 7: go on with that one, or name another file with --file."
    )
    assert "is a hunt among" in bowers.refusal(*HUNT, "--players", "3", "--file", str(file))
    assert file.read_text() == before


def test_a_hunt_of_which_nothing_was_played_gives_way(bowers: CommandLine) -> None:
    bowers("hunt", "--deals", "10", "--seed", "7", "--cluster", "nowhere")
    assert bowers(*HUNT, "--deals", "10", "--seed", "8").out.startswith(
        "10 deals, 2 players, seed 8"
    )


def test_a_file_that_is_not_right_is_left_as_it_is(bowers: CommandLine) -> None:
    file = bowers.home / "notes.txt"
    file.write_text("milk, bread\n")
    assert "is no hunt" in bowers.refusal(*HUNT, "--file", str(file), "--deals", "10")
    assert file.read_text() == "milk, bread\n"


def test_what_cannot_be_hunted_is_refused(bowers: CommandLine) -> None:
    for arguments, told in (
        (["--keep", "0"], "'0' is no whole number from 1"),
        (["--deals", "-5"], "'-5' is no whole number from 1"),
        (["--file", str(bowers.home)], "Is a directory"),
    ):
        assert told in bowers.refusal("hunt", *arguments)


def test_without_a_cluster_nothing_is_hunted_by_one(bowers: CommandLine) -> None:
    there = find_spec("distributed") is not None
    told = "There is no cluster at nowhere." if there else "needs the extra [cluster]"
    assert told in bowers.refusal("hunt", "--deals", "10", "--cluster", "nowhere")


def test_finds_that_cannot_be_kept_are_told_of(bowers: CommandLine) -> None:
    bowers.saves.mkdir()
    (bowers.saves / "finds.jsonl").write_text("nonsense\n")
    told = bowers(*HUNT, "--seed", "7", "--deals", "10")
    assert told.code == 0
    assert "bowers: the record room is left as it is" in told.err
    assert (bowers.saves / "finds.jsonl").read_text() == "nonsense\n"


@pytest.mark.parametrize("keep", [1, 5])
def test_another_number_may_be_kept_from_now_on(bowers: CommandLine, keep: int) -> None:
    bowers(*HUNT, "--seed", "7", "--deals", "100")
    bowers("hunt", "--keep", str(keep), "--deals", "300")
    _, *finds = (bowers.saves / "hunt-2.jsonl").read_text().splitlines()
    assert len(finds) == keep
