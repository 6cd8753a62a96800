"""At the table a person turns cards by key, and the others' turn by themselves."""

from pathlib import Path

from app.start import WatchFile
from engines.beggar import Game, Rules
from tests.app.beggar.sitting import REMATCH, Sitting

PLAIN = ["-" * 8, "-" * 8, "-" * 8]
LONG = 60.0


def three(*persons: int, hands: list[str] | None = None) -> Sitting:
    """Three players with plain cards alone: nobody ever owes anything."""
    game = Game(Rules(players=3), hands=hands or PLAIN)
    return Sitting(game, ("You", "Ann", "Bob"), persons)


async def test_space_turns_your_card_and_the_others_follow_in_their_time() -> None:
    sitting = three(0)
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        assert sitting.game.state.cards == 0
        assert "You turn a card." in sitting.text()
        assert "Space turn" in sitting.text()
        await pilot.press("space")
        await sitting.settle(pilot)
        assert "1 in the pile" in sitting.text()
        assert "Space hurry" in sitting.text()
        await sitting.wait(pilot, 0.1)
        assert "1 in the pile" in sitting.text()
        await sitting.wait(pilot, 0.5)
        assert "2 in the pile" in sitting.text()
        await sitting.wait(pilot, 0.5)
        assert "3 in the pile" in sitting.text()
        await sitting.wait(pilot, LONG)
        assert sitting.game.state.cards == 3


async def test_space_does_not_wait_for_the_others() -> None:
    sitting = three(0)
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        for turned in range(1, 4):
            await pilot.press("space")
            await sitting.settle(pilot)
            assert f"{turned} in the pile" in sitting.text()


async def test_everything_shown_is_written_down_first() -> None:
    sitting = three(0)
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        written = sitting.paper.flushed
        await pilot.press("space")
        await sitting.settle(pilot)
        assert sitting.paper.flushed > written
        await pilot.press("q")
        await pilot.pause()
        assert sitting.paper.closed


async def test_persons_at_one_keyboard_have_a_key_each() -> None:
    sitting = Sitting(Game(Rules(players=3), hands=PLAIN), ("Ann", "Bob", "Cat"), (0, 2))
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        assert "a turn" in sitting.text()
        await pilot.press("f")
        await sitting.settle(pilot)
        assert "Ann is to turn, with a." in sitting.text()
        assert sitting.game.state.cards == 0
        await pilot.press("a")
        await sitting.settle(pilot)
        await sitting.wait(pilot, LONG)
        await sitting.wait(pilot, LONG)
        assert sitting.game.state.cards == 2
        await pilot.press("f")
        await sitting.settle(pilot)
        assert sitting.game.state.cards == 3


async def test_all_cards_turn_by_themselves_until_they_are_stopped() -> None:
    sitting = three(0)
    async with sitting.app.run_test(size=(100, 30)) as pilot:
        await sitting.wait(pilot, LONG)
        await pilot.press("p")
        await sitting.settle(pilot)
        assert "p stop" in sitting.text()
        for _ in range(6):
            await sitting.wait(pilot, 1.0)
        assert sitting.game.state.cards >= 5
        await pilot.press("p")
        await sitting.settle(pilot)
        for _ in range(5):
            await sitting.wait(pilot, 1.0)
        assert sitting.game.state.to_act == 0
        assert "p by itself" in sitting.text()


async def test_e_plays_to_the_end_of_the_trick() -> None:
    sitting = three(0, hands=["-" * 8, "----A---", "-" * 8])
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        await pilot.press("e")
        await sitting.settle(pilot)
        assert sitting.game.state.tricks == 1
        assert "Ann   ★     takes 18" in sitting.text()


async def test_the_end_can_be_asked_for_while_another_turns() -> None:
    sitting = three(1, hands=["-" * 8, "--------", "-----A--"])
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        await pilot.press("E")
        await sitting.settle(pilot)
        assert sitting.game.state.result is not None
        assert "Cards turned" in sitting.text()


