"""`bowers review`: every decision of a match, weighed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from app.accuracies import Accuracies
from app.cli.review_report import (
    DecisionReport,
    OptionReport,
    ReviewReport,
    SeatReport,
    TurnReport,
)
from engines import euchre
from engines.saves import Recorder, Seat, load
from tests.app.cli.conftest import CommandLine
from tests.app.shelf import beggar_game, broken
from tests.house.tree import HOUSE

README = (HOUSE / "README.md").read_text("utf-8")


def match(path: Path, *, decisions: int = 999) -> Path:
    """A short match between a person who plays easily and a machine, or its beginning."""
    path.parent.mkdir(exist_ok=True)
    game = euchre.Game(euchre.Rules(target=1), seed=6)
    seats = euchre.players.named("easy", seed=1), euchre.players.named("normal")
    with Recorder(game, path, seats=[Seat("You"), Seat("Ada", "normal")], deferred=True):
        while (seat := game.to_act) is not None and decisions:
            game.apply(seats[seat].choose(game.view(seat)))
            decisions -= 1
    return path


def test_it_tells_sums_luck_turns_and_what_could_have_been_done_better(
    bowers: CommandLine,
) -> None:
    match(bowers.saves / "short.bowers")
    told = bowers("review", "short")
    assert (told.code, told.err) == (0, "")
    head, _, grades, you, ada, _, luck, *_ = told.out.splitlines()
    assert re.fullmatch(r"You \d, Ada \d; \d hands?", head)
    assert grades.split()[:6] == ["accuracy", "best", "fine", "dubious", "mistake", "blunder"]
    assert luck.split() == ["start", "packs", "own", "other's", "unseen", "now"]
    for row in (you, ada):
        assert re.fullmatch(r"\w+ +\d+\.\d %( +\d+){5} +\d+\.\d %, \d\.\d\d points", row)
    assert "your chance to win" in told.out
    assert re.search(r"  hand \d, [\w ]+: You .*: (dubious|a \w+)\. Better: .*, by .* %", told.out)


def test_of_one_player_alone(bowers: CommandLine) -> None:
    match(bowers.saves / "short.bowers")
    told = bowers("review", "short", "--player", "ada").out
    assert "Ada's chance to win" in told
    assert not re.search(r"^You +\d+\.|: You .* Better", told, re.MULTILINE)
    assert bowers.refusal("review", "short", "--player", "Bob") == (
        "bowers: Nobody called 'Bob' plays here, but You and Ada."
    )


def test_all_of_it_as_json(bowers: CommandLine) -> None:
    path = match(bowers.saves / "short.bowers")
    told = json.loads(bowers("review", str(path), "--json").out)
    assert list(told) == [
        "players",
        "rules",
        "scores",
        "hands",
        "finished",
        "complete",
        "limits",
        "seats",
        "decisions",
        "turning_points",
        "match_chances",
    ]
    kept = tuple(seat["accuracy"] for seat in told["seats"])
    assert Accuracies(path.parent).of(path) == pytest.approx(kept, abs=1e-6)
    timeline = load(path).timeline()
    assert (told["players"], told["finished"], told["complete"]) == (["You", "Ada"], True, True)
    assert len(told["match_chances"]) == len(timeline) + 1
    for seat in told["seats"]:
        made = [each for each in told["decisions"] if each["seat"] == seat["seat"]]
        assert sum(seat["grades"].values()) == seat["decisions"] == len(made)
        given_away = sum(each["match_chance_given_away"] for each in made)
        assert seat["match_chance_given_away"] == pytest.approx(given_away, abs=1e-4)
        *parts, end = seat["luck"].values()
        assert sum(parts) == pytest.approx(end, abs=1e-5)
    for each in told["decisions"]:
        best, *_ = each["options"]
        (chosen,) = (option for option in each["options"] if option["action"] == each["chosen"])
        lost = best["match_chance"] - chosen["match_chance"]
        assert each["match_chance_given_away"] == pytest.approx(lost, abs=3e-6)
        assert (each["trick"] is None) == (each["phase"] != "playing")


def test_the_readme_names_every_field() -> None:
    section = re.search(r"^## A match reviewed\n(.*?)^## ", README, re.MULTILINE | re.DOTALL)
    assert section is not None
    named = set(re.findall(r"`(\w+)`", section[1]))
    reports = (ReviewReport, SeatReport, DecisionReport, OptionReport, TurnReport)
    assert {field for each in reports for field in each.__struct_fields__} <= named


def test_of_an_unfinished_match_there_is_told_what_there_is(bowers: CommandLine) -> None:
    match(bowers.saves / "begun.bowers", decisions=0)
    told = bowers("review", "begun")
    assert told.code == 0
    assert told.out.splitlines()[0] == "You 0, Ada 0; 1 hand, unfinished"
    assert told.out.splitlines()[-1] == "No decision was dubious or worse."


def test_what_is_no_match_of_euchre_is_refused_kindly(bowers: CommandLine) -> None:
    beggar_game(bowers.saves / "beggar.bowers", 20)
    broken(bowers.saves / "broken.bowers")
    assert "in which nothing is decided" in bowers.refusal("review", "beggar")
    assert "line 1" in bowers.refusal("review", "broken")
    assert bowers.refusal("review", "no such game") == (
        'bowers: There is no saved game "no such game".'
    )
    assert "no such file" in bowers.refusal("review", "nowhere/at.bowers")
