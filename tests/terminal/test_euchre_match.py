"""A whole match by keyboard, with a power cut in the middle of a hand, and watched afterwards."""

from pathlib import Path

from engines.euchre import HAND_SIZE, Result
from engines.saves import SavedEuchre, load
from tests.terminal.conftest import Start
from tests.terminal.home import saves
from tests.terminal.person import ENDING, Person
from tests.terminal.terminal import Terminal

THE_END = "■ the end"


def test_a_match_outlives_a_power_cut_and_is_watched_from_its_file(
    bowers: Start, tmp_path: Path
) -> None:
    terminal = bowers("euchre", "--target", "3", "--seed", "5")
    person = Person(terminal)
    person.play_until("hand 2")
    person.play_until("trick 3", "Your turn.")
    person.look()
    table = terminal.lines[:-2]
    terminal.kill()

    terminal = bowers()
    terminal.wait_for("waits where you left it.")
    terminal.press("c")
    terminal.wait_for("Your turn.")
    assert terminal.lines[:-2] == table
    Person(terminal).play_until(ENDING)
    (file,) = saves(tmp_path).iterdir()
    match = load(file)
    assert isinstance(match, SavedEuchre)
    result = match.resume().result
    assert result is not None
    assert told(result) in terminal.text

    terminal.press("q")
    terminal.wait_for("1 saved")
    terminal.press("w")
    terminal.wait_for("Enter watch")
    terminal.press("enter")
    terminal.wait_for("▶ playing")
    terminal.press("space")
    terminal.wait_for("■ paused")
    terminal.press("home")
    terminal.wait_for("before the fir")
    forwards = [terminal.text]
    while THE_END not in terminal.text:
        forwards.append(after(terminal, "right"))
    assert len(forwards) > match.state.hand_number * HAND_SIZE
    backwards = [after(terminal, "left") for _ in forwards[1:]]
    assert [*backwards[::-1], forwards[-1]] == forwards


def after(terminal: Terminal, key: str) -> str:
    """The screen when a key has changed it."""
    before = terminal.text
    terminal.press(key)
    terminal.wait_until(lambda: terminal.text != before, f"what {key} changes")
    return terminal.text


def told(result: Result) -> str:
    """How the end of a match is told to the player on seat 0."""
    most, least = max(result.scores), min(result.scores)
    who = "You win" if result.winner == 0 else "Ada wins"
    return f"{who} the match, {most} to {least}."
