"""`bowers match` measures one player against another, and says how sure it is."""

from __future__ import annotations

import json
import re
from dataclasses import asdict

import pytest

from engines.euchre import Rules
from tests.app.cli.conftest import CommandLine

MEASURED = ("match", "normal", "random", "--pairs", "30", "--matches", "4", "--seed", "7")


def test_the_figures_and_what_they_are_taken_over(bowers: CommandLine) -> None:
    told = bowers(*MEASURED, "--workers", "1")
    assert told.code == 0
    assert told.err == ""
    head, errors, points, dealing, not_dealing, won = told.out.splitlines()
    assert head == "normal over random, seed 7, 24 cards, to 10 points"
    assert errors.split() == ["standard", "error"]
    assert re.fullmatch(r"Points a deal +\+\d\.\d{4} +0\.\d{4}  30 pairs of deals", points)
    assert re.fullmatch(r"  dealing +\+\d\.\d{4} +0\.\d{4}", dealing)
    assert re.fullmatch(r"  not dealing +\+\d\.\d{4} +0\.\d{4}", not_dealing)
    assert won.split() == ["Matches", "won", "100.0%", "0.0%", "8", "of", "8", "matches"]


def test_the_same_seed_gives_the_same_figures_however_many_work(bowers: CommandLine) -> None:
    assert bowers(*MEASURED, "--workers", "1") == bowers(*MEASURED, "--workers", "2")


def test_the_figures_as_json(bowers: CommandLine) -> None:
    told = json.loads(bowers(*MEASURED, "--json", "--pack", "25", "--stick-the-dealer").out)
    assert list(told) == [
        "players",
        "rules",
        "seed",
        "pairs",
        "points_per_deal",
        "standard_error",
        "dealing",
        "not_dealing",
        "matches",
        "wins",
        "win_rate",
        "win_rate_standard_error",
        "complete",
    ]
    assert told["players"] == ["normal", "random"]
    assert told["rules"] == json.loads(json.dumps(asdict(Rules(pack="25", stick_the_dealer=True))))
    assert (told["seed"], told["pairs"], told["matches"], told["complete"]) == (7, 30, 8, True)
    both = (told["dealing"]["points_per_deal"] + told["not_dealing"]["points_per_deal"]) / 2
    assert told["points_per_deal"] == pytest.approx(both)
    assert 0 < told["standard_error"] < 1
    assert told["win_rate"] == told["wins"] / 8


def test_one_pair_has_a_mean_and_no_error_and_no_pair_neither(bowers: CommandLine) -> None:
    one = ("match", "easy", "easy", "--seed", "1", "--workers", "1", "--json")
    deal = json.loads(bowers(*one, "--pairs", "1").out)
    assert (deal["pairs"], deal["standard_error"], deal["matches"]) == (1, None, 0)
    assert deal["points_per_deal"] is not None
    match = json.loads(bowers(*one, "--pairs", "0", "--matches", "1", "--target", "3").out)
    assert (match["points_per_deal"], match["matches"]) == (None, 2)
    assert match["win_rate"] in (0, 0.5, 1)
    assert match["win_rate_standard_error"] is None


def test_a_seed_that_was_drawn_is_told(bowers: CommandLine) -> None:
    drawn = bowers("match", "normal", "random", "--pairs", "3", "--workers", "1", "--json").out
    seed = str(json.loads(drawn)["seed"])
    again = bowers("match", "normal", "random", "--pairs", "3", "--seed", seed, "--json")
    assert again.out == drawn


def test_who_nobody_is_and_what_cannot_be_measured_is_refused(bowers: CommandLine) -> None:
    assert bowers.refusal("match", "normal", "grand") == (
        "bowers: Nobody plays as 'grand': choose easy, normal, hard, random, pimc100 or all-seeing."
    )
    for arguments, told in (
        (["--pairs", "-1"], "'-1' is no whole number from 0"),
        (["--pairs", "many"], "'many' is no whole number from 0"),
        (["--pairs", "0"], "nothing to measure"),
        (["--workers", "0"], "'0' is no whole number from 1"),
        (["--target", "0"], "a match goes to a whole number from 1"),
    ):
        assert told in bowers.refusal("match", "normal", "easy", *arguments)
