"""How long the hard Euchre player thinks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import comb
from time import process_time

from engines.cards import Card, Suit, pack
from engines.euchre import Game, Phase, Rules, double_dummy, players
from engines.euchre.rules import EuchrePack
from engines.euchre.state import State
from tests.benchmarks.clock import MILLISECONDS, fastest
from tests.benchmarks.figure import Figure

TIMED_DEALS = 20
BUDGETS = {"call": 500, "discard": 500, "opening lead": 400, "play": 250}


def figures() -> Iterator[Figure]:
    """The mean of a hand over all others, and the longest decisions of every kind."""
    yield Figure("Euchre, exact mean of a hand over 8,568 others", mean_time(), "ms", 2)
    packs: tuple[EuchrePack, ...] = ("24", "25", "32")
    for name in packs:
        for what, longest in thinking_times(Rules(pack=name)).items():
            yield Figure(
                f"Euchre, hard, {name} cards, longest {what}", longest, "ms", BUDGETS[what]
            )


def mean_time() -> float:
    """Milliseconds for the exact double-dummy mean of one hand."""
    hand = tuple(map(Card.parse, ("JH", "AH", "KS", "QS", "9C")))
    others = [card for card in pack("24") if card not in (*hand, Card.parse("9S"))]
    assert sum(mean(hand, others)) == comb(len(others), len(hand))
    return fastest(lambda: mean(hand, others))


def mean(hand: tuple[Card, ...], others: list[Card]) -> tuple[int, ...]:
    """How often the hand takes each number of tricks."""
    return double_dummy.distribution(hand, others, Suit.HEARTS, leads=True)


def thinking_times(rules: Rules) -> dict[str, float]:
    """The longest that the hard player thinks of a decision of each kind, in processor time."""
    hard, normal = players.named("hard"), players.named("normal")
    longest: dict[str, float] = defaultdict(float)
    for seed in range(TIMED_DEALS):
        game = Game(rules, seed=seed)
        while game.state.last_hand is None and (seat := game.to_act) is not None:
            view, kind = game.view(seat), kind_of(game.state)
            began = process_time()
            hard.choose(view)
            longest[kind] = max(longest[kind], (process_time() - began) * MILLISECONDS)
            game.apply(normal.choose(view))
    return longest


def kind_of(state: State) -> str:
    """What kind of decision is awaited."""
    match state.phase:
        case Phase.DISCARDING:
            return "discard"
        case Phase.PLAYING:
            return "play" if state.tricks or state.trick else "opening lead"
        case _:
            return "call"
