"""What a person may ask of the lab: other players, another rule, more deals or fewer."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.beggar import Rules
from engines.beggar.lab import RandomDeals
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS

USUAL_DEALS: Final = 100_000
FEWEST_DEALS: Final = 1_000
MOST_DEALS: Final = 10_000_000_000
_TEN: Final = 10


def one_player_more(asked: RandomDeals) -> RandomDeals:
    """The same for one player more, and after four for two."""
    players = asked.rules.players + 1
    fitting = players if players <= MOST_PLAYERS else FEWEST_PLAYERS
    return replace(asked, rules=Rules(fitting, asked.rules.short_payer))


def has_rule(asked: RandomDeals) -> bool:
    """Whether it makes a difference what becomes of a short payer's debt."""
    return asked.rules.players > FEWEST_PLAYERS


def by_the_other_rule(asked: RandomDeals) -> RandomDeals:
    """The same, by the other rule about a payer who runs out."""
    passes_on = asked.rules.short_payer == "debt passes on"
    rule = Rules(asked.rules.players, "claimant takes the pile" if passes_on else "debt passes on")
    return replace(asked, rules=rule)


def ten_times(asked: RandomDeals, step: int, played: int) -> RandomDeals | None:
    """Ten times as many, or (`step` below 0) a tenth; None for fewer than are played, or too many.

    However many there are, the first so many are the same deals.
    """
    deals = asked.deals * _TEN if step > 0 else asked.deals // _TEN
    if max(FEWEST_DEALS, played) <= deals <= MOST_DEALS:
        return replace(asked, deals=deals)
    return None
