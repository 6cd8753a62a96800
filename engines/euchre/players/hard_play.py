"""What may come of each card played: exact, over every hand the other may hold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from engines.cards import Card, Suit
from engines.euchre import double_dummy, ranking
from engines.euchre.belief import Belief, belief
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits, stand
from engines.euchre.hands import known
from engines.euchre.players.prospect import Prospect
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import View


def prospects_of_cards(view: View, cards: Sequence[Card]) -> dict[Card, Prospect]:
    """How the hand may end after each of the cards that may be played now."""
    assert view.trump is not None
    believed = belief(view)
    mine = bits(known(view.hand))
    if view.led is None:
        tricks = _tricks_of_leads(believed, view.trump, mine, cards)
    else:
        tricks = {
            card: _tricks_of_reply(believed, view.trump, mine, (view.led, card)) for card in cards
        }
    total = sum(believed.weights)
    return {card: _prospect(view, likely).of(total) for card, likely in tricks.items()}


def _prospect(view: View, likely: Sequence[float]) -> Prospect:
    """The prospect with the tricks still to come as likely as given, from none up."""
    taken = view.tricks_taken[view.seat]
    ends = (*(0.0,) * taken, *likely, *(0.0,) * (HAND_SIZE + 1 - taken - len(likely)))
    return Prospect(making=ends) if view.maker == view.seat else Prospect(defending=ends)


def _tricks_of_leads(
    believed: Belief, trump: Suit, mine: int, cards: Sequence[Card]
) -> dict[Card, list[float]]:
    likely: dict[int, float] = defaultdict(float)
    positions = keys(trump, mine, believed.hands, leads=True)
    for position, weight in zip(positions, believed.weights, strict=True):
        likely[position] += weight
    places = {card: stand(bit(card), trump, mine) for card in cards}
    tricks = {card: [0.0] * (mine.bit_count() + 1) for card in cards}
    for position, weight in likely.items():
        leads = double_dummy.leads(position)
        for card, (suit, nth) in places.items():
            tricks[card][leads[suit][nth]] += weight
    return tricks


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
