"""`bowers statistics`: the figures of the saved games, for persons and for programs."""

import json

from tests.app.cli.conftest import CommandLine
from tests.app.shelf import beggar_game, broken, euchre_game


def test_without_games_it_says_so(bowers: CommandLine) -> None:
    answer = bowers("statistics")
    assert answer.code == 0
    assert "No hand was played yet." in answer.out
    assert "No game came to its end yet." in answer.out


def test_it_says_what_the_screen_says(bowers: CommandLine) -> None:
    euchre_game(bowers.saves / "match.bowers")
    beggar_game(bowers.saves / "game.bowers", 99999)
    broken(bowers.saves / "broken.bowers")
    told = bowers("statistics").out
    for words in ("Hands you played as", "THE CARDS", "Too few hands to say", "All cards went to"):
        assert words in told
    assert max(map(len, told.splitlines())) <= 76


def test_a_program_reads_the_same_figures(bowers: CommandLine) -> None:
    euchre_game(bowers.saves / "match.bowers")
    beggar_game(bowers.saves / "game.bowers", 99999)
    told = json.loads(bowers("statistics", "--json").out)
    assert told["games"] == 2
    cards = told["euchre"]["cards"]
    assert sum(told["euchre"]["hands"].values()) + told["euchre"]["thrown_in"] == cards["hands"]
    assert sum(cards["suits_turned_up"]["seen"].values()) == cards["hands"]
    assert cards["fair_series_of_all"] is None
    assert told["beggar"]["seats"]["fair"] == {"0": 0.5, "1": 0.5}
    assert len(told["beggar"]["lengths"]) == 1
