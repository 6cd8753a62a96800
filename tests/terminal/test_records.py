"""The famous deals, watched: the longest to its end, an endless one round and round."""

import re

import pytest

from engines.beggar import parse_deal, record
from tests.engines.beggar.slow_player import SlowPlayer
from tests.terminal.conftest import Start
from tests.terminal.terminal import Terminal

LONGEST, ENDLESS = "nessler-2022", "casella-2024"
SAID = (r"North\s+(\d+)", r"South\s+(\d+)", r"(\d+) in the pile")
TO_TOP_SPEED = (">",) * 9
TOP_SPEED = "512x"


def test_the_longest_game_is_watched_to_its_end_at_top_speed_and_waits_there(
    bowers: Start,
) -> None:
    terminal = bowers("watch", LONGEST, size=(120, 40))
    terminal.wait_for("0 / 8,344 cards")
    terminal.press("g")
    terminal.wait_for("Go to")
    terminal.press(*"7000", "enter")
    terminal.wait_for("7,000 / 8,344 cards")
    terminal.press(*TO_TOP_SPEED)
    terminal.wait_for(TOP_SPEED)
    terminal.wait_for("■ the end")
    terminal.wait_for("8,344 / 8,344 cards")
    terminal.wait_for("trick 1,164 of 1,164")
    terminal.press("q")
    terminal.wait_for("q leave")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_any_card_of_the_longest_game_is_gone_to_by_its_number(
    bowers: Start, size: tuple[int, int]
) -> None:
    terminal = bowers("watch", LONGEST, size=size)
    terminal.wait_for("▶ playing")
    terminal.press("space")
    terminal.wait_for("■ paused")
    for card in (4_000, 0, 8_343, 1):
        terminal.press("g")
        terminal.wait_for("Go to")
        terminal.press(*str(card), "enter")
        terminal.wait_for(f" {card:,} / 8,344 cards")
        assert table(terminal) == cards_after(card)
    terminal.press("g")
    terminal.wait_for("Go to")
    terminal.press(*"8344", "enter")
    terminal.wait_for(" 8,344 / 8,344 cards")
    assert sum(table(terminal)) == 52
    assert table(terminal)[0] == 0
    terminal.press("end")
    terminal.wait_for("■ the end")
    assert table(terminal) == (0, 52, 0)


def table(terminal: Terminal) -> tuple[int, ...]:
    """How many cards each hand and the pile have, as the table says."""
    said = [re.search(what, terminal.text) for what in SAID]
    assert None not in said, terminal.picture()
    return tuple(int(found[1]) for found in said if found)


def cards_after(card: int) -> tuple[int, int, int]:
    """How many cards each hand and the pile have in the longest game, as a slow player has it."""
    game = SlowPlayer(list(parse_deal(record(LONGEST).deal)))
    while game.cards < card:
        game.step()
    first, second = map(len, game.hands)
    return first, second, len(game.pile)


def test_an_endless_game_goes_round_as_long_as_one_watches_and_says_so(bowers: Start) -> None:
    terminal = bowers("watch", ENDLESS, size=(120, 40))
    terminal.wait_for("0 / 474 cards")
    terminal.press("l")
    terminal.wait_for("34 / 474 cards")
    terminal.wait_for("loop 1")
    terminal.wait_for("and so on for ever")
    terminal.press(*TO_TOP_SPEED)
    terminal.wait_for("loop 2")
    terminal.wait_for("loop 3")
    terminal.wait_for("▶ playing")
    terminal.press("q")
    terminal.wait_for("q leave")
