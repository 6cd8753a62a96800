"""A hint at the table: on a key, for the one to act, and never about what is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.narration import EuchreNarrator, plain
from app.narration.coaching import NOTHING_SEEN, in_hundred, spoken, why
from app.screens.hint import HintScreen
from engines.cards import Card, Suit
from engines.euchre import Game, NameTrump, OrderUp, Pass, Play, Rules, View
from engines.euchre.coaching import Advice, advise
from tests.app.euchre.at_table import sitting
from tests.app.pictures import assert_like
from tests.engines.euchre.matches import cards, stacked_game

PICTURES = Path(__file__).parent / "pictures"
SIZES = [(120, 40), (80, 24), (50, 20)]


def bidding() -> Game:
    """Seat 0 deals; the other has passed, and the nine of hearts lies there."""
    game = stacked_game("AD KD TD AS KS", "TH AH 9C JS QC", "9H")
    game.apply(Pass())
    return game


def spoken_to(game: Game) -> list[str]:
    seat = game.to_act
    assert seat is not None
    narrator = EuchreNarrator(("Ann", "Ada"), seat)
    return [plain(said) for said in spoken(advise(game.view(seat)), narrator)]


@pytest.mark.parametrize("size", SIZES)
async def test_the_hint_lies_over_the_table_until_a_key(size: tuple[int, int]) -> None:
    async with sitting(bidding(), size=size) as seated:
        await seated.press("H")
        assert isinstance(seated.app.screen, HintScreen)
        assert_like(seated.app.picture(), PICTURES / f"hint-{size[0]}x{size[1]}.txt")
        await seated.press("H")
        assert not isinstance(seated.app.screen, HintScreen)
        assert seated.game.to_act == 0


async def test_a_hint_that_comes_too_late_is_not_shown() -> None:
    asked: asyncio.Future[Advice] = asyncio.Future()

    async def advice(view: View) -> Advice:
        return await asked

    game = bidding()
    async with sitting(game, advise=advice) as seated:
        view = game.view(0)
        await seated.press("H", "a")
        asked.set_result(advise(view))
        await seated.settle()
        assert not isinstance(seated.app.screen, HintScreen)


async def test_there_is_no_hint_while_the_other_is_to_act() -> None:
    never: asyncio.Future[None] = asyncio.Future()

    async def choose(view: View) -> Pass:
        await never
        return Pass()

    game = stacked_game("AD KD TD AS KS", "JH TH AH 9C TC", "9H")
    async with sitting(game, machine=choose, settled=False) as seated:
        await seated.pilot.press("H")
        await seated.pilot.pause()
        assert "not your turn" in seated.prompt
        never.set_result(None)


def test_a_call_is_explained_by_how_often_it_is_made_and_what_a_pass_is_worth() -> None:
    said = spoken_to(bidding())
    assert said[0].startswith("With 3 trumps you make it in ")
    assert "; passing is worth " in said[0]
    assert said[1].startswith("accept: +")
    assert "wins the match in " in said[1]
    assert said[2].startswith("pass: ")


def test_a_lead_is_explained_by_the_cards_that_beat_it() -> None:
    game = stacked_game("KC JC AD AS KS", "9D TD 9S TS QD", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.CLUBS)):
        game.apply(action)
    said = spoken_to(game)
    assert said[0].startswith("Ann has nothing above A♦ in its suit; Ann trumps it in ")


def test_a_trick_let_go_is_explained() -> None:
    game = stacked_game("9C AS KS QD TD", "TC AC 9S TS QS", "9H")
    for action in (Pass(), Pass(), Pass(), NameTrump(Suit.CLUBS), Play(cards("9C")[0])):
        game.apply(action)
    assert spoken_to(game)[0] == "10♣ takes the trick as cheaply as can be."


def test_what_the_discard_leaves_is_told() -> None:
    game = stacked_game("AD KD QD AS KS", "AH KC QC TD 9S", "JH")
    game.apply(Pass())
    game.apply(OrderUp())
    assert spoken_to(game)[0] == "No spades are left, so you can trump them: 2 trumps kept."


def test_where_no_card_has_been_seen_there_is_nothing_to_say() -> None:
    pack = [Card.parse(code) for code in _WITH_JOKER_UP.split()]
    game = Game(Rules(pack="25"), first_dealer=0, packs=[pack])
    view = game.view(0)
    narrator = EuchreNarrator(("Ann", "Ada"), 0)
    assert plain(why(advise(view), narrator)) == NOTHING_SEEN


_WITH_JOKER_UP = "9C TC JC QC KC AC 9D TD JD QD XX KD AD 9H TH JH QH KH AH 9S TS JS QS KS AS"


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "never"),
        (0.001, "in less than 1 of 100 hands"),
        (0.284, "in 28 of 100 hands"),
        (0.999, "in more than 99 of 100 hands"),
        (1.0, "always"),
    ],
)
def test_a_chance_is_said_as_a_number_of_hands(chance: float, words: str) -> None:
    assert in_hundred(chance) == words
