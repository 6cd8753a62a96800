"""A look ahead from a lead to the next one, among players who do not see all cards.

With all cards open everybody always knows which suit to lead, so the mean over every hand thinks
too much of both players. Here the other replies, and leads if he takes the trick, as one who has to
weigh what he cannot see; and what one does next oneself is the same against all hands that look
the same by then. From there on all cards are open.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import add, mul

from engines.cards import Suit, pack
from engines.euchre import double_dummy
from engines.euchre.belief import Belief, belief_of_mine
from engines.euchre.double_dummy.positions import bits, key, stand
from engines.euchre.hands import known
from engines.euchre.players import open_tricks
from engines.euchre.players.lots import Cards, lots
from engines.euchre.players.open_tricks import Place, Tricks
from engines.euchre.players.other import Other
from engines.euchre.state import View


@dataclass(frozen=True, slots=True)
class Care:
    """How much is looked at; the rest of the hands is taken to be played with all cards open.

    lots, share: lots of his hands, the heaviest first, until they are so many or have so great a
    part of all weight; largest: the part that a lot may have; mine: over about how many hands he
    weighs what he does.
    """

    lots: int = 80
    share: float = 0.9
    largest: float = 1 / 64
    mine: int = 500


class LookAhead:
    """What comes of leads, as far as the end of the trick.

    With all hands of a lot (see `lots`) the other plays as he would with the likeliest of them.
    """

    def __init__(
        self,
        view: View,
        believed: Belief,
        worth: Sequence[float],
        care: Care = Care(),
        other: Other | None = None,
    ) -> None:
        """worth: to the player of the view, by the tricks he takes from here on.

        other: who plays against him, if not one who weighs hands as he does himself.
        """
        assert view.trump is not None
        self._view, self._worth, self._trump, self._care = view, worth, view.trump, care
        self._mine = bits(known(view.hand))
        gone = bits(card for trick in view.tricks for card in trick.cards)
        self._other = other or Other(view.trump, bits(pack(view.rules.pack)) & ~gone, worth)
        self._lots = lots(believed, view.trump, self._mine, care.largest)
        self._weight = sum(lot.weight for lot in self._lots)

    def tricks(self, lead: int) -> Tricks:
        """The chances of the tricks from here on if one leads a card, but not one's last."""
        left = self._mine ^ lead
        of_mine = self._other.facing(belief_of_mine(self._view, lead, self._care.mine))
        place = stand(lead, self._trump, self._mine)
        ends = _Ends(self._trump, left, self._worth)
        looked_at = 0.0
        for number, lot in enumerate(self._lots):
            if number >= self._care.lots or looked_at > self._care.share * self._weight:
                ends.open(lot.position, place, lot.weight)
                continue
            looked_at += lot.weight
            hand = lot.likeliest
            reply = self._other.reply(hand, lead, of_mine)
            kept, replied = hand ^ reply, stand(reply, self._trump, hand)
            if self._other.takes(reply, lead):
                led = stand(self._other.lead(kept, of_mine), self._trump, kept)
                ends.he_leads(kept, led, lot.played(replied, led))
            else:
                ends.i_lead(kept, lot.played(replied))
        return [likely / self._weight for likely in ends.tricks()]


class _Ends:
    """How a trick led by oneself ends, by what one has seen of it when one has to choose again."""

    def __init__(self, trump: Suit, left: int, worth: Sequence[float]) -> None:
        self._trump, self._left, self._worth = trump, left, worth
        self._open = [0.0] * (left.bit_count() + 2)
        self._my_leads: dict[Cards, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        self._his_leads: dict[Cards, dict[tuple[int, Place], float]] = defaultdict(
            lambda: defaultdict(float)
        )

    def open(self, position: int, lead: Place, weight: float) -> None:
        """With all cards open to him in a position, from the card led on."""
        replies = double_dummy.replies(position, *lead)
        self._open[min(map(min, filter(None, replies)))] += weight

    def i_lead(self, his: int, seen: Mapping[Cards, float]) -> None:
        """His card, as likely as told, leaves me on lead against his hand or one like it."""
        position = key(self._trump, self._left, his)
        for cards, weight in seen.items():
            self._my_leads[cards][position] += weight

    def he_leads(self, his: int, led: Place, seen: Mapping[Cards, float]) -> None:
        """His card took the trick, and he leads another: both as likely as told."""
        position = key(self._trump, his, self._left)
        for cards, weight in seen.items():
            self._his_leads[cards][position, led] += weight

    def tricks(self) -> Tricks:
        """How likely each number of tricks is, the one led counted, if one chooses well then."""
        total = self._open
        for mine in self._my_leads.values():
            found = open_tricks.of_leads(mine, self._trump, self._left)
            self._add(total, [[0.0, *tricks] for tricks in found.values()])
        for his in self._his_leads.values():
            replies = open_tricks.of_replies(his, self._left.bit_count())
            self._add(total, [[*tricks, 0.0] for tricks in replies.values()])
        return total

    def _add(self, total: Tricks, found: Sequence[Tricks]) -> None:
        best = max(found, key=lambda tricks: sum(map(mul, tricks, self._worth)))
        total[:] = map(add, total, best)