async def test_the_last_pile_can_be_looked_at_again() -> None:
    sitting = three(0, hands=["-" * 8, "A-------", "-" * 8])
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        await pilot.press("t")
        await pilot.pause()
        assert "No pile has been taken yet." in sitting.text()
        await pilot.press("e")
        await sitting.settle(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert "last pile: 6 to Ann" in sitting.text()
        await pilot.press("t")
        await pilot.pause()
        assert "last pile:" not in sitting.text()


async def test_the_end_shows_who_won_and_offers_another_game(tmp_path: Path) -> None:
    sitting = Sitting(Game(seed=1), ("You", "Ann"), (0,), file=tmp_path / "game.bowers")
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        await pilot.press("E")
        await sitting.settle(pilot)
        result = sitting.game.state.result
        assert result is not None
        won = "YOU WIN!" if result.winners == (0,) else "BEGGARED!"
        assert won in sitting.text()
        assert f"Cards turned  {result.cards}" in sitting.text()
        await pilot.press("s")
        await pilot.pause()
        assert won not in sitting.text()
        await pilot.press("r")
        await pilot.pause()
        assert sitting.app.asked == [WatchFile(tmp_path / "game.bowers")]
        await sitting.wait(pilot, LONG)
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.app.asked[1:] == [REMATCH]
        assert sitting.app.screen is not sitting.table


async def test_a_key_held_down_turns_cards_and_stays_at_the_result() -> None:
    sitting = three(0, 1, 2, hands=["-A", "-", "-"])
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        for _ in range(20):
            await pilot.press("enter")
            await sitting.wait(pilot, 0.05)
        assert sitting.game.state.result is not None
        assert sitting.app.asked == []
        await sitting.wait(pilot, LONG)
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.app.asked == [REMATCH]


def timed() -> Sitting:
    rules = Rules(players=2, time_limit_minutes=5)
    return Sitting(Game(rules, hands=["-" * 9, "-" * 7]), ("You", "Ann"), (0,))


async def test_time_is_called_only_when_it_is_asked_for_twice() -> None:
    sitting = timed()
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, 1.0)
        await pilot.press("c")
        await sitting.settle(pilot)
        assert "Call time?" in sitting.text()
        assert sitting.game.state.result is None
        await pilot.press("space")
        await sitting.settle(pilot)
        assert "Call time?" not in sitting.text()
        await pilot.press("c", "c")
        await sitting.settle(pilot)
        await pilot.press("c")
        await sitting.settle(pilot)
        await sitting.wait(pilot, LONG)
        assert sitting.game.state.result is not None
        assert "TIME!" in sitting.text()


async def test_time_is_called_when_the_agreed_minutes_are_over() -> None:
    sitting = timed()
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, 299.0)
        assert sitting.game.state.result is None
        await sitting.wait(pilot, 1.0)
        await sitting.wait(pilot, LONG)
        assert "You win with the most cards" in sitting.text()


async def test_a_game_without_a_limit_says_why_time_cannot_be_called() -> None:
    sitting = three(0)
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        assert "call time" not in sitting.text()
        await pilot.press("c")
        await pilot.pause()
        assert "Time is called only where a time limit was agreed." in sitting.text()


async def test_everything_that_happened_can_be_read() -> None:
    sitting = three(0, hands=["-" * 8, "A-------", "-" * 8])
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, LONG)
        await pilot.press("e")
        await sitting.settle(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert "Ann takes the pile, 6 cards." in sitting.text()
        await pilot.press("escape")
        await pilot.pause()
        assert sitting.app.screen is sitting.table


async def test_a_game_that_is_carried_on_stands_where_it_was_left() -> None:
    game = Game(Rules(players=3), hands=PLAIN)
    first = Sitting(game, ("You", "Ann", "Bob"), (0,))
    async with first.app.run_test(size=(80, 24)) as pilot:
        await first.wait(pilot, LONG)
        await pilot.press("space")
        await first.settle(pilot)
    second = Sitting(game, ("You", "Ann", "Bob"), (0,), fresh=False)
    cards = game.state.cards
    async with second.app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert f"{cards} in the pile" in second.text()


async def test_the_table_is_laid_again_when_the_terminal_is_resized() -> None:
    sitting = Sitting(Game(Rules(players=3), seed=4), ("You", "Ann", "Bob"), ())
    async with sitting.app.run_test(size=(120, 40)) as pilot:
        await sitting.wait(pilot, 2.0)
        for size in [(80, 24), (60, 20), (200, 60), (40, 12)]:
            before = sitting.game.state.cards
            await pilot.resize_terminal(*size)
            for _ in range(3):
                await sitting.wait(pilot, 2.0)
            assert f"{len(sitting.table.state.pile)} in the pile" in sitting.text()
            assert sitting.game.state.cards > before
