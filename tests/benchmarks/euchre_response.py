"""What is left to gain for one who knows just how the hard Euchre player decides.

He weighs each lead by what the player would really do with each hand it may hold, up to the next
lead; from there on all cards are open. That is done at the leads with four and five cards, where
nearly all there is to gain is; and what he finds better than the lead the hard player itself would
make counts, in points. The same is told of a player who leads by the mean with all cards open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from operator import mul
from statistics import fmean, stdev

from app.crew import answers, in_order
from engines.cards import pack
from engines.euchre import Game, Phase, Play, Rules, State, scoring, table
from engines.euchre.belief import belief
from engines.euchre.deciding import decide
from engines.euchre.double_dummy.positions import bit, bits, cards_of
from engines.euchre.evolving import evolve
from engines.euchre.hands import known
from engines.euchre.players.hard import Hard
from engines.euchre.players.look_ahead import Care, LookAhead
from engines.euchre.players.other import Facing, Other
from engines.euchre.rules import HAND_SIZE
from engines.euchre.sight import view as seen_by
from engines.euchre.state import UpcardPlace, View
from tests.benchmarks.figure import Figure

DEALS = 60
SEED = 104_729
CARDS = 4
OPEN_CARDS = Care(lots=0)
LEFT = 0.011
"""Half of the 0.022 that the best response to the play with open cards is worth."""


def figures() -> Iterator[Figure]:
    """The points a deal that are left, in the leads of both players together; by every core."""
    found = list(in_order(answers(map(Deal, range(SEED, SEED + DEALS)))))
    yield left("hard", [by_hard for by_hard, _ in found], LEFT)
    yield left("leads with open cards", [by_open for _, by_open in found], None)


def left(name: str, gains: list[float], budget: float | None) -> Figure:
    """What one who knows such a player gains on it."""
    error = stdev(gains) / len(gains) ** 0.5
    told = f"Euchre, to gain on {name} (± {error:.4f})"
    return Figure(told, fmean(gains), "points a deal", budget)


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal, and what is to gain in it: a question for another process."""

    seed: int

    def answer(self) -> tuple[float, float]:
        """The points that are left by the hard player, and by the mean with open cards."""
        views = list(leads(self.seed))
        return sum(map(left_by_hard, views)), sum(map(left_by_open, views))


def leads(seed: int) -> Iterator[View]:
    """The views of those who lead in a deal that hard players play."""
    game, hard = Game(Rules(), seed=seed), Hard()
    while game.state.last_hand is None and (seat := game.to_act) is not None:
        view = game.view(seat)
        if view.phase is Phase.PLAYING and not view.trick and len(view.hand) >= CARDS:
            yield view
        game.apply(hard.choose(view))


def left_by_hard(view: View) -> float:
    """The points by which the best lead against the hard player is better than its own."""
    worth = worth_of_leads(view, Care(), Known(view))
    played = Hard().choose(view)
    assert isinstance(played, Play)
    return max(worth.values()) - worth[bit(played.card)]


def left_by_open(view: View) -> float:
    """The points by which the best lead is better than the one by the mean with open cards."""
    by_mean = worth_of_leads(view, OPEN_CARDS, None)
    worth = worth_of_leads(view, Care(), None)
    return max(worth.values()) - worth[max(by_mean, key=by_mean.__getitem__)]


def worth_of_leads(view: View, care: Care, other: Other | None) -> Mapping[int, float]:
    """The points of each lead, if the other plays as told."""
    worth = points(view)
    ahead = LookAhead(view, belief(view), worth, care, other)
    cards = map(bit, known(view.hand))
    return {card: sum(map(mul, ahead.tricks(card), worth)) for card in cards}


def points(view: View) -> list[float]:
    """The points of the hand, less the other's, by the tricks one takes from now on."""
    (other,) = table.against(view.seat)
    assert view.maker is not None
    taken = view.tricks_taken[view.seat]
    makes = view.maker == view.seat
    by_seat = [
        scoring.points_of(view.maker, tricks if makes else HAND_SIZE - tricks)
        for tricks in range(taken, HAND_SIZE + 1)
    ]
    return [float(each[view.seat] - each[other]) for each in by_seat]


class Known(Other):
    """The hard player itself, asked what it does with a hand."""

    def __init__(self, view: View) -> None:
        assert view.trump is not None
        super().__init__(view.trump, bits(pack(view.rules.pack)), points(view))
        self._view = view
        (self._seat,) = table.against(view.seat)
        self._led: Callable[[int], State]

    def reply(self, hand: int, lead: int, mine: Facing) -> int:
        """What it plays to the lead."""
        state = after(self._holding(hand), lead)
        self._led = lambda kept: after(state, hand ^ kept)
        return self._chosen(state)

    def lead(self, hand: int, mine: Facing) -> int:
        """What it leads after the reply it gave last."""
        return self._chosen(self._led(hand))

    def _chosen(self, state: State) -> int:
        action = Hard().choose(seen_by(state, self._seat))
        assert isinstance(action, Play)
        return bit(action.card)

    def _holding(self, hand: int) -> State:
        """The deal as it may be; a card laid away unseen is any that is out of sight."""
        view = self._view
        cards = cards_of(hand)
        hands = tuple(cards if seat == self._seat else view.hands[seat] for seat in table.SEATS)
        if view.dealer != self._seat or view.upcard_place is not UpcardPlace.TAKEN_UP:
            return replace(view, hands=hands)
        in_sight = {*cards, *known((*view.hand, view.upcard))}
        in_sight.update(card for trick in view.tricks for card in trick.cards)
        away = next(card for card in pack(view.rules.pack) if card not in in_sight)
        return replace(view, hands=hands, discarded=away)


def after(state: State, card: int) -> State:
    """The state after a card is played."""
    (played,) = cards_of(card)
    return reduce(evolve, decide(state, Play(played)), state)
