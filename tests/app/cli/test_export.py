"""`bowers export`: the fortunes of a game as an SVG picture."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.app.cli.conftest import CommandLine
from tests.app.shelf import beggar_game, euchre_game

NS = "{http://www.w3.org/2000/svg}"


def steps(path: str) -> list[int]:
    """The size of a hand after each card turned, as the path of a picture has it."""
    sizes, now = [], 0
    for sign, number in re.findall(r"([hV])(\d+)", path.removesuffix("V0Z")):
        if sign == "V":
            now = int(number)
        else:
            sizes.append(now)
    return sizes


def test_the_picture_of_a_record_has_every_card_of_it(bowers: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "longest.svg"
    told = bowers("export", "nessler-2022", "--svg", str(out))
    assert (told.code, told.err) == (0, "")
    picture = ElementTree.parse(out).getroot()
    (path,) = (each.attrib["d"] for each in picture.iter(f"{NS}path"))
    assert len(steps(path)) == 8_344
    words = " ".join(each.text or "" for each in picture.iter(f"{NS}text"))
    assert "8,344 cards, 1,164 tricks; South wins." in words
    assert "26 to South, after 8,287 cards" in words


def test_the_same_game_gives_the_same_picture_in_either_theme(bowers: CommandLine) -> None:
    one, two, dark = (
        bowers("export", "casella-2024", "--svg", "-", "--theme", theme).out
        for theme in ("linen", "linen", "baize")
    )
    assert one == two != dark
    assert "the loop begins" in one


def test_of_four_players_each_has_a_plot(bowers: CommandLine) -> None:
    told = bowers("export", "-J--K/A--Q-/--KK-/-----J", "--svg", "-")
    assert len(list(ElementTree.fromstring(told.out).iter(f"{NS}path"))) == 4


def test_a_saved_game_is_drawn_with_its_names(bowers: CommandLine) -> None:
    path = beggar_game(bowers.saves / "mine.bowers", 40)
    assert "It goes on." in bowers("export", "mine", "--svg", "-").out
    assert bowers("export", str(path), "--svg", "-").code == 0


def test_a_legend_says_whose_the_lead_is(bowers: CommandLine) -> None:
    beggar_game(bowers.saves / "mine.bowers", 400)
    picture = ElementTree.fromstring(bowers("export", "mine", "--svg", "-").out)
    words = [each.text for each in picture.iter(f"{NS}text")]
    assert {"You", "Ann"} <= set(words)


@pytest.mark.parametrize("name", ["a\x1b[31m.bowers", "<b>&.bowers", "\x0b.bowers"])
def test_a_file_of_any_name_gives_a_picture_that_can_be_read(
    bowers: CommandLine, name: str
) -> None:
    path = beggar_game(bowers.saves / name, 40)
    assert ElementTree.fromstring(bowers("export", str(path), "--svg", "-").out).tag == f"{NS}svg"


def test_no_file_is_written_over(bowers: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "there.svg"
    out.write_text("mine")
    assert "is there already" in bowers.refusal("export", "casella-2024", "--svg", str(out))
    assert out.read_text() == "mine"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nessler-2022"], "Say what to make of the game"),
        (["no such game", "--svg", "-"], "There is no saved game, no find and no record"),
        (["--K/-X-", "--svg", "-"], "bowers: "),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    bowers: CommandLine, arguments: list[str], why: str
) -> None:
    assert why in bowers.refusal("export", *arguments)


def test_a_match_of_euchre_has_no_such_fortunes(bowers: CommandLine) -> None:
    euchre_game(bowers.saves / "match.bowers")
    assert "bowers review tells how" in bowers.refusal("export", "match", "--svg", "-")
