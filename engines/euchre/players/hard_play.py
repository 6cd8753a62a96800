"""What each card is worth to play: the exact mean over every hand the other may hold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from engines.cards import Card, Suit
from engines.euchre import double_dummy, ranking
from engines.euchre.belief import Belief, belief
from engines.euchre.double_dummy.many import keys
from engines.euchre.double_dummy.positions import bit, bits, stand
from engines.euchre.hands import known
from engines.euchre.players.stakes import stakes
from engines.euchre.state import View


def worth_of_cards(view: View, cards: Sequence[Card]) -> dict[Card, float]:
    """The chance to win the match with each of the cards that may be played now."""
    assert view.trump is not None
    believed, ends = belief(view), stakes(view)
    total = sum(believed.weights)
    taken = view.tricks_taken[view.seat]
    by_tricks = (ends.making if view.maker == view.seat else ends.defending)[taken:]
    mine = bits(known(view.hand))
    if view.led is None:
        worth = _worth_of_leads(believed, view.trump, mine, cards, by_tricks)
    else:
        worth = {
            card: _worth_of_reply(believed, view.trump, mine, (view.led, card), by_tricks)
            for card in cards
        }
    return {card: sum_of / total for card, sum_of in worth.items()}


def _worth_of_leads(
    believed: Belief, trump: Suit, mine: int, cards: Sequence[Card], by_tricks: Sequence[float]
) -> dict[Card, float]:
    likely: dict[int, float] = defaultdict(float)
    positions = keys(trump, mine, believed.hands, leads=True)
    for position, weight in zip(positions, believed.weights, strict=True):
        likely[position] += weight
    places = {card: stand(bit(card), trump, mine) for card in cards}
    worth = dict.fromkeys(cards, 0.0)
    for position, weight in likely.items():
        leads = double_dummy.leads(position)
        for card, (suit, nth) in places.items():
            worth[card] += weight * by_tricks[leads[suit][nth]]
    return worth


def _worth_of_reply(
    believed: Belief,
    trump: Suit,
    mine: int,
    trick: tuple[Card, Card],
    by_tricks: Sequence[float],
) -> float:
    lead, reply = trick
    takes = ranking.beats(reply, lead, trump)
    left = mine & ~bit(reply)
    tricks, cards = double_dummy.table(), left.bit_count()
    after = by_tricks[1:] if takes else by_tricks[cards::-1]
    positions = keys(trump, left, believed.hands, leads=takes)
    return sum(
        weight * after[tricks[position]]
        for position, weight in zip(positions, believed.weights, strict=True)
    )
