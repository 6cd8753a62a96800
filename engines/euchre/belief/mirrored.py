"""What the other can believe of one's own hand: the same question, asked from his side."""

from __future__ import annotations

from engines.cards import pack
from engines.euchre.belief.sighting import Sighting
from engines.euchre.belief.weighing import Belief, told_by_calls
from engines.euchre.double_dummy.positions import bit, bits, suit_sets
from engines.euchre.hands import known
from engines.euchre.state import UpcardPlace, View


def belief_of_mine(view: View, card: int, most: int) -> Belief:
    """What may be left of one's own hand after a card is played, to him who has seen it played.

    The hands are weighed by what one has said; those a suit that was not followed rules out count
    for nothing. Some hold cards that he has: he leaves these out himself. Of all there are, about
    `most` are told, evenly spread.
    """
    seen = _of_mine(view, card)
    believed = told_by_calls(view, seen, most)
    none_of = _none_of(view)
    if not none_of:
        return believed
    pairs = zip(believed.hands, believed.weights, strict=True)
    possible = [(hand, weight) for hand, weight in pairs if not hand & none_of]
    return Belief([hand for hand, _ in possible], [weight for _, weight in possible])


def _of_mine(view: View, card: int) -> Sighting:
    """What both players see of one's own hand once a card is played."""
    plays = [*(play for trick in view.tricks for play in trick.plays), *view.trick]
    took = view.upcard_place is UpcardPlace.TAKEN_UP and view.dealer == view.seat
    upcard = bits(known((view.upcard,)))
    gone = bits(played for _, played in plays) | card | upcard
    return Sighting(
        other=view.seat,
        mine=0,
        played=bits(played for seat, played in plays if seat == view.seat) | card,
        unseen=bits(pack(view.rules.pack)) & ~gone,
        holds=len(view.hand) - 1,
        taken_up=upcard if took else 0,
    )


def _none_of(view: View) -> int:
    """The cards of the suits that one has not followed."""
    assert view.trump is not None
    none_of = 0
    for trick in view.tricks:
        (leader, lead), (_, reply) = trick.plays
        led = next(cards for cards in suit_sets(view.trump) if cards & bit(lead))
        if leader != view.seat and not bit(reply) & led:
            none_of |= led
    return none_of
