"""What may come of each card played: exact, over every hand the other may hold.

With all cards open from then on; and of leads, where that says too little, with a look ahead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final

from engines.cards import Card, Suit
from engines.euchre import double_dummy, ranking
from engines.euchre.belief import Belief, belief
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits
from engines.euchre.hands import known
from engines.euchre.players import open_tricks
from engines.euchre.players.look_ahead import LookAhead
from engines.euchre.players.open_tricks import Tricks
from engines.euchre.players.prospect import Prospect
from engines.euchre.players.stakes import stakes
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import View

# As many hands as a card is weighed against within its time: all there are with 24 or 25 cards.
_MOST_HANDS: Final = 12_000

# The cards in hand from which a lead is looked ahead of: with fewer there is nothing to gain.
_LOOKS_AHEAD: Final = 2

# Leads worth less than the best by this much of all that is at stake do not become the best by a
# look ahead: it moves few by half as much.
_CLOSE: Final = 0.06


def prospects_of_cards(view: View, cards: Sequence[Card]) -> dict[Card, Prospect]:
    """How the hand may end after each of the cards that may be played now."""
    assert view.trump is not None
    believed = belief(view, _MOST_HANDS)
    mine = bits(known(view.hand))
    if view.led is None:
        tricks = _tricks_of_leads(view, believed, view.trump, mine)
        found = {card: tricks[bit(card)] for card in cards}
    else:
        found = {
            card: _tricks_of_reply(believed, view.trump, mine, (view.led, card)) for card in cards
        }
    return {card: _prospect(view, likely).of(sum(likely)) for card, likely in found.items()}


def _prospect(view: View, likely: Sequence[float]) -> Prospect:
    """The prospect with the tricks still to come as likely as given, from none up."""
    taken = view.tricks_taken[view.seat]
    ends = (*(0.0,) * taken, *likely, *(0.0,) * (HAND_SIZE + 1 - taken - len(likely)))
    return Prospect(making=ends) if view.maker == view.seat else Prospect(defending=ends)


def _tricks_of_leads(view: View, believed: Belief, trump: Suit, mine: int) -> dict[int, Tricks]:
    likely: dict[int, float] = defaultdict(float)
    positions = keys(trump, mine, believed.hands, leads=True)
    for position, weight in zip(positions, believed.weights, strict=True):
        likely[position] += weight
    tricks = open_tricks.of_leads(likely, trump, mine)
    if len(tricks) >= _LOOKS_AHEAD:
        tricks |= _looked_ahead(view, believed, tricks)
    return tricks


def _looked_ahead(view: View, believed: Belief, tricks: Mapping[int, Tricks]) -> dict[int, Tricks]:
    """The tricks of the leads that may be the best."""
    ends = stakes(view)
    whole = ends.making if view.maker == view.seat else ends.defending
    by_tricks = whole[view.tricks_taken[view.seat] :]
    worth = {card: sum(map(mul, likely, by_tricks)) for card, likely in tricks.items()}
    at_stake = (max(by_tricks) - min(by_tricks)) * sum(believed.weights)
    least = max(worth.values()) - _CLOSE * at_stake
    ahead = LookAhead(view, believed, by_tricks)
    return {card: ahead.tricks(card) for card in tricks if worth[card] >= least}


def _tricks_of_reply(
    believed: Belief, trump: Suit, mine: int, trick: tuple[Card, Card]
) -> list[float]:
    lead, reply = trick
    takes = ranking.beats(reply, lead, trump)
    left = mine & ~bit(reply)
    solved, cards = double_dummy.table(), left.bit_count()
    by_leader = [0.0] * (cards + 1)
    positions = keys(trump, left, believed.hands, leads=takes)
    for position, weight in zip(positions, believed.weights, strict=True):
        by_leader[solved[position]] += weight
    return [0.0, *by_leader] if takes else [*by_leader[::-1], 0.0]
