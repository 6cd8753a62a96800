"""Pairs of deals and of matches: what each brings to the first of two contestants."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engines.euchre.dealing import seeded, shuffled
from engines.euchre.duplicate.contestants import Contestant, contestant
from engines.euchre.game import Game
from engines.euchre.rules import Rules

_DEALER, _OTHER = 0, 1
_SEED_BITS: Final = 63


@dataclass(frozen=True, slots=True)
class Contest:
    """Two contestants, by name, and the seed that shuffles all their packs.

    Pairs are numbered from 0; each follows from the contest and its number alone.
    """

    first: str
    second: str
    rules: Rules = field(default_factory=Rules)
    seed: int = 0

    def contestants(self) -> tuple[Contestant, Contestant]:
        """Both, each with luck of his own. Raises `NoSuchPlayer`."""
        lucks = (seeded(self.seed, f"luck of the {who}") for who in ("first", "second"))
        one, two = (luck.getrandbits(_SEED_BITS) for luck in lucks)
        return contestant(self.first, seed=one), contestant(self.second, seed=two)


@dataclass(frozen=True, slots=True)
class PairOfDeals:
    """The points the first gains over the second in one deal, when he deals it and when not."""

    dealing: int
    not_dealing: int


@dataclass(frozen=True, slots=True)
class PairsOfDeals:
    """The question what some pairs of deals bring, each played at the beginning of a match."""

    contest: Contest
    numbers: range

    def answer(self) -> tuple[PairOfDeals, ...]:
        """Play them, in order."""
        first, second = self.contest.contestants()
        return tuple(
            PairOfDeals(
                dealing=self._gain_of_dealer(first, second, number),
                not_dealing=-self._gain_of_dealer(second, first, number),
            )
            for number in self.numbers
        )

    def _gain_of_dealer(self, dealer: Contestant, other: Contestant, number: int) -> int:
        rules = self.contest.rules
        cards = shuffled(rules, seeded(self.contest.seed, f"pair {number}"))
        game = Game(rules, first_dealer=_DEALER, seed=0, packs=[cards])
        seats = dealer, other
        while game.state.last_hand is None and game.to_act is not None:
            game.apply(seats[game.to_act].choose(game.state))
        assert game.state.last_hand is not None
        points = game.state.last_hand.points
        return points[_DEALER] - points[_OTHER]


@dataclass(frozen=True, slots=True)
class PairOfMatches:
    """The question how many matches of a pair, 0 to 2, the first wins."""

    contest: Contest
    number: int

    def answer(self) -> int:
        """Play both."""
        first, second = self.contest.contestants()
        seed = seeded(self.contest.seed, f"match {self.number}").getrandbits(_SEED_BITS)
        return sum(self._winner((first, second), dealer, seed) == 0 for dealer in (_DEALER, _OTHER))

    def _winner(self, contestants: tuple[Contestant, Contestant], dealer: int, seed: int) -> int:
        """Which of them wins the match in which one of them deals first."""
        game = Game(self.contest.rules, first_dealer=dealer, seed=seed)
        while (seat := game.to_act) is not None:
            game.apply(contestants[seat].choose(game.state))
        assert game.result is not None
        return game.result.winner
