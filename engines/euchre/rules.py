"""The rules of the table: the book's, and the house rules that change them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from engines.errors import BadRules

EuchrePack = Literal["24", "25", "32"]
AfterAllPass = Literal["next dealer", "same dealer"]
JokerUpcard = Literal["dealer names unseen", "players name"]
Packets = tuple[int, int]

HAND_SIZE: Final = 5
"""Cards dealt to each player, and so the tricks of a hand."""

TARGETS: Final = (5, 7, 10, 11, 15)
"""The targets people play to; `Rules` takes any other from 1 as well."""

PACKETS: Final[tuple[Packets, ...]] = ((3, 2), (2, 3))
"""The ways to deal five cards in two packets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of a match. Without arguments, the game as the book has it.

    pack: "24" (9 to ace), "25" (24 and a joker, the best bower) or "32" (7 to ace).
    target: points that win the match; any whole number from 1, of which `TARGETS` are usual.
    stick_the_dealer: the dealer may not pass in the second round.
    may_discard_upcard: the dealer may lay away the card he has just taken up.
    may_leave_upcard: the dealer may leave the upcard on the table when another orders it up;
        its suit is trump all the same.
    may_name_turned_down: the suit turned down may be named in the second round.
    after_all_pass: who deals after a hand thrown in.
    joker_upcard: what happens when the joker is turned up (25 cards): "dealer names unseen", the
        dealer names a suit before anyone looks at a hand, and it stands as the upcard's suit; or
        "players name", the joker is turned down at once and the second round begins with all
        four suits.
    packets: how five cards are dealt, (3, 2) or (2, 3).

    Raises `BadRules` for a value a rule does not have.
    """

    pack: EuchrePack = "24"
    target: int = 10
    stick_the_dealer: bool = False
    may_discard_upcard: bool = False
    may_leave_upcard: bool = False
    may_name_turned_down: bool = False
    after_all_pass: AfterAllPass = "next dealer"
    joker_upcard: JokerUpcard = "dealer names unseen"
    packets: Packets = (3, 2)

    def __post_init__(self) -> None:
        self._check_choice("pack", get_args(EuchrePack))
        self._check_choice("after_all_pass", get_args(AfterAllPass))
        self._check_choice("joker_upcard", get_args(JokerUpcard))
        self._check_choice("packets", PACKETS)
        if type(self.target) is not int or self.target < 1:
            raise BadRules(f"target is {self.target!r}: a match goes to a whole number from 1.")
        for name in (
            "stick_the_dealer",
            "may_discard_upcard",
            "may_leave_upcard",
            "may_name_turned_down",
        ):
            self._check_choice(name, (True, False))

    def _check_choice(self, name: str, choices: tuple[object, ...]) -> None:
        value = getattr(self, name)
        # As they are written, 1 is not True, nor (3.0, 2.0) a way to deal.
        *most, last = map(repr, choices)
        if repr(value) not in (*most, last):
            raise BadRules(f"{name} is {value!r}: choose {', '.join(most)} or {last}.")
