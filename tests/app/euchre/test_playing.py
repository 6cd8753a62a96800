"""A match by keyboard: nothing by accident, every refused key with its reason."""

import asyncio
import threading
from pathlib import Path
from random import Random

import pytest

from app.screens.euchre_watching import EuchreWatch
from app.screens.log import LogScreen
from app.start import NewEuchre
from engines.cards import Card
from engines.euchre import (
    Action,
    Game,
    GameOver,
    HandDealt,
    HandScored,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rules,
    View,
)
from engines.saves import Recorder, load
from tests.app.euchre.at_table import Sitting, sitting
from tests.app.euchre.scenes import HAND_EIGHT, HAND_SEVEN
from tests.engines.euchre.matches import stacked, stacked_game

ADAS: tuple[Action, ...] = (
    OrderUp(),
    *(Play(Card.parse(code)) for code in ["AH", "TS", "QS", "AS", "9H"]),
)
"""What Ada decides in hand eight."""


def hand_eight(rules: Rules | None = None) -> Game:
    """You deal, Ada orders up the king of spades and leads the ace of hearts."""
    return stacked_game(*HAND_EIGHT, rules)


def hand_seven() -> Game:
    """Ada deals and turns up the queen of diamonds."""
    rules = Rules()
    return Game(rules, first_dealer=1, seed=1, packs=[stacked(*HAND_SEVEN, rules)])


async def lay_the_ten_away(seat: Sitting) -> None:
    await seat.press("4", "enter")


async def test_a_card_is_chosen_and_only_then_laid_away() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await seat.press("4")
        assert "▲4▲" in seat.text
        assert "Enter lays away  10♦" in seat.prompt
        assert seat.game.state.phase is Phase.DISCARDING
        await seat.press("enter")
        assert seat.game.state.discarded == Card.parse("TD")


async def test_a_card_that_may_not_be_played_is_refused_in_the_words_of_the_rules() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await lay_the_ten_away(seat)
        await seat.press("5")
        assert seat.prompt.startswith("▌ ▶ Hearts were led")
        assert "play Q♥" in seat.prompt
        assert seat.table.refusal
        await seat.press("4")
        assert not seat.table.refusal
        assert "Enter plays  Q♥" in seat.prompt


async def test_a_key_that_means_nothing_says_so_until_one_that_does() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        before = seat.game.state
        for key, sign in (("z", "z"), ("space", "Space")):
            await seat.press(key)
            assert f"{sign} does nothing now: ? lists the keys." in seat.prompt
        assert seat.game.state == before
        await seat.press("4")
        assert "Enter lays away" in seat.prompt


async def test_enter_without_a_choice_plays_nothing() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await lay_the_ten_away(seat)
        before = seat.game.state
        await seat.press("enter")
        assert seat.game.state == before
        assert "Choose a card first: 4." in seat.prompt


async def test_enter_calls_nothing_and_a_digit_chooses_nothing_in_the_bidding() -> None:
    async with sitting(hand_seven()) as seat:
        before = seat.game.state
        await seat.press("enter")
        assert "o order it up or p pass" in seat.prompt
        await seat.press("3")
        assert "Trump is not made yet" in seat.prompt
        await seat.press("right")
        assert "No card is asked for" in seat.prompt
        assert seat.game.state == before


async def test_a_suit_cannot_be_named_in_the_first_round_and_the_prompt_says_why() -> None:
    async with sitting(hand_seven()) as seat:
        await seat.press("s")
        assert "In the first round only the upcard's suit" in seat.prompt
        assert seat.game.state.phase is Phase.ROUND_ONE


@pytest.mark.parametrize(("key", "maker"), [("o", 0), ("p", None)])
async def test_a_call_is_one_key(key: str, maker: int | None) -> None:
    async with sitting(hand_seven(), [Pass()]) as seat:
        assert "o order it up" in seat.footer
        await seat.press(key)
        assert seat.game.state.maker == maker


async def test_the_arrows_go_from_one_legal_card_to_the_next() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await seat.press("right", "right")
        assert "▲2▲" in seat.text
        await seat.press("left", "left")
        assert "▲5▲" in seat.text


async def test_a_finished_trick_stays_until_a_key() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await lay_the_ten_away(seat)
        await seat.press("4", "enter")
        assert "Ada takes the trick" in seat.prompt
        assert "Ada led ★" in seat.text
        await seat.press("enter")
        assert "Spades were led" in seat.prompt


