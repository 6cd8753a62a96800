"""What a view tells of the other player's cards: which can be his, and what has become of them."""

from __future__ import annotations

from dataclasses import dataclass

from engines.cards import pack
from engines.euchre import table
from engines.euchre.double_dummy.positions import bits
from engines.euchre.hands import known
from engines.euchre.state import UpcardPlace, View


@dataclass(frozen=True, slots=True)
class Sighting:
    """The cards as one player sees them, as sets, in a hand that has been dealt.

    other: the seat of the other player.
    mine: the cards in hand.
    played: his cards that have been played.
    unseen: the cards that may be in his hand or out of play; not an upcard he took up.
    holds: how many cards he holds.
    taken_up: the upcard, if he took it up.
    """

    other: int
    mine: int
    played: int
    unseen: int
    holds: int
    taken_up: int


def sighting(view: View) -> Sighting:
    """What the view of a player tells."""
    (other,) = table.against(view.seat)
    plays = [*(play for trick in view.tricks for play in trick.plays), *view.trick]
    his = bits(card for seat, card in plays if seat == other)
    took = view.upcard_place is UpcardPlace.TAKEN_UP and view.dealer == other
    upcard = bits(known((view.upcard,)))
    mine = bits(known(view.hand))
    gone = bits(card for _, card in plays) | bits(known((view.discarded,)))
    return Sighting(
        other=other,
        mine=mine,
        played=his,
        unseen=bits(pack(view.rules.pack)) & ~(mine | gone | upcard),
        holds=len(view.hands[other]),
        taken_up=upcard if took else 0,
    )
