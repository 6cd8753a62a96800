"""The well-known yardstick: perfect information Monte Carlo."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from engines.cards import Card
from engines.euchre import ranking, table
from engines.euchre.actions import Action
from engines.euchre.belief.sighting import sighting
from engines.euchre.deciding import legal_actions
from engines.euchre.double_dummy.positions import cards_of
from engines.euchre.players.chance import chance
from engines.euchre.players.counting import lacking
from engines.euchre.players.open_cards import best, worth_of_open
from engines.euchre.state import Phase, State, View


@dataclass(frozen=True, slots=True)
class Sampling:
    """Deals the other a hand he may hold, `samples` times, and plays each out with open cards.

    He takes the action with the best mean in points. All hands are alike to him that agree with
    the cards he has seen and the suits the other could not follow; of what the other said he
    believes nothing, but that a dealer still holds the card he took up, if he can.
    """

    seed: int = 0
    samples: int = 100

    def choose(self, view: View) -> Action:
        """The action with the best mean."""
        options = legal_actions(view)
        if len(options) == 1 or view.phase is Phase.NAMING_JOKER:
            # Nothing to choose, or nothing seen to choose by.
            return options[0]
        total: dict[Action, float] = defaultdict(float)
        for state in self._supposed(view):
            for option, worth in worth_of_open(state).items():
                total[option] += worth
        return best(total, view)

    def _supposed(self, view: View) -> Iterator[State]:
        luck = chance(self.seed, view)
        (other,) = table.against(view.seat)
        for hand in islice(hands_of_other(view, luck), self.samples):
            hands = tuple(hand if seat == other else view.hands[seat] for seat in table.SEATS)
            yield replace(view, hands=hands)


def hands_of_other(view: View, luck: Random) -> Iterator[tuple[Card, ...]]:
    """Hands the other may hold, one after another, without end."""
    seen = sighting(view)
    none_of = lacking(view, seen.other)

    def possible(cards: int) -> tuple[Card, ...]:
        return tuple(
            card
            for card in cards_of(cards)
            if not none_of or ranking.suit_of(card, view.trump) not in none_of
        )

    held = possible(seen.taken_up & ~seen.played)[: seen.holds]
    pool = possible(seen.unseen)
    while True:
        yield (*held, *luck.sample(pool, seen.holds - len(held)))
