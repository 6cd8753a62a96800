"""Every screen of the house: its keys are named, its help lists them, and it says when cramped."""

from collections.abc import Iterable

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from app.commands import COMMANDS, Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.palette import Script
from app.picture import picture_of
from app.screens.house import HouseScreen
from app.widgets.lines import Heading, Question
from app.widgets.zone import PaintedApp, Zone


def lines_of(pilot: Pilot[None]) -> list[str]:
    assert isinstance(pilot.app, House)
    return picture_of(pilot.app).lines()


class Plain(Zone):
    def draw(self, canvas: Canvas) -> None:
        canvas.text(2, 2, "♠ here", "text")


class PlainScreen(HouseScreen):
    place = Place.WATCH
    BINDINGS = bindings(Place.WATCH)

    def body(self) -> Iterable[Widget]:
        yield Plain()

    def on_mount(self) -> None:
        super().on_mount()
        self.header.say(Heading("Watch", "a game", "24 cards"))
        self.prompt.ask(Question.of("Your turn.", "Play."))


class House(PaintedApp):
    def on_mount(self) -> None:
        self.push_screen(PlainScreen())


async def test_a_screen_has_its_three_lines_around_what_it_is_about() -> None:
    async with House().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        lines = lines_of(pilot)
        assert lines[0].startswith(" ♠ Beggars & Bowers › Watch   a game")
        assert lines[0].endswith("24 cards")
        assert lines[3] == "  ♠ here"
        assert lines[22].startswith("▌ ▶ Your turn. Play.")
        assert lines[23].startswith(" Space pause")
        assert lines[23].endswith("q back")


async def test_help_lists_every_key_of_the_place_over_the_screen() -> None:
    async with House().run_test(size=(100, 60)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        text = "\n".join(picture_of(pilot.app).lines())  # type: ignore[arg-type]
        for command in COMMANDS[Place.WATCH]:
            assert command.help.split(" ")[0] in text
            assert command.sign in text
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlainScreen)


async def test_a_help_longer_than_the_screen_can_be_scrolled() -> None:
    async with House().run_test(size=(60, 14)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        before = lines_of(pilot)
        await pilot.press("down", "down")
        await pilot.pause()
        assert picture_of(pilot.app).lines() != before  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(39, 20), (80, 11)])
async def test_below_forty_by_twelve_a_notice_says_what_is_needed(size: tuple[int, int]) -> None:
    async with House().run_test(size=size) as pilot:
        await pilot.pause()
        text = " ".join(picture_of(pilot.app).lines())  # type: ignore[arg-type]
        assert "40 columns by 12 rows" in text
        assert f"{size[0]} by {size[1]}" in text
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "♠ here" in " ".join(picture_of(pilot.app).lines())  # type: ignore[arg-type]


async def test_letters_stand_for_suits_when_asked_for() -> None:
    app = House()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.repaint(Script.LETTERS, four_colours=False)
        await pilot.pause()
        zone = app.screen.query_one(Plain)
        assert "S here" in zone.render_line(2).text


async def test_the_footer_keeps_the_keys_that_matter_most_when_there_is_little_room() -> None:
    async with House().run_test(size=(40, 12)) as pilot:
        await pilot.pause()
        footer = picture_of(pilot.app).lines()[-1]  # type: ignore[arg-type]
        assert "Space pause" in footer
        assert footer.endswith("q back")
        assert len(footer) <= 40


async def test_a_mouse_press_on_a_key_of_the_footer_does_what_the_key_does() -> None:
    async with House().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, PlainScreen)
        await pilot.click(offset=(75, 23))
        await pilot.pause()
        assert not isinstance(pilot.app.screen, PlainScreen)


def test_no_key_of_a_place_means_two_things() -> None:
    for place, commands in COMMANDS.items():
        keys = [key for command in commands for key in command.keys]
        assert len(keys) == len(set(keys)), place


@pytest.mark.parametrize(("width", "rows"), [(40, 2), (100, 1)])
async def test_a_refusal_is_read_whole_and_the_keys_give_way_to_it(width: int, rows: int) -> None:
    why = "You do not hold the joker: play the queen, the king or the ace."
    async with House().run_test(size=(width, 24)) as pilot:
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, HouseScreen)
        footer = lines_of(pilot)[-1]
        screen.prompt.ask(Question.refusal(why))
        await pilot.pause()
        lines = lines_of(pilot)
        assert (lines[-1] == footer) == (rows == 1)
        said = lines[-rows:] if rows > 1 else lines[-2:-1]
        assert " ".join(" ".join(line.strip("▌▶ ") for line in said).split()) == why
        screen.prompt.ask(Question.of("Your turn.", "Play."))
        await pilot.pause()
        assert lines_of(pilot)[-1] == footer
