"""A person at a Euchre table: reads the footer and presses what it offers."""

import re

from tests.terminal.terminal import Terminal

CALL = re.compile(r"\b([acdhs]) (?:accept|clubs|diamonds|hearts|spades)\b")
CHOSEN = re.compile(r"Enter (?:plays|lays away)")
NEXT_HAND, ENDING = "Enter next hand", "Enter rematch"
A_LOOK = 0.4
"""Seconds in which a card that travels arrives, and a result is seen."""


class Person:
    """Passes what he could order up, accepts and names what he can, plays what comes first."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    @property
    def footer(self) -> str:
        """What can be done now."""
        return self.terminal.lines[-1]

    def play_until(self, *wanted: str) -> None:
        """Go on until the screen shows all of some texts."""
        while not all(text in self.terminal.text for text in wanted):
            assert ENDING not in self.footer, f"No {wanted} came:\n{self.terminal.picture()}"
            self.go_on()

    def look(self) -> None:
        """Look at what there is: a result is not left with a key that comes at once."""
        self.terminal.listen(A_LOOK)

    def go_on(self) -> None:
        """Do one thing, or wait for what happens by itself, until the screen has changed."""
        if "1-5 choose" in self.footer:
            self._bring_out_a_card()
            return
        if NEXT_HAND in self.footer:
            self.look()
        before = self.terminal.text
        self.terminal.press(*self._key())
        self.terminal.wait_until(lambda: self.terminal.text != before, "something new")

    def _bring_out_a_card(self) -> None:
        self.terminal.press("right")
        self.terminal.wait_for(CHOSEN)
        self.terminal.press("enter")
        self.terminal.wait_until(lambda: not CHOSEN.search(self.terminal.text), "the card to go")

    def _key(self) -> tuple[str, ...]:
        call = CALL.search(self.footer)
        if call:
            return (call[1],)
        if "p pass" in self.footer:
            return ("p",)
        return ("enter",) if "Enter" in self.footer else ()
