"""Whatever is dealt and however large the screen is, the table can be drawn and can be read."""

import re
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.canvas import HotSpot
from app.euchre.scene import Scene, Standing
from engines.cards import Suit
from engines.euchre import Phase
from tests.app.euchre.scenes import (
    YOU,
    Match,
    chance_match,
    painted,
    prompt_line,
    words_of,
)
from tests.engines.euchre.matches import rules, seeds

SHORT = ("You", "Ada")
names = st.sampled_from(
    (SHORT, ("王" * 10, "Wilhelmina-Alexandra"), ("[/] [@click=quit] \x1b[2J 王", "Z"), ("", " "))
)
sizes = st.tuples(st.integers(40, 200), st.integers(12, 60))
matches = st.builds(
    chance_match,
    rules,
    seeds,
    events=st.integers(1, 150),
    names=names,
    you=st.sampled_from((YOU, None)),
)
seen_matches = st.builds(
    chance_match, rules, seeds, st.integers(1, 150), names=st.just(SHORT), you=st.just(YOU)
)


@given(matches, sizes, st.integers(1, 6) | st.none(), st.integers(0, 1), st.booleans())
@settings(max_examples=40)
def test_a_table_can_always_be_drawn(
    match: Match, size: tuple[int, int], chosen: int | None, near: int, last: bool
) -> None:
    width, height = size
    scene = match.scene(near, chosen, last=last)
    canvas = painted(scene, width, height)
    assert len(canvas.lines()) == height - 3
    assert prompt_line(scene, width).strip()


@given(seen_matches, sizes)
@settings(max_examples=40)
def test_a_table_shows_all_that_must_be_seen_at_all_times(
    match: Match, size: tuple[int, int]
) -> None:
    scene = match.scene()
    words = words_of(scene, *size)
    assert_score(scene, words)
    if scene.state.trump:
        assert_trump(scene, scene.state.trump, words)
    elif scene.bidding:
        assert "not made yet" in words or "no trump" in words or scene.state.upcard
    for badge in ("dealer", "maker"):
        assert badge in words.lower() or (badge == "maker" and scene.state.maker is None)
    if scene.asked:
        assert_asked(scene, words)


def assert_score(scene: Scene, words: str) -> None:
    for player in (scene.near, scene.far):
        assert str(player.score) in words
    if scene.state.trump:
        near, far = scene.near.tricks, scene.far.tricks
        assert re.search(rf"you {near}(  need 3)? · Ada {far}|Tricks {near} · {far}", words)


def assert_trump(scene: Scene, trump: Suit, words: str) -> None:
    assert trump.sign in words
    assert trump.word in words
    for bower, card in scene.bowers:
        assert card.label in words
        assert bower.value.capitalize() in words or "owers" in words


def assert_asked(scene: Scene, words: str) -> None:
    assert "Your" in words
    if scene.phase is not Phase.PLAYING:
        return
    for slot in scene.near.slots:
        if slot.standing is Standing.REFUSED:
            assert f"({slot.digit})" in words
        elif slot.standing is Standing.LEGAL:
            assert re.search(rf"(?<!\S)(▲{slot.digit}▲|{slot.digit})(?!\S)", words)
            assert f"({slot.digit})" not in words


@given(seen_matches, sizes)
@settings(max_examples=40)
def test_long_and_wide_names_move_no_card(match: Match, size: tuple[int, int]) -> None:
    scene = match.scene()
    narrator = replace(scene.narrator, names=("王" * 10, "Wilhelmina-Alexandra"))
    long = replace(scene, narrator=narrator)
    assert spots(long, size) == spots(scene, size)


@given(seen_matches, sizes, st.integers(1, 5))
@settings(max_examples=40)
def test_choosing_a_card_moves_no_other(match: Match, size: tuple[int, int], digit: int) -> None:
    mine = f"choose({digit})"
    before, after = spots(match.scene(), size), spots(match.scene(chosen=digit), size)
    assert before - after <= {spot for spot in before if spot.command == mine}
    assert {spot.command for spot in after - before} <= {mine, "confirm"}


def spots(scene: Scene, size: tuple[int, int]) -> set[HotSpot]:
    """Where a mouse can press on the table: on the cards one may choose, and on the buttons."""
    return set(painted(scene, *size, result=False).hot_spots)
