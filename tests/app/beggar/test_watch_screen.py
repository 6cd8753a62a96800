"""A watched game obeys every key of the transport bar, and never leaves by itself."""

from textual.pilot import Pilot

from app.commands import COMMANDS, Place
from app.picture import picture_of
from app.screens.beggar_watching import BeggarWatch
from app.start import WatchRecord
from engines.beggar import Game, record
from tests.app.beggar.sitting import Clock, watching
from tests.app.host import Host
from tests.app.seeing import answer

LONG = 3600.0


def text(app: Host) -> str:
    return "\n".join(picture_of(app).lines())


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


def short_game() -> Game:
    return Game(seed=2)


def endless() -> Game:
    return Game(hands=record("casella-2024").deal.split("/"))


async def pass_by(pilot: Pilot[None], screen: BeggarWatch, clock: Clock, seconds: float) -> None:
    clock.pass_by(seconds)
    screen.pulse()
    await pilot.pause()


async def test_it_plays_at_a_pace_and_stops_at_a_key() -> None:
    app, screen, clock = watching(short_game())
    async with app.run_test(size=(120, 40)) as pilot:
        await pass_by(pilot, screen, clock, 0.1)
        await pass_by(pilot, screen, clock, 1.4)
        assert "▶ playing" in text(app)
        here = screen.state.cards
        assert here > 0
        await press(pilot, "space")
        await pass_by(pilot, screen, clock, 60)
        assert "■ paused" in text(app)
        assert screen.state.cards == here


async def test_keys_go_by_events_tricks_and_ten_tricks() -> None:
    app, screen, _ = watching(short_game())
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space", "home")
        await press(pilot, "full_stop", "full_stop")
        assert screen.playback.position == 2
        await press(pilot, "comma")
        assert screen.playback.position == 1
        await press(pilot, "right")
        assert (screen.state.tricks, screen.state.pile) == (1, ())
        await press(pilot, "left")
        assert (screen.state.tricks, screen.state.pile) == (0, ())
        await press(pilot, "right_square_bracket")
        assert (screen.state.tricks, screen.state.pile) == (10, ())
        await press(pilot, "left_square_bracket")
        assert (screen.state.tricks, screen.state.pile) == (0, ())


async def test_digits_go_to_the_tenths_under_which_they_are_written() -> None:
    app, screen, _ = watching(short_game())
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space")
        for key in "0123456789":
            await press(pilot, key)
            assert screen.playback.position == len(screen.timeline) * int(key) // 10
            rows = picture_of(app).lines()
            rail = next(y for y, row in enumerate(rows) if "●" in row and "─" in row)
            assert rows[rail + 1][rows[rail].index("●")] == key


async def test_a_press_on_the_chart_goes_there() -> None:
    app, screen, _ = watching(short_game())
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space", "home")
        rows = picture_of(app).lines()
        rail = next(y for y, row in enumerate(rows) if "●" in row and "─" in row)
        await pilot.click(offset=(len(rows[rail]) - 1, rail - 3))
        await pilot.pause()
        assert screen.playback.position == len(screen.timeline)


async def test_one_goes_to_a_card_or_a_trick_by_its_number() -> None:
    app, screen, _ = watching(short_game())
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space", "g")
        await press(pilot, *"12", "enter")
        assert screen.state.cards == 12
        await press(pilot, "g")
        await press(pilot, *"trick 3", "enter")
        assert screen.state.tricks == 2
        assert screen.state.pile == ()
        await press(pilot, "g")
        await press(pilot, *"99999", "enter")
        assert "There is no card 99,999" in text(app)
        await press(pilot, "g")
        await press(pilot, *"soon", "enter")
        assert "neither a card nor a trick" in text(app)


async def test_every_moment_of_the_longest_game_is_a_key_away() -> None:
    app, screen, _ = watching(Game(hands=record("nessler-2022").deal.split("/")))
    async with app.run_test(size=(80, 24)) as pilot:
        screen.playback.set_playing(False, screen.now)
        for number in (8344, 0, 4000, 1, 8343):
            found = screen.find(str(number))
            assert isinstance(found, int)
            screen.go(found)
            await pilot.pause()
            assert screen.state.cards == number
            assert f"{number:,} / 8,344" in text(app)


