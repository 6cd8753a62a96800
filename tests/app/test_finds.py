"""Finds are kept beside the saved games, and nothing of them is ever lost."""

from pathlib import Path

import pytest

from app.finds import BadFinds, Finds, start_of
from app.start import WatchDeal
from engines.errors import BadDeal


def names(finds: Finds) -> list[str]:
    return [find.name for find in finds.all()]


def test_finds_come_back_as_they_were_made(tmp_path: Path) -> None:
    finds = Finds(tmp_path / "saves")
    assert finds.all() == []
    kept = finds.add("  short\x1b one ", "j-/-", "Ann", 2026)
    ring = finds.add("ring", "--J-/K-J-")
    assert Finds(tmp_path / "saves").all() == [kept, ring]
    assert (kept.name, kept.deal, kept.cards, kept.tricks) == ("short one", "J-/-", 2, 1)
    assert ring.infinite
    assert start_of(kept) == WatchDeal("J-/-", "short one", "Ann 2026")


def test_real_cards_and_the_rule_of_a_short_payer_are_kept(tmp_path: Path) -> None:
    finds = Finds(tmp_path)
    finds.add("cards", "qs 10h/kd")
    finds.add("three", "A/-/--", short_payer="claimant takes the pile")
    cards, three = finds.all()
    assert cards.deal == "QS TH/KD"
    assert three.short_payer == "claimant takes the pile"


def test_finds_are_renamed_and_deleted(tmp_path: Path) -> None:
    finds = Finds(tmp_path)
    for name in ("one", "two", "three"):
        finds.add(name, "J-/-")
    finds.rename("two", "zwei")
    finds.rename("one", "one")
    finds.delete("three")
    assert names(finds) == ["one", "zwei"]


@pytest.mark.parametrize("name", ["", "  ", "one", "nessler-2022"])
def test_a_name_must_be_one_of_its_own(tmp_path: Path, name: str) -> None:
    finds = Finds(tmp_path)
    finds.add("one", "J-/-")
    finds.add("two", "J-/-")
    with pytest.raises(BadFinds):
        finds.add(name, "J-/-")
    with pytest.raises(BadFinds):
        finds.rename("two", name)
    assert names(finds) == ["one", "two"]


def test_what_is_no_deal_is_not_kept(tmp_path: Path) -> None:
    with pytest.raises(BadDeal):
        Finds(tmp_path).add("none", "--x/J")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"name":"a","deal":"J-/-","cards":9}\n', "In line 1: this is not what"),
        ('{"name":"a","deal":"J-/-"}\n{"name":"a","deal":"J-/-"}\n', "In line 2: a find needs"),
        ('{"deal":"J-/-"}\n', "In line 1: a find needs a name"),
        ('{"name":"a","deal":"J-/-"}\n{"name', "In line 2"),
    ],
)
def test_a_file_with_a_wrong_line_is_left_as_it_is(
    tmp_path: Path, text: str, sentence: str
) -> None:
    finds = Finds(tmp_path)
    finds.file.write_text(text, "utf-8")
    for change in (lambda: finds.add("b", "J-/-"), lambda: finds.delete("a"), finds.all):
        with pytest.raises(BadFinds, match=sentence):
            change()
    assert finds.file.read_text("utf-8") == text


def test_what_a_line_leaves_out_is_worked_out(tmp_path: Path) -> None:
    finds = Finds(tmp_path)
    finds.file.write_text('{"name":"a","deal":"J-/-"}\n', "utf-8")
    (find,) = finds.all()
    assert (find.cards, find.tricks, find.infinite) == (2, 1, False)


def test_a_disk_that_refuses_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where a folder should be")
    with pytest.raises(BadFinds, match="cannot be"):
        Finds(tmp_path / "saves").add("a", "J-/-")
