"""A game of three in a window that is dragged to other sizes while the cards turn."""

import re

from tests.terminal.conftest import Start
from tests.terminal.terminal import Terminal

CARD = re.compile(r"card (\d+)")


def test_a_game_of_three_goes_on_while_its_window_changes_size(bowers: Start) -> None:
    terminal = bowers("beggar", "--players", "3", "--persons", "0", "--seed", "3")
    for columns, rows in ((80, 24), (60, 20), (200, 60), (60, 20), (80, 24)):
        terminal.resize(columns, rows)
        terminal.wait_until(lambda: is_whole(terminal), f"a table of {columns} by {rows}")
        wait_for_another_card(terminal)
    terminal.resize(39, 20)
    terminal.wait_for("There are 39 by 20.")
    terminal.resize(80, 24)
    terminal.press("E")
    terminal.wait_for("Enter rematch")
    terminal.wait_for("q lobby")


def wait_for_another_card(terminal: Terminal) -> None:
    """Wait until the game has gone on."""
    before = cards_turned(terminal)
    terminal.wait_until(lambda: cards_turned(terminal) > before, "another card")


def cards_turned(terminal: Terminal) -> int:
    """How many cards have been turned, as the table says."""
    said = CARD.search(terminal.text)
    return int(said[1]) if said else 0


def is_whole(terminal: Terminal) -> bool:
    """Whether the table has its first, its last two rows, and three players on it."""
    first, *_, prompt, last = terminal.lines
    ends = first.startswith(" ♠ ") and prompt.startswith("▌ ▶ ") and last.rstrip().endswith("lobby")
    return ends and all(name in terminal.text for name in ("You", "Ann", "Bob"))