async def test_hands_are_open_or_as_those_at_the_table_see_them() -> None:
    app, _, _ = watching(short_game())
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space", "3")
        assert "HANDS OPEN" in text(app)
        await press(pilot, "x")
        assert "HANDS OPEN" not in text(app)


async def test_at_the_end_it_stays_and_says_who_won() -> None:
    app, screen, clock = watching(short_game())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "end")
        await pass_by(pilot, screen, clock, LONG)
        assert "■ the end" in text(app)
        assert "wins" in text(app)
        assert app.screen is screen
        await press(pilot, "space")
        assert screen.playback.position < len(screen.timeline)


async def test_an_endless_deal_goes_round_in_its_loop_and_says_so() -> None:
    app, screen, _ = watching(endless())
    async with app.run_test(size=(120, 40)) as pilot:
        screen.playback.set_playing(False, screen.now)
        await press(pilot, "g", *"32", "enter")
        assert "the loop begins: 34" in text(app)
        await press(pilot, "l")
        assert screen.state.cards == 34
        assert "loop 1" in text(app)
        assert "and so on for ever" in text(app)
        round_length = screen.playback.length - screen.playback.position
        screen.playback.set_playing(True, screen.now)
        for _ in range(round_length + 1):
            screen.playback.advance(screen.now)
        screen.moved()
        await pilot.pause()
        assert "loop 2" in text(app)
        assert "474 cards" in text(app)


async def test_tab_leads_to_the_next_game_if_there_is_one() -> None:
    app, screen, _ = watching(short_game(), following=lambda: WatchRecord("wycott"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "tab")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.asked == [WatchRecord("wycott")]
        assert app.screen is not screen


async def test_the_future_can_be_hidden() -> None:
    app, _, _ = watching(short_game(), future=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space", "4")
        assert "◆ " not in text(app).splitlines()[37]
        bar = picture_of(app)
        assert not any(
            bar.ink(x, y).fg == "future" for y in range(bar.height) for x in range(bar.width)
        )


async def test_card_and_trick_can_be_read_at_every_size() -> None:
    app, screen, _ = watching(Game(hands=record("nessler-2022").deal.split("/")))
    async with app.run_test(size=(120, 40)) as pilot:
        screen.playback.set_playing(False, screen.now)
        found = screen.find("4117")
        assert isinstance(found, int)
        screen.go(found)
        for size in [(120, 40), (80, 24), (60, 20), (40, 12), (200, 60)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "4,117 / 8,344" in text(app)
            assert "trick 569" in text(app)


async def test_the_help_names_every_key_of_watching() -> None:
    app, _, _ = watching(short_game())
    async with app.run_test(size=(100, 60)) as pilot:
        await press(pilot, "question_mark")
        for command in COMMANDS[Place.WATCH]:
            assert command.sign in text(app)


async def test_the_bar_names_the_trick_one_went_to() -> None:
    app, _, _ = watching(Game(hands=record("nessler-2022").deal.split("/")))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "end")
        assert "trick 1,164 of 1,164" in text(app)
        await press(pilot, "g")
        await answer(pilot, "trick 5")
        await pilot.pause()
        assert "trick 5 of 1,164" in text(app)


async def test_the_bar_says_why_a_key_did_nothing_until_another_does() -> None:
    app, _, _ = watching(short_game())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "l")
        assert "This game ends, so there is no loop to go to." in text(app)
        await press(pilot, "full_stop")
        assert "no loop" not in text(app)
        assert "trick 1 of" in text(app)


async def test_a_single_event_by_hand_makes_the_game_stand_still() -> None:
    app, screen, clock = watching(short_game())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "end", "comma")
        await pass_by(pilot, screen, clock, LONG)
        assert screen.playback.position == screen.playback.length - 1
        assert "■ paused" in text(app)
