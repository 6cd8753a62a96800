"""`bowers lab` says what many deals come to, the same for the same seed whoever plays them."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from engines.beggar import play_out
from tests.app.cli.conftest import CommandLine

SAMPLE = ("lab", "--deals", "3000", "--seed", "7")


def test_the_figures_in_lines(bowers: CommandLine) -> None:
    told = bowers(*SAMPLE, "--workers", "1")
    assert told.code == 0
    assert told.err == ""
    lines = told.out.splitlines()
    assert lines[0] == "3,000 deals, 2 players, seed 7"
    assert lines[2].split() == ["mean", "median", "95", "in", "100", "longest"]
    assert [line.split()[0] for line in lines[3:5]] == ["Cards", "Tricks"]
    assert "     100-199 cards" in told.out
    assert sum(line.startswith("Player") for line in lines) == 2
    assert "Endless              none" in lines


def test_the_figures_as_json(bowers: CommandLine) -> None:
    told = json.loads(bowers(*SAMPLE, "--players", "3", "--short-payer", "claimant", "--json").out)
    assert (told["players"], told["short_payer"], told["seed"]) == (3, "claimant takes the pile", 7)
    assert told["deals"] == sum(told["wins"]) + told["endless"] == 3000
    assert told["complete"] is True
    for lengths in (told["cards"], told["tricks"]):
        assert sum(lengths["counts"].values()) == 3000 - told["endless"]
        assert lengths["quantiles"]["50"] == lengths["median"]
        assert lengths["quantiles"]["95"] < lengths["longest"]
    best = told["best"][0]
    assert play_out(best["deal"]).cards != 0
    assert best["cards"] == told["cards"]["longest"]


def test_a_find_is_the_deal_it_says(bowers: CommandLine) -> None:
    for find in json.loads(bowers(*SAMPLE, "--json").out)["best"]:
        result = play_out(find["deal"])
        assert (result.cards, result.tricks) == (find["cards"], find["tricks"])


def test_a_seed_that_was_drawn_is_told(bowers: CommandLine) -> None:
    drawn = bowers("lab", "--deals", "50", "--json").out
    seed = str(json.loads(drawn)["seed"])
    assert bowers("lab", "--deals", "50", "--json", "--seed", seed).out == drawn


@pytest.mark.skipif(find_spec("numba") is None, reason="it takes minutes without the extra [lab]")
def test_all_deals_of_twenty_cards(bowers: CommandLine) -> None:
    told = json.loads(bowers("lab", "--all-20-cards", "--json").out)
    assert (told["deals"], told["endless"], told["seed"]) == (3_488_400, 16, None)
    assert (told["cards"]["longest"], told["tricks"]["longest"]) == (517, 83)
    assert [find["endless"] for find in told["best"]].count(True) == 16


def test_what_cannot_be_played_is_refused(bowers: CommandLine) -> None:
    for arguments, told in (
        (["--players", "5"], "'5' is no whole number from 2 to 4"),
        (["--deals", "0"], "'0' is no whole number from 1"),
        (["--deals", "many"], "'many' is no whole number from 1"),
        (["--seed", "-1"], "'-1' is no whole number from 0"),
        (["--workers", "0"], "'0' is no whole number from 1"),
        (["--all-20-cards", "--seed", "1"], "make no sense beside --all-20-cards"),
        (["--all-20-cards", "--players", "3"], "make no sense beside --all-20-cards"),
    ):
        assert told in bowers.refusal("lab", *arguments)
