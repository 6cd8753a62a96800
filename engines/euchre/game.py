"""A match of two-handed Euchre that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from random import Random

from engines import game
from engines.cards import Card
from engines.errors import BadDeal
from engines.euchre import dealing, deciding, sight, table
from engines.euchre.actions import Action
from engines.euchre.events import Event, HandScored, HandThrownIn
from engines.euchre.evolving import evolve
from engines.euchre.packs import Packs
from engines.euchre.rules import Rules
from engines.euchre.state import State, View


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the seat that won, and the scores by seat."""

    winner: int
    scores: tuple[int, ...]


class Game(game.Game[State, Action, Event]):
    """A match of two-handed Euchre: the first hand is dealt at once, and each next as one ends.

    first_dealer: a seat, or None to let the seed draw it.
    seed: any whole number; the same seed shuffles the same packs, hand by hand, whatever is played.
    Without one, chance shuffles each pack when it is dealt, so that nobody can know it before.
    packs: the shuffled pack of each coming hand, the card dealt first in front: with packets of
    three and two, 0-2 non-dealer, 3-5 dealer, 6-7 non-dealer, 8-9 dealer, 10 upcard, the rest the
    talon. When they are used up, the seed, or chance, shuffles on.
    salts: those of the given packs, "" for one that is not sealed.
    chance: draws the salts that seal the packs, and whatever no seed draws. Without it a match of
    a seed has no seals, so that all of it follows from the seed; any other draws on the system.

    Raises `BadDeal` for a pack that is not the whole pack of the rules, a dealer with no seat, or a
    seed that is no whole number.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        first_dealer: int | None = None,
        seed: int | None = None,
        packs: Sequence[Sequence[Card]] = (),
        salts: Sequence[str] = (),
        chance: Random | None = None,
    ) -> None:
        rules = rules or Rules()
        self.seed = seed
        self._packs = Packs(rules, seed, packs, salts, chance)
        dealer = self._packs.first_dealer() if first_dealer is None else first_dealer
        if type(dealer) is not int or dealer not in table.SEATS:
            seats = " or ".join(map(str, table.SEATS))
            raise BadDeal(f"The first dealer is seat {dealer!r}: it must be {seats}.")
        super().__init__(State.opening(rules, dealer))
        self._tell(self._deal(self.state))

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is awaited, None when the match is over."""
        return self.state.to_act

    @property
    def result(self) -> Result | None:
        """Who won, once the match is over."""
        winner = self.state.winner
        return None if winner is None else Result(winner, self.state.scores)

    def legal_actions(self) -> tuple[Action, ...]:
        """Every action the player to act may take; none when the match is over."""
        return deciding.legal_actions(self.state)

    def view(self, seat: int) -> View:
        """The match as the player at `seat` sees it."""
        return sight.view(self.state, seat)

    def _decide(self, action: Action) -> tuple[Event, ...]:
        events = deciding.decide(self.state, action)
        if not isinstance(events[-1], HandScored | HandThrownIn):
            return events
        return (*events, *self._deal(reduce(evolve, events, self.state)))

    def _evolve(self, state: State, event: Event) -> State:
        return evolve(state, event)

    def _deal(self, state: State) -> tuple[Event, ...]:
        cards, salt = self._packs.pack(state.hand_number + 1)
        return dealing.deal(state, cards, salt)