async def test_a_finished_trick_goes_by_itself_after_the_delay_that_was_set() -> None:
    async with sitting(hand_eight(), ADAS, trick_delay=1.0) as seat:
        await lay_the_ten_away(seat)
        await seat.press("4", "enter")
        assert "Spades were led" in seat.prompt


async def test_the_trick_one_took_stays_while_one_leads_to_the_next() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await lay_the_ten_away(seat)
        await seat.press("4", "enter", "enter", "3", "enter")
        assert "You took the trick" in seat.prompt
        assert "you ★" in seat.text
        await seat.press("1")
        assert "you ★" not in seat.text.partition("LAST TRICK")[0]
        assert "Enter plays  J♠" in seat.prompt


class Disk:
    """A journal that may be kept waiting."""

    def __init__(self) -> None:
        self.asked, self.may_write = threading.Event(), threading.Event()
        self.may_write.set()

    def keep_waiting(self) -> None:
        """Write nothing until `may_write`; `asked` says when there is something to write."""
        self.asked.clear()
        self.may_write.clear()

    def flush(self) -> None:
        self.asked.set()
        self.may_write.wait()

    def close(self) -> None:
        pass


async def test_a_card_stays_chosen_until_it_is_written_down() -> None:
    disk = Disk()
    async with sitting(hand_eight(), ADAS, journal=disk) as seat:
        await seat.press("4")
        disk.keep_waiting()
        pressing = asyncio.create_task(seat.pilot.press("enter"))
        await asyncio.to_thread(disk.asked.wait)
        seat.table.pulse()
        meanwhile = seat.text
        disk.may_write.set()
        await pressing
        await seat.settle()
        assert "▲4▲" in meanwhile
        assert "▲4▲" not in seat.text


async def test_the_last_trick_is_one_key_away() -> None:
    async with sitting(hand_eight(), ADAS, size=(50, 20)) as seat:
        await seat.press("t")
        assert "No trick has been taken" in seat.prompt
        await lay_the_ten_away(seat)
        await seat.press("4", "enter", "enter")
        assert "│ A♥ │" not in seat.text
        await seat.press("t")
        assert "│ A♥ │" in seat.text
        await seat.press("t")
        assert "│ A♥ │" not in seat.text


async def play_hand_eight(seat: Sitting) -> None:
    await lay_the_ten_away(seat)
    await seat.press("4", "enter", "enter", "3", "enter")
    await seat.press("1", "enter", "2", "enter", "5", "enter", "enter")


async def test_a_hand_ends_with_its_result_and_enter_deals_the_next() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await play_hand_eight(seat)
        assert "EUCHRED!" in seat.text
        assert "You score 2." in seat.prompt
        assert seat.table.state.hand_number == 1
        assert seat.game.state.hand_number == 2
        await seat.press("enter")
        assert seat.table.state.hand_number == 2
        assert "EUCHRED!" not in seat.text


async def test_a_key_that_was_not_meant_for_the_result_does_not_leave_it() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await play_hand_eight(seat)
        await seat.pilot.press("enter", "enter", "enter")
        assert "EUCHRED!" in seat.text


async def test_the_table_can_be_seen_behind_the_result() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await play_hand_eight(seat)
        await seat.press("s")
        assert "EUCHRED!" not in seat.text
        assert "LAST TRICK" in seat.text
        await seat.press("s")
        assert "EUCHRED!" in seat.text


async def test_the_hand_that_is_over_can_be_watched_again_and_left_again() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await play_hand_eight(seat)
        await seat.pilot.press("r")
        await seat.pilot.pause()
        watched = seat.app.screen
        assert isinstance(watched, EuchreWatch)
        assert isinstance(watched.timeline.events[0], HandDealt)
        assert isinstance(watched.timeline.events[-1], HandScored)
        await seat.press("q")
        assert seat.app.screen is seat.table
        assert "EUCHRED!" in seat.text


async def test_a_match_that_is_over_is_watched_whole_from_its_last_hand() -> None:
    async with sitting(hand_eight(Rules(target=2)), ADAS) as seat:
        await play_hand_eight(seat)
        await seat.pilot.press("r")
        await seat.pilot.pause()
        watched = seat.app.screen
        assert isinstance(watched, EuchreWatch)
        assert isinstance(watched.timeline.events[-1], GameOver)
        assert "v review" in seat.text


