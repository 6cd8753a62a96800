"""In a match of practice one takes back what one did; in any other it is refused."""

from __future__ import annotations

import asyncio

from app.screens.hint import HintScreen
from engines.cards import Suit
from engines.euchre import Discard, Game, NameTrump, OrderUp, Pass, Play, Rules, View
from engines.euchre.actions import Action
from engines.euchre.state import Phase
from tests.app.euchre.at_table import sitting
from tests.engines.euchre.matches import cards, stacked_game


def bidding() -> Game:
    """Seat 0 deals; the other has passed, and the nine of hearts lies there."""
    game = stacked_game("AD KD TD AS KS", "JH TH AH 9C TC", "9H")
    game.apply(Pass())
    return game


async def test_a_call_is_taken_back_and_asked_for_again() -> None:
    game = bidding()
    async with sitting(game, practice=True) as seated:
        before = game.state
        await seated.press("a")
        assert game.state.phase is Phase.DISCARDING
        await seated.press("u")
        assert game.state == before
        assert "You take back accepting it." in seated.prompt
        assert "a or p" in seated.prompt


async def test_undone_again_and_again_a_match_goes_back_to_its_beginning() -> None:
    game = bidding()
    async with sitting(game, practice=True) as seated:
        before = game.state
        decided = 0
        while game.state.hand_number < 3:
            game.apply(game.legal_actions()[-1])
            decided += 1
            await seated.settle()
            await seated.press("enter")
        for _ in range(decided):
            await seated.press("u")
        assert game.state == before
        await seated.press("u")
        assert "you have done nothing yet" in seated.prompt


async def test_what_the_machine_answered_is_taken_back_with_it() -> None:
    game = stacked_game("KC JC AD AS KS", "9D TD 9S TS QD", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.CLUBS)):
        game.apply(action)
    async with sitting(game, [Play(cards("AD")[0])], practice=True) as seated:
        game.apply(game.legal_actions()[0])
        await seated.settle()
        assert len(game.state.tricks) == 1
        await seated.press("u")
        assert [card for _, card in game.state.trick] == [*cards("AD")]
        assert "You take back playing " in seated.prompt


async def test_a_machine_that_thinks_is_stopped_and_what_it_thought_is_forgotten() -> None:
    asked: list[asyncio.Future[Action]] = []

    async def choose(view: View) -> Action:
        asked.append(asyncio.Future())
        return await asked[-1]

    game = bidding()
    async with sitting(game, machine=choose, practice=True) as seated:
        before = game.state
        await seated.pilot.press("p")
        await seated.pilot.pause()
        assert seated.table.thinking
        await seated.press("u")
        assert asked[0].cancelled()
        assert game.state == before
        assert not seated.table.thinking


async def test_a_machine_is_asked_again_when_there_was_nothing_to_take_back() -> None:
    asked: list[asyncio.Future[Action]] = []

    async def choose(view: View) -> Action:
        asked.append(asyncio.Future())
        return await asked[-1]

    game = stacked_game("AD KD TD AS KS", "JH TH AH 9C TC", "9H")
    async with sitting(game, machine=choose, practice=True, settled=False) as seated:
        await seated.pilot.press("u")
        await seated.pilot.pause()
        assert "you have done nothing yet" in seated.prompt
        asked[-1].set_result(Pass())
        await seated.settle()
        assert game.to_act == 0


async def test_the_end_of_a_match_can_be_undone() -> None:
    game = stacked_game("AD KD TD AS KS", "JH JD AH KH 9C", "9H", Rules(target=1))
    game.apply(Pass())
    async with sitting(game, practice=True) as seated:
        while game.result is None:
            game.apply(game.legal_actions()[0])
            await seated.settle()
        assert "undo" in seated.footer
        await seated.press("u")
        assert game.result is None
        assert game.to_act == 0


async def test_a_hint_can_be_had_after_an_undo() -> None:
    async with sitting(bidding(), practice=True) as seated:
        await seated.press("a", "u", "H")
        assert isinstance(seated.app.screen, HintScreen)


async def test_a_match_of_practice_says_so_and_another_says_how_to_begin_one() -> None:
    game = bidding()
    async with sitting(game, practice=True) as seated:
        assert "practice" in seated.lines[0]
        assert "undo" in seated.footer
    async with sitting(bidding()) as seated:
        assert "practice" not in seated.lines[0]
        assert "undo" not in seated.footer
        await seated.press("u")
        assert "Only a match of practice can be undone" in seated.prompt


async def test_laying_away_is_taken_back_by_itself() -> None:
    game = bidding()
    async with sitting(game, practice=True) as seated:
        game.apply(OrderUp())
        await seated.settle()
        before = game.state
        game.apply(Discard(cards("9C")[0]))
        await seated.settle()
        await seated.press("u")
        assert game.state == before
        assert "You take back laying away  9♣ ." in seated.prompt
        await seated.press("1")
        assert "You take back" not in seated.prompt
