"""The famous deals are listed, told of, and watched."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.pages.records import BY_LENGTH, draw_records, length
from app.screens.records import RecordsScreen
from app.start import WatchRecord
from engines import beggar
from tests.app.host import Host
from tests.app.seeing import prompt, shown


def test_the_longest_comes_first_and_what_never_ends_last() -> None:
    assert [record.slug for record in (BY_LENGTH[0], BY_LENGTH[-1])] == [
        "nessler-2022",
        "casella-2024",
    ]
    assert set(BY_LENGTH) == set(beggar.RECORDS)


def test_an_endless_deal_is_not_said_to_have_a_length() -> None:
    assert length(beggar.record("casella-2024")).startswith("It is back where it was after 474")


async def test_enter_watches_the_chosen_record() -> None:
    app = Host(RecordsScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        assert "THE LONGEST GAME KNOWN" in shown(app)
        await pilot.press("down", "enter", "end", "enter", "pageup", "home", "enter")
        assert app.asked == [
            WatchRecord("nessler-2021"),
            WatchRecord("casella-2024"),
            WatchRecord("nessler-2022"),
        ]
        assert prompt(app).startswith("8,344 cards in 1,164 tricks. Found by Reed Nessler in 2022.")


@settings(max_examples=40)
@given(st.integers(40, 200), st.integers(9, 58), st.integers(0, len(beggar.RECORDS) - 1))
def test_the_chosen_record_is_in_sight_in_any_room(width: int, height: int, chosen: int) -> None:
    canvas = Canvas(width, height)
    draw_records(canvas, chosen)
    (line,) = [line for line in canvas.lines() if line.lstrip().startswith("▶")]
    assert BY_LENGTH[chosen].finder[:8] in line
