"""A hunt comes to the same finds however often it is stopped, and loses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.finds import Finds
from app.hunt.file import BadHunt, read_hunt, write_hunt
from app.hunt.hunt import Hunt, longer_deal
from app.hunt.hunting import hunted
from app.hunt.trophies import bring_home
from app.lab.playing import PlayLot
from engines.beggar import Rules, play_out, record
from engines.beggar.lab import Find, Lengths, Tally
from tests.app.hunt.hunts import begun

THREE = Rules(players=3, short_payer="claimant takes the pile")


def here(questions: Iterable[PlayLot]) -> Iterator[tuple[int, Tally]]:
    """Answers in this process."""
    return enumerate(question.answer() for question in questions)


def gone_on(hunt: Hunt, until: int) -> Hunt:
    """The hunt when so many deals are played."""
    for later in hunted(hunt, until, here, size=17):
        hunt = later
    return hunt


@given(st.lists(st.integers(0, 60), max_size=3), st.sampled_from([Rules(), THREE]))
def test_a_hunt_that_was_stopped_is_one_that_was_not(stops: list[int], rules: Rules) -> None:
    stopped = begun(rules)
    for stop in sorted(stops):
        stopped = gone_on(stopped, stop)
    assert gone_on(stopped, 60) == gone_on(begun(rules), 60)


def test_the_longest_are_kept_the_best_first() -> None:
    hunt = gone_on(begun(), 200)
    lengths = sorted(
        (play_out(hunt.to_come(201).hands(number)).cards for number in range(200)), reverse=True
    )
    assert [kept.find.cards for kept in hunt.kept] == lengths[:3]


def test_a_hunt_that_has_come_so_far_already_plays_nothing() -> None:
    hunt = gone_on(begun(), 20)
    assert list(hunted(hunt, 20, here)) == []


def test_an_endless_deal_is_kept_besides_the_longest() -> None:
    endless = Find(3, 88, 12, endless=True)
    tally = Tally(1, (4, 4), Lengths({9: 8}), Lengths({2: 8}), (endless, Find(5, 9, 2)))
    hunt = Hunt(Rules(), 7, keep=1).with_more(tally)
    assert [kept.find.number for kept in hunt.kept] == [3, 5]
    assert hunt.deals == 9


def test_a_find_is_made_as_long_as_it_can_be() -> None:
    first, second = record("mann-wu-2007").deal.split("/")
    longer = longer_deal((first, second), Rules())
    assert longer is not None
    assert longer.written == record("anderson-2013").deal
    assert (longer.result.cards, longer.result.tricks) == (7225, 1016)
    first, second = record("nessler-2022").deal.split("/")
    assert longer_deal((first, second), Rules()) is None


def test_tricks_are_undone_for_two_players_alone() -> None:
    assert all(kept.longer is None for kept in gone_on(begun(THREE), 60).kept)


@pytest.mark.parametrize("rules", [Rules(), THREE])
def test_a_file_keeps_a_hunt_as_it_is(tmp_path: Path, rules: Rules) -> None:
    hunt = gone_on(begun(rules), 100)
    write_hunt(hunt, tmp_path / "hunt.jsonl")
    assert read_hunt(tmp_path / "hunt.jsonl") == hunt


def test_where_there_is_no_file_no_hunt_was_begun(tmp_path: Path) -> None:
    assert read_hunt(tmp_path / "none.jsonl") is None


def altered(line: str, **changes: object) -> str:
    """A line of the file with other facts in it."""
    sign = "# " if line.startswith("# ") else ""
    return sign + json.dumps(json.loads(line.removeprefix(sign)) | changes)


def test_what_is_altered_in_a_file_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "hunt.jsonl"
    write_hunt(gone_on(begun(), 100), file)
    head, first, *others = file.read_text().splitlines()
    longer = "-" * 26 + "/" + "JQKA" * 4 + "-" * 10
    for lines, told in (
        ([], "its first line does not say so"),
        (["nonsense", first], "its first line does not say so"),
        (["# {}", first], "line 1: Object missing required field"),
        ([altered(head, format="else"), first], "its first line says 'else'"),
        ([altered(head, version=2), first], "written by a newer version"),
        ([altered(head, players=5), first], "line 1: Beggar-My-Neighbour is for 2 to 4"),
        ([altered(head, seed=-1), first], "line 1: a number is out of bounds"),
        ([altered(head, seed=8), first], "line 2: this is not deal"),
        ([head, altered(first, cards=9999)], "line 2: this is not deal"),
        ([head, altered(first, number=99)], "line 2: this is not deal 99 of seed 7"),
        ([head, altered(first, number=100)], "line 2: deal 100 was not played in this hunt"),
        ([head, altered(first, longer=longer)], "line 2: the longer deal is not longer"),
        ([head, first, first[:40]], "line 3: Input data was truncated"),
        ([head, *others, first], "not in their order"),
    ):
        file.write_text("".join(f"{line}\n" for line in lines))
        with pytest.raises(BadHunt, match=told):
            read_hunt(file)


def test_what_is_no_text_is_no_hunt(tmp_path: Path) -> None:
    (tmp_path / "hunt.jsonl").write_bytes(b"\xff\xfe")
    with pytest.raises(BadHunt, match="no text"):
        read_hunt(tmp_path / "hunt.jsonl")


def test_the_longest_is_brought_to_the_record_room_and_takes_the_place_of_the_last(
    tmp_path: Path,
) -> None:
    finds, hunt = Finds(tmp_path), gone_on(begun(), 10)
    assert bring_home(hunt, finds) == ("hunt 7",)
    assert bring_home(hunt, finds) == ()
    later = gone_on(hunt, 200)
    assert bring_home(later, finds) == ("hunt 7",)
    (find,) = finds.all()
    assert (find.deal, find.cards) == (later.kept[0].longest.written, later.kept[0].find.cards)
