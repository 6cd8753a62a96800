"""How many deals the lab plays out while a plain loop plays one, and what a whole record takes."""

from collections import deque
from collections.abc import Iterator
from random import Random

from engines.beggar import Game, TurnCard, play_out, record
from tests.benchmarks.clock import MILLISECONDS, fastest
from tests.benchmarks.figure import Figure

DEALS = 1000
PACK = "-" * 36 + "JQKA" * 4
DEMANDS = {"-": 0, "J": 1, "Q": 2, "K": 3, "A": 4}


def figures() -> Iterator[Figure]:
    """Deals a second of the lab and of the yardstick, and the record turned card by card."""
    deals = shuffled_deals()
    assert [yardstick(deal) for deal in deals] == [
        (result.winners, result.cards, result.tricks) for result in map(play_out, deals)
    ]
    plain = fastest(lambda: [yardstick(deal) for deal in deals])
    lab = fastest(lambda: [play_out(deal) for deal in deals])
    second = DEALS * MILLISECONDS
    yield Figure("beggar.play_out", second / lab, "deals/s", 1.5 * second / plain, at_least=True)
    yield Figure("beggar.play_out, a plain loop being 1", plain / lab, "x", 1.5, at_least=True)
    yield Figure("the 8,344-card record, turned card by card", fastest(turn_record), "ms", 100)


def shuffled_deals() -> list[tuple[str, str]]:
    """Deals of 52 cards for two, always the same."""
    chance, cards, deals = Random(52), list(PACK), []
    for _ in range(DEALS):
        chance.shuffle(cards)
        deals.append(("".join(cards[::2]), "".join(cards[1::2])))
    return deals


def yardstick(deal: tuple[str, str]) -> tuple[tuple[int, ...], int, int]:
    """Winners, cards and tricks of a deal: two deques, and a test for a loop at each trick."""
    hands = deque(deal[0]), deque(deal[1])
    seen: set[tuple[int, tuple[str, ...], tuple[str, ...]]] = set()
    seat = cards = tricks = 0
    while hands[0] and hands[1]:
        position = (seat, tuple(hands[0]), tuple(hands[1]))
        if position in seen:
            return (), cards, tricks
        seen.add(position)
        pile: list[str] = []
        owed = 0
        while hands[seat]:
            card = hands[seat].popleft()
            pile.append(card)
            demand = DEMANDS[card]
            if demand:
                owed = demand
                seat = 1 - seat
            elif owed:
                owed -= 1
                if not owed:
                    break
            else:
                seat = 1 - seat
        seat = 1 - seat
        hands[seat].extend(pile)
        cards += len(pile)
        tricks += 1
    return (seat,), cards, tricks


def turn_record() -> None:
    """The whole of the longest game known, through the engine, event by event."""
    game = Game(hands=record("nessler-2022").deal)
    while game.to_act is not None:
        game.apply(TurnCard())
