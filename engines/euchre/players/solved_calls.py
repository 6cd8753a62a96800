"""The calls of the solved auction, where it holds: under the book's rules, far from the target."""

from __future__ import annotations

from typing import Final

from engines.cards import Card, Suit
from engines.euchre import auction
from engines.euchre.actions import Action, NameTrump, OrderUp, Pass
from engines.euchre.auction import calling
from engines.euchre.double_dummy.positions import bits
from engines.euchre.hands import known
from engines.euchre.state import Phase, View

# With a player this near the target a hand is not worth its points: one more may be worth nothing,
# or everything. Elsewhere calls for points lose 0.003 of a match in all.
_NEAR: Final = 2


def solved_call(view: View) -> Action | None:
    """What the solution says; None where nothing is called, or it is no solution."""
    if not auction.holds(view.rules) or max(view.scores) >= view.rules.target - _NEAR:
        return None
    hand, is_dealer = [bits(known(view.hand))], view.dealer == view.seat
    match view.phase, view.upcard:
        case Phase.ROUND_ONE, Card() as upcard:
            (makes,) = calling.makes_upcard_trump(hand, upcard, is_dealer=is_dealer)
            return OrderUp() if makes else Pass()
        case Phase.ROUND_TWO, Card() as upcard:
            (suit,) = calling.names(hand, upcard, is_dealer=is_dealer)
            return NameTrump(suit) if isinstance(suit, Suit) else Pass()
        case _:
            return None
