"""The chart of fortunes as large as the screen: exact at any width, and walked along by keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.chart import spans
from app.drawing.scrubber import Track
from app.picture import picture_of
from engines.beggar import Game, Rules, record
from tests.app.beggar.sitting import Sitting, watching
from tests.app.pictures import assert_like

PICTURES = Path(__file__).parent / "pictures"
NAMES = ("North", "East", "South", "West")
GAMES = {
    "record": lambda: Game(hands=record("nessler-2022").deal.split("/")),
    "endless": lambda: Game(hands=record("casella-2024").deal.split("/")),
    "three": lambda: Game(Rules(players=3), seed=7),
    "four": lambda: Game(Rules(players=4), seed=7),
}
lengths, widths = st.integers(1, 400), st.integers(2, 200)


@given(lengths, widths, st.integers(0, 9))
def test_every_position_falls_into_the_span_of_one_column(
    length: int, columns: int, x: int
) -> None:
    track = Track(x, columns, length, 0)
    for position in range(length + 1):
        first, after = track.span(track.column(position))
        assert first <= position < after
    told = [track.span(column) for column in range(x, x + columns)]
    for column, (first, after) in enumerate(told, start=x):
        assert 0 <= first < after <= length + 1
        if after - first > 1:
            assert {track.column(position) for position in range(first, after)} == {column}


@given(st.lists(st.integers(0, 52), min_size=2, max_size=300), widths)
def test_the_least_and_the_most_of_a_game_are_always_drawn(sizes: list[int], columns: int) -> None:
    track = Track(0, columns, len(sizes) - 1, 0)
    drawn = spans(sizes, [track.span(column) for column in range(columns)])
    assert (min(drawn)[0], max(most for _, most in drawn)) == (min(sizes), max(sizes))
    for column, (least, most) in enumerate(drawn):
        first, after = track.span(column)
        assert (least, most) == (min(sizes[first:after]), max(sizes[first:after]))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 12)])
async def test_the_chart_takes_the_screen_until_the_key_comes_again(
    name: str, size: tuple[int, int]
) -> None:
    game = GAMES[name]()
    app, _, _ = watching(game, NAMES[: len(game.state.hands)])
    async with app.run_test(size=size) as pilot:
        await pilot.press("space", "3")
        await pilot.pause()
        table = picture_of(app).lines()
        await pilot.press("f")
        await pilot.pause()
        assert_like(picture_of(app), PICTURES / f"fortunes-{name}-{size[0]}x{size[1]}.txt")
        await pilot.press("f")
        await pilot.pause()
        assert picture_of(app).lines() == table


async def test_one_goes_from_turn_to_turn_of_fortune() -> None:
    app, screen, _ = watching(GAMES["record"]())
    turns = [turn.position for turn in screen._fortunes.turns]
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("space", "home", "f", "n", "n", "n")
        assert screen.playback.position == turns[2]
        await pilot.press("N")
        assert screen.playback.position == turns[1]
        await pilot.press("end", "N")
        await pilot.pause()
        assert re.search(
            r"The pile: \d+ cards?, to (North|South)\.", "\n".join(picture_of(app).lines())
        )


async def test_who_does_not_want_to_know_sees_nothing_that_is_still_to_come() -> None:
    app, screen, _ = watching(GAMES["record"](), future=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("space", "3", "f")
        await pilot.pause()
        text = "\n".join(picture_of(app).lines())
        assert "North out" not in text
        assert "26 to South" not in text
        here = screen.playback.position
        await pilot.press("n")
        assert screen.playback.position >= here


async def test_at_the_table_the_chart_grows_with_the_game() -> None:
    sitting = Sitting(Game(Rules(players=3), seed=5), ("You", "Ann", "Bob"), (0,))
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await pilot.press("F")
        seen = set()
        for _ in range(30):
            await pilot.press("space")
            await sitting.wait(pilot, 60)
            state = sitting.table.state
            seen.add(state.cards)
            told = sitting.text()
            assert f"card {state.cards}" in told
            for name, hand in zip(("You", "Ann", "Bob"), state.hands, strict=True):
                assert f"{name} {len(hand)}" in told
        assert len(seen) > 10
        await pilot.press("t")
        await pilot.pause()
        assert "last pile:" in sitting.text()
        await pilot.press("F", "F")
        await pilot.pause()
        assert "AT THE CURSOR" not in sitting.text()


async def test_the_table_is_seen_behind_the_result_and_the_chart_on_its_key() -> None:
    sitting = Sitting(Game(seed=1), ("You", "Ann"), (0,))
    async with sitting.app.run_test(size=(80, 24)) as pilot:
        await sitting.wait(pilot, 60)
        await pilot.press("F", "E")
        await sitting.settle(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert "AT THE CURSOR" not in sitting.text()
        await pilot.press("F")
        await pilot.pause()
        assert "AT THE CURSOR" in sitting.text()
        await pilot.press("F")
        await pilot.pause()
        assert "AT THE CURSOR" not in sitting.text()


@settings(max_examples=15)
@given(st.integers(2, 4), st.integers(0, 1000), st.data())
def test_what_is_drawn_is_what_was_held(players: int, seed: int, data: st.DataObject) -> None:
    game = Game(Rules(players=players), seed=seed)
    _, screen, _ = watching(game, NAMES[:players])
    fortunes = screen._fortunes
    columns = data.draw(widths)
    track = Track(0, columns, fortunes.length, 0)
    for seat in range(players):
        lane = [
            len(screen.timeline.state_at(at).hands[seat]) for at in range(1, fortunes.length + 1)
        ]
        lane = [lane[0], *lane]
        places = [track.span(column) for column in range(columns)]
        assert spans(fortunes.lane(seat), places) == spans(lane, places)