async def test_a_match_that_is_over_offers_a_rematch() -> None:
    async with sitting(hand_eight(Rules(target=2)), ADAS) as seat:
        await play_hand_eight(seat)
        assert "You win the match, 2 to 0." in seat.prompt
        assert "Enter rematch" in seat.footer
        await seat.press("enter")
        assert seat.app.asked == [NewEuchre()]


async def test_the_log_tells_the_match_so_far() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await lay_the_ten_away(seat)
        await seat.press("l")
        assert isinstance(seat.app.screen, LogScreen)
        for told in ("Hand 1", "Ada orders it up.", "Trick 1", "Ada leads"):
            assert told in seat.text


async def test_the_seal_of_the_pack_is_there_before_the_first_call() -> None:
    game = Game(first_dealer=1, chance=Random(2))
    seal = game.state.seal
    async with sitting(game, size=(120, 40)) as seat:
        assert f"Seal    {seal[:8]}…" in seat.text
        await seat.press("l")
        assert all(seal[at : at + 16] in seat.text for at in range(0, 64, 16))
        assert game.state.salt not in seat.text


async def test_the_salt_is_there_when_the_hand_is_over() -> None:
    game = Game(first_dealer=1, chance=Random(2))
    seal, salt = game.state.seal, game.state.salt
    async with sitting(game, [Pass(), Pass()], size=(120, 40)) as seat:
        await seat.press("p")
        await seat.press("p")
        assert f"Seal      {seal[:8]}…  l shows the pack and the salt" in seat.text
        await seat.press("l")
        assert salt in seat.text


async def test_nothing_is_done_while_the_machine_is_to_act() -> None:
    decided = asyncio.Event()

    async def ponder(_: View) -> Action:
        await decided.wait()
        return Pass()

    async with sitting(hand_seven(), machine=ponder) as seat:
        await seat.pilot.press("p")
        before = seat.game.state
        await seat.pilot.press("p")
        assert "It is not your turn: Ada is to act." in seat.prompt
        assert seat.game.state == before
        decided.set()
        await seat.settle()
        assert seat.game.state.phase is Phase.ROUND_TWO


@pytest.mark.parametrize("size", [(40, 12), (50, 20), (80, 24), (120, 40)])
async def test_header_prompt_and_footer_are_never_drawn_over(size: tuple[int, int]) -> None:
    async with sitting(hand_eight(), ADAS, size=size) as seat:
        lines = seat.lines
        assert len(lines) == size[1]
        assert lines[0].startswith(" ♠ ")
        assert "Your turn" in lines[-2]
        assert lines[-1].endswith(("q lobby", "q to the lobby"))


async def test_a_table_keeps_its_cards_while_the_terminal_changes_its_size() -> None:
    async with sitting(hand_eight(), ADAS) as seat:
        await seat.press("4")
        for size in ((120, 40), (40, 12), (200, 60), (39, 11), (80, 24)):
            await seat.pilot.resize_terminal(*size)
            await seat.pilot.pause()
        assert "▲4▲" in seat.text


async def test_a_match_left_in_the_middle_is_carried_on_where_it_stood(tmp_path: Path) -> None:
    game = hand_eight()
    with Recorder(game, tmp_path / "match.bowers", seats=["You", "Ada"]):
        async with sitting(game, ADAS) as seat:
            await lay_the_ten_away(seat)
            await seat.press("4", "enter")
    carried_on = load(tmp_path / "match.bowers").resume()
    assert carried_on.state == game.state


async def test_a_whole_match_can_be_played_by_keys() -> None:
    async with sitting(Game(Rules(target=1, pack="25"), seed=11)) as seat:
        for _ in range(400):
            if seat.app.asked:
                break
            await seat.press(next_key(seat))
        assert seat.game.result is not None
        assert seat.app.asked == [NewEuchre()]


def next_key(seat: Sitting) -> str:
    """What a person presses next who always takes the first thing there is."""
    scene = seat.table.scene
    if scene.asked and scene.legal and scene.chosen is None:
        return str(scene.legal[0].digit)
    if scene.asked and not scene.legal:
        return next(key for key in "oapcdhs" if f" {key} " in f" {seat.footer} ")
    return "enter"
