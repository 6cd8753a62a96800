"""The auction with 24 cards by the book, solved: what a player calls who cannot be bettered.

Every hand beside every upcard makes one call in each round, and lays one card away as the dealer.
Neither player wins as much as 0.0005 points a deal by other calls, when all that is in question is
the auction: the cards are then played double dummy, and what a dealer lays away is best on the mean
over all that the other may hold. `python -m engines.compiled.auction` finds it.
"""

from __future__ import annotations

from engines.euchre.rules import Rules


def holds(rules: Rules) -> bool:
    """Whether the solution is one under these rules: none may change what a call is worth."""
    return rules.pack == "24" and not (
        rules.stick_the_dealer
        or rules.may_discard_upcard
        or rules.may_leave_upcard
        or rules.may_name_turned_down
    )
