"""The house rules of a game, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from engines.errors import BadRules

Seat: TypeAlias = int
"""A place at the table, 0 to 3; the next number sits to the left and plays next."""

ShortPayer = Literal["debt passes on", "claimant takes the pile"]
"""What becomes of a debt when its payer runs out of cards, with three players or more."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


@dataclass(frozen=True, slots=True)
class Rules:
    """How many play, what becomes of a short payer's debt, and after how many minutes time is up.

    "debt passes on" is the rule of Marc Paulhus, "Beggar My Neighbour", American Mathematical
    Monthly 106 (1999), for three players and more; with two players both rules come to the same.
    Without a time limit the game is for all the cards. Raises `BadRules` for any other value.
    """

    players: int = 2
    short_payer: ShortPayer = "debt passes on"
    time_limit_minutes: int | None = None

    def __post_init__(self) -> None:
        if type(self.players) is not int or not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise BadRules(
                f"Beggar-My-Neighbour is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, "
                f"not {self.players!r}."
            )
        if self.short_payer not in get_args(ShortPayer):
            choices = " or ".join(repr(choice) for choice in get_args(ShortPayer))
            raise BadRules(f"A short payer's rule is {choices}, not {self.short_payer!r}.")
        limit = self.time_limit_minutes
        if limit is not None and (type(limit) is not int or limit < 1):
            raise BadRules(f"A time limit is a whole number of minutes from 1 up, not {limit!r}.")

    def left_of(self, seat: Seat) -> Seat:
        """The seat that plays after this one when nobody is out."""
        return (seat + 1) % self.players


USUAL_RULES = Rules()
"""Two players, for all the cards."""
